# SPDX-License-Identifier: MIT
# Godot 3 (f32): Rect2 and AABB by corner and size; Shape2D.collide of a rectangle by half extents, a circle, a segment and convex polygons,
# each placed by its Transform2D; collide_with_motion of a circle from a to b.
extends Reference

var box = RectangleShape2D.new()
var other_box = RectangleShape2D.new()
var circle = CircleShape2D.new()
var other_circle = CircleShape2D.new()
var segment = SegmentShape2D.new()
var polygon = ConvexPolygonShape2D.new()
var other_polygon = ConvexPolygonShape2D.new()

func rects(n):
	return Rect2(n[0], n[1], n[2], n[3]).intersects(Rect2(n[4], n[5], n[6], n[7]))

func aabb(n, at):
	return AABB(Vector3(n[at], n[at + 1], n[at + 2]), Vector3(n[at + 3], n[at + 4], n[at + 5]))

func aabbs(n):
	return aabb(n, 0).intersects(aabb(n, 6))

func aabbSegment(n):
	return aabb(n, 0).intersects_segment(Vector3(n[6], n[7], n[8]), Vector3(n[9], n[10], n[11]))

func place(x, y):
	return Transform2D(0, Vector2(x, y))

func rotated(n):
	box.extents = Vector2(n[2], n[3])
	circle.radius = n[7]
	return box.collide(Transform2D(n[4], Vector2(n[0], n[1])), circle, place(n[5], n[6]))

func axisAligned(n):
	return rotated([n[0], n[1], n[2], n[3], 0, n[4], n[5], n[6]])

func circles(n):
	circle.radius = n[2]
	other_circle.radius = n[5]
	return circle.collide(place(n[0], n[1]), other_circle, place(n[3], n[4]))

func rectangles(n):
	box.extents = Vector2(n[2], n[3])
	other_box.extents = Vector2(n[6], n[7])
	return box.collide(place(n[0], n[1]), other_box, place(n[4], n[5]))

func rectangleSegment(n):
	box.extents = Vector2(n[2], n[3])
	segment.a = Vector2(n[4], n[5])
	segment.b = Vector2(n[6], n[7])
	return box.collide(place(n[0], n[1]), segment, place(0, 0))

func movingCircle(n):
	box.extents = Vector2(n[2], n[3])
	circle.radius = n[8]
	return circle.collide_with_motion(place(n[4], n[5]), Vector2(n[6], n[7]) - Vector2(n[4], n[5]), box, place(n[0], n[1]), Vector2())

func points(n, at, count):
	var found = PoolVector2Array()
	for i in range(count):
		found.append(Vector2(n[at + 2 * i], n[at + 2 * i + 1]))
	return found

# set_point_cloud makes the hull itself, so either way round does.
func polygonCircle(n):
	polygon.set_point_cloud(points(n, 0, 4))
	circle.radius = n[10]
	return polygon.collide(place(0, 0), circle, place(n[8], n[9]))

func polygons(n):
	polygon.set_point_cloud(points(n, 0, 3))
	other_polygon.set_point_cloud(points(n, 6, 4))
	return polygon.collide(place(0, 0), other_polygon, place(0, 0))

func hasPoint(n):
	return Rect2(n[0], n[1], n[2], n[3]).has_point(Vector2(n[4], n[5]))

func aabbHasPoint(n):
	return aabb(n, 0).has_point(Vector3(n[6], n[7], n[8]))

func pointInPolygon(n):
	return Geometry.is_point_in_polygon(Vector2(n[8], n[9]), points(n, 0, 4))

func segments(n):
	return Geometry.segment_intersects_segment_2d(Vector2(n[0], n[1]), Vector2(n[2], n[3]), Vector2(n[4], n[5]), Vector2(n[6], n[7])) != null

func pointInTriangle(n):
	return Geometry.point_is_inside_triangle(Vector2(n[6], n[7]), Vector2(n[0], n[1]), Vector2(n[2], n[3]), Vector2(n[4], n[5]))
