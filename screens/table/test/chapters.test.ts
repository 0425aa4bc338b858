import type { LogLine, Part } from '@siegeworks/protocol';
import { describe, expect, test } from 'vitest';
import { chaptersOf } from '../src/chapters.ts';
import { details, eventsIn, filtered, gist, picturesOf, summary, verdictOn } from '../src/filter.ts';
import { newDeeds, thingsOf } from '../src/since.ts';

const line = (part: Part, text: string, more: Partial<LogLine> = {}): LogLine => ({
  text,
  part,
  rule: 'T-1',
  kind: 'said',
  cards: [],
  pictures: [],
  pick: 0,
  event: { type: 'said' },
  ...more,
});
const MATCH = [
  line('phase', 'The decks are shuffled.'),
  line('turn', 'Your turn (Round 1).', { short: 'Round 1, you' }),
  line('phase', 'You: Market.'),
  line('price', 'You pay 6 gold.', { short: '6 gold' }),
  line('deed', 'You buy a Bowman.', { pictures: ['bowman'] }),
  line('detail', 'Bowman joins your army.'),
  line('turn', "Greta's turn (Round 1).", { short: 'Round 1, Greta' }),
  line('deed', 'Greta casts Shield.', { thread: '1 shield' }),
  line('deed', 'You cast Ruin.', { thread: '0 ruin' }),
  line('detail', 'Shield takes effect.', { thread: '1 shield' }),
  line('result', 'Greta is shielded.'),
  line('detail', 'Ruin takes effect.', { thread: '0 ruin' }),
  line('result', 'The Mine is destroyed.', { short: 'destroyed' }),
  line('fight', "Greta's Ogre attacks.", { pictures: ['ogre', 'mage'] }),
  line('detail', 'It hits.', { short: 'hit' }),
  line('result', 'Your Mage is wounded.', { short: 'wound', pictures: ['mage'] }),
  line('phase', "Greta's turn ends."),
];
const texts = (lines: readonly LogLine[]) => lines.map(({ text }) => text);

describe('the log as a story', () => {
  const [before, first, second] = chaptersOf(MATCH);

  test('a turn opens a chapter with its title; what comes before has one, too', () => {
    expect([before.title, first.title, second.title]).toEqual([
      'Before the first turn',
      'Round 1, you',
      'Round 1, Greta',
    ]);
    expect(chaptersOf([])).toEqual([]);
  });

  test('a deed takes its price, which was paid before, and the details that follow', () => {
    const [aside, buy] = first.deeds;
    expect(texts(aside.lines)).toEqual(['Your turn (Round 1).', 'You: Market.']);
    expect(texts(buy.lines)).toEqual(['You pay 6 gold.', 'You buy a Bowman.', 'Bowman joins your army.']);
    expect(texts(gist(buy))).toEqual(['You buy a Bowman.']);
    expect(texts(details(buy))).toEqual(['You pay 6 gold.', 'Bowman joins your army.']);
    expect(verdictOn(buy)).toBe('6 gold');
  });

  test('a thread leads back to the deed that it belongs to', () => {
    const [, shield, ruin] = second.deeds;
    expect(texts(gist(shield))).toEqual(['Greta casts Shield.', 'Greta is shielded.']);
    expect(texts(gist(ruin))).toEqual(['You cast Ruin.', 'The Mine is destroyed.']);
  });

  test('a fight is its sentence and its results, with the last verdict and each card once', () => {
    const fight = second.deeds[3];
    expect(texts(gist(fight))).toEqual(["Greta's Ogre attacks.", 'Your Mage is wounded.']);
    expect(verdictOn(fight)).toBe('wound');
    // What a further shot does not find any more was no result.
    const again = line('detail', 'The Ogre can no longer be reached.', { short: 'no effect' });
    const lines = [...fight.lines, { ...again, n: MATCH.length }];
    expect(verdictOn({ ...fight, lines })).toBe('wound');
    expect(picturesOf(fight)).toEqual(['ogre', 'mage']);
  });

  test('a phase ends what went on, and stays apart', () => {
    expect(texts(second.deeds[4].lines)).toEqual(["Greta's turn ends."]);
  });

  test('every line appears once, in order within its deed', () => {
    const told = chaptersOf(MATCH).flatMap(({ deeds }) => deeds.flatMap(({ lines }) => lines));
    expect(told.map(({ n }) => n).sort((a, b) => a - b)).toEqual(MATCH.map((_line, n) => n));
  });

  test('the same deed once more is another one, and takes over its thread', () => {
    const bolt = line('deed', 'You cast Powerbolt.', { thread: 'bolt' });
    const [{ deeds }] = chaptersOf([bolt, bolt, line('result', 'It hits.', { thread: 'bolt' })]);
    expect(deeds.map(({ lines }) => lines.length)).toEqual([1, 2]);
  });

  test('a payment that is reported after what it was for stays with it', () => {
    const bought = line('deed', 'You buy an Obelisk.', { pick: 4 });
    const paid = line('price', 'You pay 8 gold.', { pick: 4 });
    const [{ deeds }] = chaptersOf([bought, paid, line('deed', 'You buy a Ring.', { pick: 5 })]);
    expect(deeds.map(({ lines }) => lines.length)).toEqual([2, 1]);
  });

  test('a price for nothing is a detail, and one at the very end is not lost', () => {
    const [{ deeds }] = chaptersOf([line('deed', 'A'), line('price', 'paid'), line('detail', 'B')]);
    expect(texts(deeds[0].lines)).toEqual(['A', 'paid', 'B']);
    const [open] = chaptersOf([line('deed', 'A'), line('price', 'paid')]);
    expect(texts(open.deeds[0].lines)).toEqual(['A', 'paid']);
  });
});

