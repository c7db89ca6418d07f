#!/usr/bin/env python3
"""Attacks `pelmet preview --serve` as a page of the web or a program of this machine can, and looks at what it takes of the machine, and
whether it ends. Tests of PelmetServer look at its answers.

Usage: attacks.py PELMET, a command that was built with the trait Serve. Needs Linux, and nothing but Python.
"""

import signal
import socket
import threading
import time

from checks import check
from process import Server


def connect(server, data=b""):
    connection = socket.create_connection(("127.0.0.1", server.port), timeout=60)
    try:
        connection.sendall(data)
    except OSError:
        pass
    return connection


def answer(connection):
    """All that comes until the other side closes."""
    data = b""
    try:
        while part := connection.recv(65536):
            data += part
    except ConnectionResetError:
        pass
    connection.close()
    return data


def until(condition):
    """Whether a condition comes to hold, within a minute."""
    end = time.monotonic() + 60
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.01)
    return True


def long_requests(server):
    before = server.seconds()
    for length in [80_000, 300_000, 10_000_000]:
        for request in [b"GET /?%s HTTP/1.1\r\nHost: localhost\r\n\r\n", b"GET / HTTP/1.1\r\nHost: localhost\r\nX: %s\r\n\r\n"]:
            answer(connect(server, request % (b"a" * length)))
    seconds = server.seconds() - before
    check(seconds < 0.5, f"spends {seconds:.3f} s of processor time on six requests of up to 10 MB")


def closed_polls(server):
    check(until(lambda: server.state()[1] < 30), "has few files open")
    before = server.state()[1]
    version = server.news()["version"]
    polls = [connect(server, f"GET /live?after={version} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()) for _ in range(50)]
    check(until(lambda: server.state()[1] >= before + 50), "50 browsers wait")
    for poll in polls:
        poll.close()
    start = time.monotonic()
    check(until(lambda: server.state()[1] <= before + 1), "and are let go when they go")
    check(time.monotonic() - start < 1, "within a second")


def idle(server):
    server.settled()
    before = server.seconds()
    time.sleep(6)
    seconds = server.seconds() - before
    check(seconds < 0.03, f"idle for 6 s, it takes {seconds * 1000:.0f} ms of processor time")


def ends(number, server, words):
    name = signal.Signals(number).name
    status, seconds = server.end(number)
    check(status == 0 and seconds < 1.2, f"{name} ends it {words}, within {seconds:.2f} s", str(status))


def busy(server, ended):
    def ask():
        while not ended.is_set():
            try:
                server.get("/")
            except OSError:
                pass
    threads = [threading.Thread(target=ask, daemon=True) for _ in range(16)]
    for thread in threads:
        thread.start()
    time.sleep(0.5)


def main():
    print("The command under attack")
    server = Server(themes=3, files=256)
    idle(server)
    long_requests(server)
    closed_polls(server)
    for number in [signal.SIGTERM, signal.SIGINT]:
        ended = threading.Event()
        busy(server, ended)
        ends(number, server, "while 16 clients ask without end")
        ended.set()
        server = Server(themes=60)
        server.settled()
        server.save("themes/t0.theme.json", server.theme())
        time.sleep(0.1)
        ends(number, server, "while it draws")
        server = Server(files=256)
    connections = [connect(server, b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ") for _ in range(100)]
    ends(signal.SIGTERM, server, "with 100 requests that have begun")
    for connection in connections:
        connection.close()


main()
