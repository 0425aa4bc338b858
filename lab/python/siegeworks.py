"""The games of Siegeworks for programs in Python, in the manner of PettingZoo's AEC interface.

Nothing but the standard library is needed. The rules run in `siege env`, a process of their own; what goes to and fro is
described in docs/research.md. Agents are called `seat_0`, `seat_1` and so on; an action is the number of a legal option.
"""

from __future__ import annotations

import json
import random
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

REPOSITORY = Path(__file__).resolve().parents[2]
COMMAND = ("node", str(REPOSITORY / "cli" / "bin" / "siege.mjs"))


class Refused(ValueError):
    """The rules, or the protocol, do not allow what was asked for. Nothing has changed."""

    def __init__(self, message: str, reasons: Sequence[dict[str, str]] = ()):
        super().__init__(message)
        self.reasons = list(reasons)


class Discrete:
    """The numbers from 0 up to n, like the space of that name in Gymnasium."""

    def __init__(self, n: int):
        self.n = n

    def contains(self, action: Any) -> bool:
        return isinstance(action, int) and 0 <= action < self.n

    def sample(self, mask: Sequence[int] | None = None) -> int:
        allowed = [i for i, on in enumerate(mask) if on] if mask else range(self.n)
        return random.choice(allowed)


class Connection:
    """A running `siege env`, which holds any number of matches of one game."""

    def __init__(self, game: str, command: Sequence[str] = COMMAND):
        self._process = subprocess.Popen(
            [*command, "env", game], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        self._matches = 0
        self.spec = self.request({"do": "spec"})

    def requests(self, asked: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Sends several requests in one line and gives back their answers; the first refusal is raised."""
        assert self._process.stdin and self._process.stdout
        try:
            self._process.stdin.write(json.dumps(asked) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            raise ConnectionError("siege env has ended") from None
        line = self._process.stdout.readline()
        if not line:
            raise ConnectionError("siege env has ended; what it said is above")
        answers = json.loads(line)
        for answer in answers if isinstance(answers, list) else [answers]:
            if not answer["ok"]:
                raise Refused(answer["error"], answer["reasons"])
        return answers

    def request(self, asked: dict[str, Any]) -> dict[str, Any]:
        return self.requests([asked])[0]

    def new_match(self) -> str:
        """A name that no other match of this connection has."""
        self._matches += 1
        return f"m{self._matches}"

    def close(self) -> None:
        if self._process.stdin:
            self._process.stdin.close()
        self._process.wait(timeout=30)
        if self._process.stdout:
            self._process.stdout.close()


class SiegeEnv:
    """One match, stepped through agent by agent.

    `opponents` names the computer player of each seat, `None` where this program decides:
    `SiegeEnv("arcania", opponents=[None, "squire"])`.
    """

    def __init__(
        self,
        game: str | Connection,
        seats: int | None = None,
        opponents: Sequence[str | None] = (),
        max_actions: int = 512,
    ):
        self._connection = game if isinstance(game, Connection) else Connection(game)
        self._match = self._connection.new_match()
        self.spec = self._connection.spec
        self._seats = seats or max(self.spec["seats"]["min"], len(opponents))
        self._opponents = list(opponents)
        self._max_actions = max_actions
        self.metadata = {"name": self.spec["game"], "is_parallelizable": False}
        played = [name is not None for name in self._opponents] + [False] * self._seats
        self.possible_agents = [f"seat_{i}" for i in range(self._seats) if not played[i]]
        self.agents: list[str] = []
        self.agent_selection = ""

    def action_space(self, _agent: str) -> Discrete:
        return Discrete(self._max_actions)

    def reset(self, seed: int | str | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new match. `options` may hold `players` (decks) and `options` (variants of the rules)."""
        asked = {"do": "reset", "match": self._match, "seed": str(random.random() if seed is None else seed)}
        given = options or {}
        if "players" not in given:
            asked["seats"] = self._seats
        if self._opponents:
            asked["opponents"] = self._opponents
        self._begin(self._batch({**asked, **given}))

    def step(self, action: int | None) -> None:
        """Answers for the agent that is asked; an agent that has ended leaves with `None`."""
        if self.terminations.get(self.agent_selection, True):
            if action is not None:
                raise Refused("the match is over: an agent that has ended leaves with None")
            self._leave()
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._take(self._batch({"do": "step", "match": self._match, "option": action}))

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Observation, reward since its last step, terminated, truncated and infos of the agent that is asked."""
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        return (
            seen,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def observe(self, agent: str) -> dict[str, Any]:
        """The observation of an agent, and which actions it has now."""
        asked = agent == self.agent_selection and not self.terminations[agent]
        seen = self._seen if asked else self._ask("observe", seat=self._seat(agent))
        count = len(self.legal["options"]) if asked else 0
        mask = [1] * count + [0] * (self._max_actions - count)
        rows = self.legal["rows"] if asked else []
        return {
            "observation": {"globals": seen["globals"], "cards": seen["cards"], "options": rows},
            "action_mask": mask,
        }

    def view(self, agent: str) -> dict[str, Any]:
        """All that an agent may know, as the rules have it."""
        return self._ask("observe", seat=self._seat(agent), **{"as": "view"})["view"]

    def texts(self) -> list[str]:
        """The sentence of each legal option."""
        return self._ask("legal", words=True)["texts"]

    def sample(self, agent: str, seed: int | str = 1) -> SiegeEnv:
        """Another match that this agent could not tell from this one: what it cannot know is dealt anew."""
        return self._branch("sample", seed, seat=self._seat(agent))

    def fork(self, seed: int | str = 1) -> SiegeEnv:
        """An exact copy that goes its own way."""
        return self._branch("fork", seed)

    def close(self) -> None:
        """Ends the match; the process ends with `connection.close()`."""
        self._ask("close")

    @property
    def connection(self) -> Connection:
        return self._connection

    def _branch(self, verb: str, seed: int | str, **more: Any) -> SiegeEnv:
        other = SiegeEnv(self._connection, self._seats, self._opponents, self._max_actions)
        self._ask(verb, into=other._match, seed=str(seed), **more)
        other._begin(other._batch())
        return other

    def _ask(self, verb: str, **more: Any) -> dict[str, Any]:
        return self._connection.request({"do": verb, "match": self._match, **more})

    def _batch(self, *first: dict[str, Any]) -> list[dict[str, Any]]:
        """One line: what is to be done, and what must be known after it."""
        rest = [{"do": "legal", "match": self._match}, {"do": "observe", "match": self._match}]
        answers = self._connection.requests([*first, {"do": "stand", "match": self._match}, *rest])
        return answers[-3:]

    def _begin(self, answers: list[dict[str, Any]]) -> None:
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._take(answers)

    def _take(self, answers: list[dict[str, Any]]) -> None:
        standing, self.legal, self._seen = answers
        if len(self.legal["options"]) > self._max_actions:
            raise Refused(f"there are {len(self.legal['options'])} options: raise max_actions")
        over = standing["over"]
        for agent in self.agents:
            self.rewards[agent] = standing["rewards"][self._seat(agent)]
            self._cumulative_rewards[agent] += self.rewards[agent]
            self.terminations[agent] = over
            self.infos[agent] = {"question": standing["question"]}
        self.agent_selection = self.agents[0] if over else f"seat_{standing['agent']}"

    def _leave(self) -> None:
        self.agents.remove(self.agent_selection)
        self.agent_selection = self.agents[0] if self.agents else ""

    @staticmethod
    def _seat(agent: str) -> int:
        return int(agent.removeprefix("seat_"))
