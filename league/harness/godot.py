# SPDX-License-Identifier: MIT
"""godot.py SERVER HARNESS ADAPTER FUNCTION COUNT: the numbers of each line to the adapter's function, which runs in Godot, and 1 or 0 back.

A script of Godot 3 cannot read standard input, and reads decimals inexactly, so it is sent floats over a socket.
"""
import os
import socket
import struct
import subprocess
import sys
import tempfile

server, harness, adapter, function, count = sys.argv[1:]
packing = struct.Struct(f"<{count}f")
with socket.create_server(("127.0.0.1", 0)) as listener, tempfile.TemporaryDirectory() as home:
    environment = {**os.environ, "HOME": home, "LEAGUE_PORT": str(listener.getsockname()[1]), "LEAGUE_ADAPTER": adapter,
                   "LEAGUE_FUNCTION": function, "LEAGUE_COUNT": count}
    godot = subprocess.Popen([server, "--no-window", "-s", harness], env=environment, cwd=home, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    try:
        listener.settimeout(60)
        peer, _ = listener.accept()
        peer.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for line in sys.stdin:
            peer.sendall(packing.pack(*map(float, line.split())))
            answer = peer.recv(1)
            if not answer:
                sys.exit("godot.py: Godot ended")
            print(answer[0], flush=True)
        peer.close()
    finally:
        godot.kill()
        godot.wait()
