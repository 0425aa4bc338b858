import { TRIED } from '@siegeworks/bots';
import type { Option } from '@siegeworks/contract';
import { readMatchFile } from '@siegeworks/host';
import { pending } from '@siegeworks/kernel';
import { gameOf, games } from '@siegeworks/shelf';
import { expect, test } from 'vitest';
import { because } from '../src/worker/studio/because.ts';
import { Replay } from '../src/worker/studio/replay.ts';
import { fileOf, played, usual } from './studios.ts';

const LONG = 400;
const SAID = new RegExp(`^.+ \\(in \\d+ of ${TRIED} tries, otherwise (never|in \\d+)\\)$`);

/** The first moment of a match of Arcania from there on at which somebody may do this or leave it. */
function orNot(kind: string, from: (picks: number) => number) {
  const match = played(gameOf('arcania') ?? games[0], usual, LONG);
  const replay = new Replay(match, readMatchFile(fileOf(match)));
  for (let at = from(match.picks.length); at < match.picks.length; at++) {
    const asked = pending(match.game, replay.stateAt(at));
    const has = (wanted: string): Option | undefined => asked?.options.find(each => each.kind === wanted);
    const [deed, end] = [has(kind), has('endPhase')];
    if (asked && deed && end) return { replay, at, seat: asked.seat, deed, end };
  }
  throw new Error(`nobody may ${kind} in this match`);
}
function attackOrNot() {
  const { deed: attack, ...rest } = orNot('attack', picks => picks >> 1);
  return { ...rest, attack };
}

test('the coach says what an answer brings about and the other one does not, in the words of the log', () => {
  const { replay, at, seat, attack, end } = attackOrNot();
  const before = JSON.stringify(replay.stateAt(at));
  const said = because(replay, { at, seat, option: attack, other: end });
  expect(said).toEqual([expect.stringMatching(SAID), expect.stringMatching(SAID)]);
  expect(said.join()).toMatch(/Damage/);
  expect(JSON.stringify(replay.stateAt(at))).toBe(before);
});

test('where no deed ends otherwise, the coach says what else is done after an answer', () => {
  const { replay, at, seat, deed, end } = orNot('placeBuilding', picks => picks >> 5);
  const said = because(replay, { at, seat, option: deed, other: end });
  expect(said.length).toBeGreaterThan(0);
  for (const each of said) expect(each).toMatch(SAID);
  expect(said.join()).not.toMatch(/Damage/);
});

test('an answer brings nothing about that it would not bring about itself', () => {
  const { replay, at, seat, attack } = attackOrNot();
  expect(because(replay, { at, seat, option: attack, other: attack })).toEqual([]);
});

test('what nobody knew tells nothing: with other hidden cards the reasons are the same', () => {
  const { replay, at, seat, attack, end } = attackOrNot();
  const { game } = replay.match;
  const truth = replay.stateAt(at);
  const twin = game.knowledge.sample(truth, seat, 'another deal');
  expect(twin).not.toEqual(truth);
  const compared = { at, seat, option: attack, other: end };
  const said = because(replay, compared);
  replay.stateAt = () => twin;
  expect(because(replay, compared)).toEqual(said);
});
