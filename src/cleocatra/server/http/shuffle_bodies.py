"""The bodies of requests of a shared shuffle."""

from __future__ import annotations

from typing import Annotated

from pydantic import ConfigDict, Field

from cleocatra.server.http.bodies import Strict

A_HASH = "5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9"
Hash = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$", description="64 hexadecimal digits")]


class PledgeRequest(Strict):
    """The SHA-256 of the game's commitment, the player's colour and their share, with spaces between them."""

    pledge: Hash

    model_config = ConfigDict(json_schema_extra={"examples": [{"pledge": A_HASH}]})


class ShareRequest(Strict):
    """The share of chance that was pledged: 256 random bits."""

    share: Hash

    model_config = ConfigDict(json_schema_extra={"examples": [{"share": A_HASH}]})
