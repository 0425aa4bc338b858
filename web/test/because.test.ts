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

/** The first moment in the second half of a match of Arcania at which somebody may attack a player or leave it. */
function attackOrNot() {
  const match = played(gameOf('arcania') ?? games[0], usual, LONG);
  const replay = new Replay(match, readMatchFile(fileOf(match)));
  for (let at = match.picks.length >> 1; at < match.picks.length; at++) {
    const asked = pending(match.game, replay.stateAt(at));
    const has = (kind: string): Option | undefined => asked?.options.find(each => each.kind === kind);
    const [attack, end] = [has('attack'), has('endPhase')];
    if (asked && attack && end) return { replay, at, seat: asked.seat, attack, end };
  }
  throw new Error('nobody may attack in this match');
}

test('the coach says what an answer brings about and the other one does not, in the words of the log', () => {
  const { replay, at, seat, attack, end } = attackOrNot();
  const before = JSON.stringify(replay.stateAt(at));
  const said = because(replay, { at, seat, option: attack, other: end });
  expect(said).toEqual([expect.stringMatching(SAID), expect.stringMatching(SAID)]);
  expect(said.join()).toMatch(/Damage/);
  expect(JSON.stringify(replay.stateAt(at))).toBe(before);
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
