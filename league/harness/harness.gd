# SPDX-License-Identifier: MIT
# Started by godot.py: reads the floats of a case from its socket, and answers a byte.
extends SceneTree

func _init():
	var adapter = load(OS.get_environment("LEAGUE_ADAPTER")).new()
	var function = OS.get_environment("LEAGUE_FUNCTION")
	var count = int(OS.get_environment("LEAGUE_COUNT"))
	var peer = StreamPeerTCP.new()
	peer.connect_to_host("127.0.0.1", int(OS.get_environment("LEAGUE_PORT")))
	while peer.get_status() == StreamPeerTCP.STATUS_CONNECTING:
		OS.delay_msec(1)
	peer.set_no_delay(true)
	while true:
		var numbers = []
		for _i in range(count):
			numbers.append(peer.get_float())
		if peer.get_status() != StreamPeerTCP.STATUS_CONNECTED:
			break
		peer.put_u8(1 if adapter.call(function, numbers) else 0)
	quit()
