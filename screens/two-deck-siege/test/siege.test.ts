import { begin, pending, play } from '@siegeworks/kernel';
import type { Face, MatchState } from '@siegeworks/protocol';
import type { Desk } from '@siegeworks/screen-table';
import type { Siege } from '@siegeworks/two-deck-siege';
import { twoDeckSiege } from '@siegeworks/two-deck-siege';
import { describe, expect, test } from 'vitest';
import { sideToShow, worstSide } from '../src/sides.ts';
import { heaped, outlookOf, regardOf } from '../src/siege.ts';

/** A siege that was played by habit until this is asked in this round or later. */
function siege(question: string, round: number): Siege {
  const s = begin(twoDeckSiege, { players: [{}], options: { ties: 'ask' } }, 'castellan');
  for (let n = 0; n < 1000; n++) {
    const asked = pending(twoDeckSiege, s);
    if (!asked || (asked.question === question && s.round >= round)) break;
    play(twoDeckSiege, s, twoDeckSiege.judgement.habit(s, asked.seat, asked.options));
  }
  return twoDeckSiege.knowledge.view(s, 0);
}
/** As much of a desk as these functions look at. */
function deskOf(
  s: Siege,
  lit: readonly (number | string)[] = [],
  targets: readonly (number | string)[] = [],
): Desk {
  const state: Partial<MatchState> = { view: s, question: null, board: twoDeckSiege.words.board(s, 0) };
  const desk = {
    props: { state, behind: false },
    lit: new Map(lit.map(thing => [thing, []])),
    targets: new Set(targets),
    chosen: null,
  };
  return desk as unknown as Desk;
}
const courtyard = (s: Siege): Face[] =>
  twoDeckSiege.words.board(s, 0).areas.find(({ id }) => id === 'C')?.cards ?? [];

describe('what the table of the siege shows', () => {
  test('a fresh garrison is stacked by kind; a unit that alone glows lies on its own', () => {
    const s = siege('defenderTurn.draw', 1);
    const faces = courtyard(s);
    const heaps = heaped(faces, deskOf(s));
    expect(heaps.map(({ count }) => count)).toEqual([7, 6, 4, 4, 2, 1, 1, 1]);
    expect(
      heaped(faces, deskOf(s, [faces[2].id]))
        .map(({ count }) => count)
        .slice(0, 2),
    ).toEqual([6, 1]);
  });

  test('the outlook names every defender forecast to be hurt, and is computed once for each state', () => {
    const s = siege('defenderTurn.play', 6);
    const desk = deskOf(s);
    const { fates, foresight } = outlookOf(desk);
    const hit = foresight?.deeds.flatMap(({ blows }) =>
      blows.flatMap(blow => (blow.hit ? [blow.target] : [])),
    );
    expect([...fates.keys()].sort()).toEqual([...new Set(hit)].sort());
    expect(fates.size).toBeGreaterThan(0);
    expect(outlookOf(deskOf(s))).toBe(outlookOf(desk));
  });

  test('the outlook also names whom the rubble of a breached wall would hurt (TD-R97)', () => {
    const worn = siege('defenderTurn.play', 5);
    const s: Siege = {
      ...worn,
      options: { ...worn.options, rubble: true },
      damage: worn.rating.map(rating => rating - 1),
    };
    const { fates, foresight } = outlookOf(deskOf(s));
    const buried = foresight?.deeds.flatMap(({ walls }) => walls.flatMap(({ rubble }) => rubble)) ?? [];
    expect(buried.length).toBeGreaterThan(0);
    for (const { target } of buried) expect(fates.has(target)).toBe(true);
  });

  test('a unit pointed at shows what it reaches, a place what it covers', () => {
    const s = siege('defenderTurn.play', 6);
    const guard = s.units.findIndex(({ place }) => place === 'N1');
    expect(regardOf(deskOf(s), guard).reached.has('N1:1')).toBe(true);
    expect(regardOf(deskOf(s), 'NW').reached.has('W2:3')).toBe(true);
    expect(regardOf(deskOf(s), null).subject).toBe(null);
  });

  test('a phone turns to the side where something glows, and stays where it is when that will do', () => {
    const s = siege('defenderTurn.play', 6);
    expect(sideToShow(s, deskOf(s, ['E1']), 'N')).toBe('E');
    expect(sideToShow(s, deskOf(s, ['E1', 'N2']), 'N')).toBe('N');
    expect(sideToShow(s, deskOf(s, ['SW']), 'S')).toBe('S');
    expect(sideToShow(s, deskOf(s, ['C', 'E1']), 'N')).toBe('N');
    expect(sideToShow(s, deskOf(s, ['N1'], ['W2:3']), 'N')).toBe('W');
    expect(sideToShow(s, deskOf(s), 'S')).toBe('S');
    expect(worstSide(s, [{ at: 'inside' }, { at: 'S2' }, { at: 'N1' }])).toBe('S');
    expect(worstSide(s, [])).toBe(s.marker);
  });
});
