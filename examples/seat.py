#!/usr/bin/env python3
"""The bot of bot.py at the tables of a house, over a WebSocket, with nothing but Python's own library. See docs/bot-api.md.

    TOKEN=... python3 examples/seat.py https://play.example
"""
import base64
import json
import os
import socket
import ssl
import struct
import sys
from urllib.parse import urlsplit

from bot import answer

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class House:
    """A line to /api/program: whole texts both ways."""

    def __init__(self, address):
        at = urlsplit(address)
        secure = at.scheme == "https"
        self.line = socket.create_connection((at.hostname, at.port or (443 if secure else 80)), timeout=60)
        if secure:
            self.line = ssl.create_default_context().wrap_socket(self.line, server_hostname=at.hostname)
        key = base64.b64encode(os.urandom(16)).decode()
        self.line.sendall(
            f"GET /api/program HTTP/1.1\r\nHost: {at.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self.reader = self.line.makefile("rb")
        status = self.reader.readline().decode().strip()
        while self.reader.readline().strip():
            pass
        if " 101 " not in status:
            sys.exit(f"{address}: {status}")

    def send(self, kind, data):
        mask = os.urandom(4)  # whoever is no server must hide what it sends from old proxies
        length = len(data)
        if length < 126:
            head = struct.pack("!BB", 128 | kind, 128 | length)
        else:
            head = struct.pack("!BBH", 128 | kind, 128 | 126, length)
        self.line.sendall(head + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

    def say(self, value):
        self.send(TEXT, json.dumps(value).encode())

    def __iter__(self):
        while True:
            head = self.reader.read(2)
            if len(head) < 2:
                return
            kind, length = head[0] & 15, head[1]
            if length == 126:
                (length,) = struct.unpack("!H", self.reader.read(2))
            elif length == 127:
                (length,) = struct.unpack("!Q", self.reader.read(8))
            data = self.reader.read(length)
            if kind == PING:
                self.send(PONG, data)
            elif kind == CLOSE:
                print("closed:", data[2:].decode(), file=sys.stderr)
                return
            elif kind == TEXT:
                yield json.loads(data)


house = House(sys.argv[1])
house.say({"token": os.environ["TOKEN"]})
for said in house:
    if said["say"] == "ask":
        house.say({"id": said["id"], "answer": answer(said)})
    else:
        print(json.dumps(said), file=sys.stderr)
