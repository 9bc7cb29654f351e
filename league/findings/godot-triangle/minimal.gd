# SPDX-License-Identifier: MIT
extends SceneTree

func _init():
	for far in [1e6, 1e7, 1e8]:
		var inside = Geometry.point_is_inside_triangle(Vector2(far, far), Vector2(0, 0), Vector2(1, 0), Vector2(0, 1))
		print("(", far, ", ", far, ") in (0, 0), (1, 0), (0, 1): ", inside)
	quit()
