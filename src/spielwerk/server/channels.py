"""How a user may be told: on the page, by push, by mail, by a hook. Each is off at first.

Each way is a function that delivers one letter, or raises `Unreachable`; `WAYS` names them all.
"""

import hashlib
import hmac
import smtplib
import ssl
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from email.message import EmailMessage
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

import orjson
from py_vapid import Vapid02
from pywebpush import WebPusher

from .outgoing import PATIENCE, Unreachable, post
from .settings import Settings

A_DAY = 86_400
PUSH, MAIL, HOOK, PAGE = "push", "mail", "hook", "page"


@dataclass(frozen=True)
class Letter:
    """What a user is told: words without any secret, and the page where to look."""

    word: str
    title: str
    body: str
    path: str
    lang: str
    at: float

    def plain(self, base: str) -> dict[str, Any]:
        return {
            "word": self.word,
            "title": self.title,
            "body": self.body,
            "url": base + self.path,
            "lang": self.lang,
            "at": round(self.at, 3),
        }


@dataclass(frozen=True)
class Office:
    """What delivering takes: the settings, and the server's own keys for push."""

    settings: Settings
    vapid: str  # a private key, PEM

    @property
    def base(self) -> str:
        return self.settings.url.rstrip("/")


def push(office: Office, address: Mapping[str, Any], letter: Letter) -> None:
    """Web Push: encrypted for the browser alone (RFC 8291), signed by this server (RFC 8292)."""
    try:
        text = orjson.dumps(letter.plain("")).decode()
        body = WebPusher(dict(address)).encode(text.encode())["body"]
        parts = urlsplit(str(address["endpoint"]))
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": office.settings.contact}
        headers = Vapid02.from_pem(office.vapid.encode()).sign(claims)
    except Exception as error:  # whatever the browser sent is no subscription
        raise Unreachable("not a subscription", final=True) from error
    headers |= {"Content-Encoding": "aes128gcm", "TTL": str(A_DAY)}
    post(str(address["endpoint"]), body, headers, office.settings.private_hooks)


def hook(office: Office, address: Mapping[str, Any], letter: Letter) -> None:
    """JSON to a URL; the receiver can check that it comes from here, and is not stale."""
    body = orjson.dumps(letter.plain(office.base))
    headers = {"Content-Type": "application/json", "User-Agent": "Spielwerk"}
    if key := address.get("key"):
        sealed = hmac.new(str(key).encode(), body, hashlib.sha256).hexdigest()
        headers["Spielwerk-Signature"] = f"sha256={sealed}"
    post(str(address["url"]), body, headers, office.settings.private_hooks)


def mail(office: Office, address: Mapping[str, Any], letter: Letter) -> None:
    """By the SMTP server of the settings: `smtp(s)://user:password@host:port?from=address`."""
    server = urlsplit(office.settings.smtp)
    if not server.hostname:
        raise Unreachable("no SMTP server is set", final=True)
    message = EmailMessage()
    message["From"] = parse_qs(server.query).get("from", [f"spielwerk@{server.hostname}"])[0]
    message["To"], message["Subject"] = str(address["to"]), letter.title
    message["Content-Language"] = letter.lang
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(f"{letter.body}\n\n{office.base}{letter.path}\n")
    try:
        with _connected(server.hostname, server.port, server.scheme == "smtps") as smtp:
            if server.username:
                smtp.login(unquote(server.username), unquote(server.password or ""))
            smtp.send_message(message)
    except (OSError, smtplib.SMTPException, ValueError) as error:
        raise Unreachable(type(error).__name__) from error


def _connected(host: str, port: int | None, wrapped: bool) -> smtplib.SMTP:
    """Encrypted, unless the server stands on this machine and cannot."""
    context = ssl.create_default_context()
    if wrapped:
        return smtplib.SMTP_SSL(host, port or 465, timeout=PATIENCE, context=context)
    smtp = smtplib.SMTP(host, port or 587, timeout=PATIENCE)
    smtp.ehlo()
    if smtp.has_extn("starttls"):
        smtp.starttls(context=context)
        smtp.ehlo()
    elif host not in ("localhost", "127.0.0.1", "::1"):
        smtp.close()
        raise smtplib.SMTPNotSupportedError("the server speaks no TLS")
    return smtp


Way = Callable[[Office, Mapping[str, Any], Letter], None]
WAYS: Mapping[str, Way] = {PUSH: push, MAIL: mail, HOOK: hook}  # the page needs no delivering
