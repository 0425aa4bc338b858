import type { SceneKit } from '@siegeworks/scenario';
import { parseScenarios, runScenarios } from '@siegeworks/scenario';
import { expect, test } from 'vitest';
import type { Thieves } from '../../kernel/test/toys/thieves/state.ts';
import { thievesKit } from './kits/thieves.ts';

/** Thieves at a table that says `stash 2 gold` and `go on`, where a rulebook says `2gp` and `end Play`. */
const kit: SceneKit<Thieves> = {
  ...thievesKit,
  otherWords: (_s, { kind }) => (kind === 'pass' ? ['end Play'] : []),
  game: {
    ...thievesKit.game,
    words: {
      ...thievesKit.game.words,
      glossary: [
        { term: 'gold', also: ['gold pieces', 'gp', 'silver'], text: 'Counts.', rule: 'TH-1' },
        { term: 'Life Point', also: ['LP', 'Life'], text: 'Counts.', rule: 'TH-1' },
      ],
      option: (s, option) => {
        const words = thievesKit.game.words.option(s, option);
        return words
          .replace('Copper', '2 gold')
          .replace('Silver', '1 Life Point')
          .replace('pass', 'go on')
          .replace('Gold', 'Gold (2) away');
      },
    },
  },
};

/** What is said of the pick; nothing if it can be made. */
function said(words: string): string | undefined {
  const given = { P1: { hand: ['Copper', 'Silver', 'Gold'] } };
  const data = { game: 'thieves', given, scenarios: [{ title: 'A', steps: [{ P1: words }] }] };
  return runScenarios(kit, parseScenarios(data, 'a'))[0].failure?.message;
}

test.each(['stash 2 gold', 'stash 2gp', 'stash 2 gp', '=stash 2GP', 'stash 1LP', 'stash 1 lp'])(
  'an option may be named with an abbreviation of the glossary: %s',
  words => expect(said(words)).toBeUndefined(),
);
test.each(['go on', 'end Play', '=end play', 'end'])('or by other words of the game: %s', words =>
  expect(said(words)).toBeUndefined(),
);
test.each(['stash Gold (2) away', 'stash Gold#2 away'])(
  'or by the number of a twin, as scenarios were written: %s',
  words => expect(said(words)).toBeUndefined(),
);
test.each(['stash Gold#1 away', 'stash 2 silver', 'stash 3gp', 'stash 2gpx', 'stash 2 pieces', '=end'])(
  'but not by what only resembles them: %s',
  words => expect(said(words)).toBe(`no option reads "${words}"`),
);