describe('the filter', () => {
  const chapters = chaptersOf(MATCH);
  const shown = (...how: [Parameters<typeof filtered>[1], string]) =>
    filtered(chapters, ...how).flatMap(({ deeds }) => deeds.flatMap(deed => texts(gist(deed))));

  test('the story leaves out what nobody did', () => {
    expect(shown('story', '')).toEqual([
      'You buy a Bowman.',
      'Greta casts Shield.',
      'Greta is shielded.',
      'You cast Ruin.',
      'The Mine is destroyed.',
      "Greta's Ogre attacks.",
      'Your Mage is wounded.',
    ]);
    expect(filtered(chapters, 'story', '').map(({ title }) => title)).toEqual([
      'Round 1, you',
      'Round 1, Greta',
    ]);
  });

  test('fights, what is about me, and everything', () => {
    expect(shown('fights', '')).toEqual(["Greta's Ogre attacks.", 'Your Mage is wounded.']);
    expect(shown('about me', '')).not.toContain('Greta casts Shield.');
    expect(shown('about me', '')).toContain('Your Mage is wounded.');
    expect(shown('everything', '')).toContain("Greta's turn ends.");
  });

  test('a search finds words and rules, in details as well', () => {
    expect(shown('story', 'joins')).toEqual(['You buy a Bowman.']);
    expect(shown('story', 't-1')).toHaveLength(7);
    expect(shown('story', 'nothing of the kind')).toEqual([]);
  });

  test('a folded turn says what came of it', () => {
    expect(summary(chapters[2])).toBe('The Mine is destroyed. Your Mage is wounded.');
    expect(summary(chapters[1])).toBe('You buy a Bowman.');
    expect(chapters.map(eventsIn)).toEqual([0, 1, 3]);
  });
});

describe('since the last decision', () => {
  test('what was done since then comes in order, also when it began before', () => {
    const told = (since: number) => newDeeds(MATCH, since).map(deed => gist(deed)[0].text);
    expect(told(8)).toEqual(['Greta casts Shield.', 'You cast Ruin.', "Greta's Ogre attacks."]);
    expect(told(13)).toEqual(["Greta's Ogre attacks."]);
    expect(told(MATCH.length)).toEqual([]);
  });

  test('it marks each card once', () => {
    const [deed] = newDeeds([line('deed', 'A', { cards: [3, 4] }), line('result', 'B', { cards: [4] })], 0);
    expect(thingsOf(deed)).toEqual([3, 4]);
  });
});
