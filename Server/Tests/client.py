#!/usr/bin/env python3
"""A client of santa-server in another language, made from docs/protocol.md alone.

usage: client.py URL STORE ID TEXT COUNT    the token is in SANTA_SERVER_TOKEN

Joins a store, adds a Greeting, and prints the Greetings of the order until there are COUNT of them.
"""
import hashlib, json, os, struct, sys, urllib.request

base, store, key, text, wanted = sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4], int(sys.argv[5])


def request(path, body=None):
    headers = {"Authorization": "Bearer " + os.environ["SANTA_SERVER_TOKEN"]}
    return urllib.request.urlopen(urllib.request.Request(f"{base}/v1/stores/{store}{path}", body, headers), timeout=30)


# Writing

def number(value):
    data = bytearray()
    while value >= 0x80:
        data.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes(data + bytes([value]))


def string(value): return number(len(value.encode())) + value.encode()


def integer(value): return b"\x00\x05" + number(value << 1 ^ value >> 63)


def many(*items): return number(len(items)) + b"".join(items)


def greeting(key, text, counter, replica):
    """The change that declares the class Greeting and adds one."""
    of_type = string("Greeting\x1f0\x1f5\x1fid")
    properties = [string("id") + b"\x05\x02\x00\x00\x00\x00", string("text") + b"\x0c\x00\x00\x00\x00\x00"]
    schema = [b"\x01\x00", b"\x02\x00\x00" + integer(0), b"\x02\x01\x00" + b"\x00\x0c\x00"]
    made = b"\x00" + integer(key) + number(counter) + number(replica)
    create = b"\x02" + made + many(b"\x01\x00" + b"\x00\x0c" + string(text))
    return b"\x04" + os.urandom(8) + many(of_type) + many(*properties) + many(*schema) + many(create)


# Reading

class Reader:
    def __init__(self, data): self.data, self.at = data, 0

    def take(self, count):
        self.at += count
        return self.data[self.at - count:self.at]

    def number(self):
        value = shift = 0
        while True:
            byte = self.take(1)[0]
            value, shift = value | (byte & 0x7F) << shift, shift + 7
            if byte < 0x80: return value

    def string(self): return self.take(self.number()).decode()

    def value(self):
        if self.take(1) == b"\x01": return self.number()
        kind = self.take(1)[0]
        if kind == 0: return None
        if kind == 1: return self.take(1) == b"\x01"
        if kind == 5:
            zigzag = self.number()
            return zigzag >> 1 ^ -(zigzag & 1)
        if kind in (11, 14): return struct.unpack("<d", self.take(8))[0]
        if kind == 12: return self.string()
        raise ValueError(f"values of type {kind} are not read by this client")


def created(data):
    """The Greetings that a change creates: from its types, properties, schema and first operations."""
    reader = Reader(data)
    form = reader.take(1)
    assert form in b"\x01\x04", "another format"
    if form == b"\x04": reader.take(8)
    types = [reader.string().split("\x1f")[0] for _ in range(reader.number())]
    names = []
    for _ in range(reader.number()):
        names.append(reader.string())
        reader.take(4)
        reader.string()
        reader.take(reader.number())
    for _ in range(reader.number()):
        if reader.take(1) == b"\x01": reader.number()
        else: reader.number(), reader.number(), reader.value()
    for _ in range(reader.number()):
        if reader.take(1) != b"\x02": return
        kind, key = types[reader.number()], reader.value()
        reader.number(), reader.number()
        values = {}
        for _ in range(reader.number()):
            name = names[reader.number()]
            reader.take(1)
            values[name] = reader.value()
        if kind == "Greeting": yield key, values.get("text", "")


me = json.load(request("/replicas", b""))
change = greeting(key, text, 1, me["replica"])
request(f"/changes?epoch={me['epoch']}&replica={me['replica']}&first=1", struct.pack("<I", len(change)) + change).read()
stream, seen, chain = request(f"/changes?epoch={me['epoch']}&after=0&chain=&follow=true"), 0, b""
while seen < wanted:
    frame = stream.read(struct.unpack("<I", stream.read(4))[0])
    if frame[0] != 1: continue
    version, replica, sequence = struct.unpack("<QIQ", frame[1:21])
    chain = hashlib.sha256(chain + frame[9:21] + frame[53:]).digest()
    assert chain == frame[21:53], f"the chain of version {version} is wrong"
    for key, text in created(frame[53:]):
        seen += 1
        print(f"{version} {replica}: {key} {text}", flush=True)
