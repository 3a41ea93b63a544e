"""What stands at the other end of a notice: a web server and a mail server that write down."""

import base64
import socketserver
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec


class Posts(HTTPServer):
    """A server that takes what is posted, or says it is not there."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Post)
        self.got: list[tuple[str, Mapping[str, str], bytes]] = []
        self.status = 201

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"


class _Post(BaseHTTPRequestHandler):
    server: Posts

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.got.append((self.path, dict(self.headers), body))
        self.send_response(self.server.status)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_: Any) -> None: ...


class Mails(socketserver.ThreadingTCPServer):
    """As much SMTP as it takes to be sent a letter."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Mail)
        self.got: list[EmailMessage] = []

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.server_address[1]}?from=table@example.org"


class _Mail(socketserver.StreamRequestHandler):
    server: Mails

    def handle(self) -> None:
        self._say("220 here")
        while line := self.rfile.readline():
            match line[:4].upper():
                case b"DATA":
                    self._say("354 go on")
                    self._letter()
                case b"QUIT":
                    self._say("221 bye")
                    return
            if line[:4].upper() != b"QUIT":
                self._say("250 ok")

    def _letter(self) -> None:
        lines = list(iter(self.rfile.readline, b".\r\n"))
        letter = message_from_bytes(b"".join(lines), policy=policy.default)
        self.server.got.append(letter)

    def _say(self, line: str) -> None:
        self.wfile.write(f"{line}\r\n".encode())


@contextmanager
def serving(server: Any) -> Iterator[Any]:
    thread = threading.Thread(target=server.serve_forever, args=(0.02,))
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


class Browser:
    """A subscription for pushes, and the private key that reads them."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": _spelt(point), "auth": _spelt(self.auth)}
        self.subscription = {"endpoint": endpoint, "expirationTime": None, "keys": keys}

    def read(self, body: bytes) -> bytes:
        opened = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth)
        return bytes(opened)


def _spelt(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
