"""What clients may send, field by field."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Name = Annotated[str, Field(min_length=1, max_length=80)]
Text = Annotated[str, Field(max_length=80)]
Token = Annotated[str, Field(min_length=1, max_length=400)]
Number = Annotated[int, Field(ge=-(2**53), lt=2**53)]  # any that JSON can carry
SeatNumber = Annotated[int, Field(ge=0, le=15)]
MoveTexts = Annotated[list[Text], Field(max_length=200)]
Nonce = Annotated[str, Field(pattern=r"^([0-9a-fA-F]{2}){1,32}$")]
A_YEAR = 365.0


class Body(BaseModel):
    """Unknown fields are refused: a typing error is not passed over in silence."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Refusal(BaseModel):
    """Why something was refused: a code that stays, its numbers, a sentence for people."""

    code: str
    rule: str | None
    figures: dict[str, int | str]
    sentence: str


class Error(BaseModel):
    error: Refusal


class Me(Body):
    name: Name | None = None
    lang: Literal["en", "de", "hu"] | None = None
    settings: dict[str, Any] | None = None


class SeatWish(Body):
    kind: Literal["me", "link", "open", "bot"]
    level: Text | None = None
    name: Name | None = None


class NoClock(Body):
    kind: Literal["none"] = "none"


class LiveClock(Body):
    kind: Literal["live"]
    bank: Annotated[float, Field(ge=10, le=86_400)]
    increment: Annotated[float, Field(ge=0, le=3_600)] = 0


class DaysClock(Body):
    kind: Literal["days"]
    days: Annotated[float, Field(gt=0, le=A_YEAR)]


class NewTable(Body):
    game: Text
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=16)]
    options: dict[Text, Text] = {}
    clock: Annotated[NoClock | LiveClock | DaysClock, Field(discriminator="kind")] = NoClock()
    absence: Literal["bot-turn", "bot-seat", "nothing"] = "bot-turn"
    access: Literal["public", "link"] = "link"
    rated: bool = False
    components: dict[Text, Any] | None = None
    seed: None = None


class Join(Body):
    seat: SeatNumber | None = None
    nonce: Nonce | None = None


class Take(Body):
    token: Token
    name: Name | None = None
    nonce: Nonce | None = None


class Watch(Body):
    token: Token


class OfSeat(Body):
    seat: SeatNumber


class Move(Body):
    key: Annotated[str, Field(min_length=8, max_length=40, pattern=r"^[\w-]+$")]
    seat: SeatNumber
    question: Number
    moves: MoveTexts


class PutDraft(Body):
    seat: SeatNumber
    question: Number
    moves: MoveTexts
    n: Annotated[int, Field(ge=0, lt=2**53)]


class Why(Body):
    seat: SeatNumber
    moves: Annotated[list[Text], Field(max_length=64)]
    lang: Literal["en", "de", "hu"] | None = None


class Consent(Body):
    seat: SeatNumber
    yes: bool


Password = Annotated[str, Field(min_length=8, max_length=200)]
SomePassword = Annotated[str, Field(min_length=1, max_length=200)]


class Account(Body):
    name: Name
    password: Password


class Login(Body):
    name: Name
    password: SomePassword


class NewPassword(Body):
    old: SomePassword
    new: Password


class Recovery(Body):
    name: Name
    code: Annotated[str, Field(min_length=1, max_length=60)]
    password: Password


class Farewell(Body):
    password: SomePassword | None = None


class Say(Body):
    text: Annotated[str, Field(min_length=1, max_length=4_000)]


class Seen(Body):
    upto: Annotated[int, Field(ge=0, lt=2**31)]


class Code(Body):
    code: Annotated[str, Field(min_length=1, max_length=20)]


class MailTo(Body):
    to: Annotated[str, Field(max_length=200, pattern=r"^[^\s@<>,;:\"()]+@[^\s@<>,;:\"()]+$")]


class Hook(Body):
    url: Annotated[str, Field(max_length=500, pattern=r"^https?://[\x21-\x7e]+$")]
    key: Annotated[str, Field(max_length=100)] = ""


class PushKeys(Body):
    p256dh: Annotated[str, Field(max_length=120, pattern=r"^[\w+/=-]+$")]
    auth: Annotated[str, Field(max_length=60, pattern=r"^[\w+/=-]+$")]


class Subscription(BaseModel):
    """As `PushSubscription.toJSON()` of a browser gives it."""

    endpoint: Annotated[str, Field(max_length=1_000, pattern=r"^https?://[\x21-\x7e]+$")]
    keys: PushKeys
