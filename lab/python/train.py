"""Trains something small: a player that weighs each option by its kind, its card and whom it hits.

    python3 lab/python/train.py arcania --games 400

It plays against a player that answers at random, learns by REINFORCE (the policy gradient with the average reward as its baseline)
and says how often it wins before and after. Nothing but the standard library is needed.
"""

from __future__ import annotations

import argparse
import math
import random
import time
from typing import Any

from siegeworks import SiegeEnv

Features = list[tuple[int, ...]]


def features(observation: dict[str, Any], row: list[int]) -> Features:
    """What is seen of an option: the question and kind, the kind with its card, and whose the target is."""
    kind, card, _, target, target_row, _seat, _n, what = row
    question = observation["globals"][3]
    owner = observation["cards"][target_row][1] if target_row >= 0 else -2
    return [(0, question, kind), (1, kind, card), (2, kind, what), (3, kind, owner), (4, kind, target)]


class Policy:
    """A softmax over sums of weights, one for each feature."""

    def __init__(self, rate: float):
        self.weights: dict[tuple[int, ...], float] = {}
        self.rate = rate
        self.baseline = 0.0

    def chances(self, options: list[Features]) -> list[float]:
        sums = [sum(self.weights.get(f, 0.0) for f in each) for each in options]
        most = max(sums)
        powers = [math.exp(s - most) for s in sums]
        total = sum(powers)
        return [p / total for p in powers]

    def learn(self, taken: list[tuple[list[Features], list[float], int]], reward: float) -> None:
        gain = self.rate * (reward - self.baseline)
        self.baseline += 0.02 * (reward - self.baseline)
        for options, chances, chosen in taken:
            for i, each in enumerate(options):
                change = gain * ((1.0 if i == chosen else 0.0) - chances[i])
                for f in each:
                    self.weights[f] = self.weights.get(f, 0.0) + change


def play(env: SiegeEnv, policy: Policy, seed: str, learn: bool) -> tuple[float, int]:
    """One match; gives back its reward and how many decisions it took."""
    env.reset(seed=seed)
    taken = []
    decisions = 0
    reward = 0.0
    for _agent in env.agent_iter():
        seen, reward, terminated, _truncated, _info = env.last()
        if terminated:
            env.step(None)
            continue
        observation = seen["observation"]
        options = [features(observation, row) for row in observation["options"]]
        chances = policy.chances(options)
        action = random.choices(range(len(options)), chances)[0]
        if len(options) > 1:
            taken.append((options, chances, action))
        decisions += 1
        env.step(action)
    if learn:
        policy.learn(taken, reward)
    return reward, decisions


def win_rate(env: SiegeEnv, policy: Policy, games: int) -> float:
    return sum(play(env, policy, f"check {i}", False)[0] > 0 for i in range(games)) / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="arcania")
    parser.add_argument("--games", type=int, default=400, help="how many games to learn from (400)")
    parser.add_argument("--check", type=int, default=150, help="how many games to measure with (150)")
    parser.add_argument("--rate", type=float, default=0.02, help="how fast it learns (0.02)")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    random.seed(args.seed)
    env = SiegeEnv(args.game, opponents=[None, "random"])
    policy = Policy(args.rate)
    print(f"before: wins {win_rate(env, policy, args.check):.0%} of {args.check} games against random")
    start, decisions = time.monotonic(), 0
    for n in range(args.games):
        decisions += play(env, policy, f"learn {n}", True)[1]
        if (n + 1) % 50 == 0:
            print(f"{n + 1} games, {decisions / (time.monotonic() - start):,.0f} decisions a second", flush=True)
    print(f"after:  wins {win_rate(env, policy, args.check):.0%} of {args.check} games against random")
    env.connection.close()


if __name__ == "__main__":
    main()
