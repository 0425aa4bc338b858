import type { Board, Frame, Game, Option, Seat } from '@siegeworks/contract';
import { underLaws } from '@siegeworks/kernel/laws';
import { expect, test } from 'vitest';
import { choiceAt, firstBreach, foundByLaws, put, withStep } from './toys/broken.ts';
import type { Nim } from './toys/nim.ts';
import { nim } from './toys/nim.ts';
import type { Thieves } from './toys/thieves/state.ts';
import { thieves } from './toys/thieves/thieves.ts';

const actStep = choiceAt(thieves, 'turns', 'act');

/** The card that the next player draws does not count as luck. */
function drawUncounted(s: Thieves, f: Frame): unknown {
  const { luck, events } = s;
  s.events = null;
  const jump = thieves.rules.compiled.turns.steps.draw.act?.(s, f);
  s.luck = luck;
  s.events = events;
  return jump;
}

/** Of each place the first card carries all others. */
const stacked = ({ status, areas }: Board): Board => ({
  status,
  areas: areas.map(area => {
    const [first, ...attached] = area.cards;
    return { ...area, cards: first ? [{ ...first, attached }] : [] };
  }),
});

foundByLaws({
  'options that depend on what is hidden': [
    withStep(thieves, 'turns', 'act', {
      choice: {
        ...actStep,
        options: (s: Thieves, f: never) => [
          ...actStep.options(s, f),
          ...(s.names[s.deck[0]] === 'Copper' ? [{ kind: 'peek' }] : []),
        ],
      },
    }),
    'view',
    /turns\.act: the options depend on what seat \d cannot know/,
  ],
  'a view that leaks the deck': [
    {
      ...thieves,
      knowledge: {
        ...thieves.knowledge,
        view: (s: Thieves, eye) => ({ ...thieves.knowledge.view(s, eye), names: s.names.slice() }),
      },
    },
    'view',
    /what seat 0 may know: differs at/,
  ],
  'a view that leaks the generator': [
    {
      ...thieves,
      knowledge: {
        ...thieves.knowledge,
        view: (s: Thieves, eye) => ({ ...thieves.knowledge.view(s, eye), random: s.random.slice() }),
      },
    },
    'view',
    /what seat 0 may know: differs at/,
  ],
  'a view that leaks to spectators': [
    {
      ...thieves,
      knowledge: {
        ...thieves.knowledge,
        view: (s: Thieves, eye) => thieves.knowledge.view(s, eye === 'spectator' ? 0 : eye),
      },
    },
    'view',
    /what spectator may know: differs at/,
  ],
  'a board that leaks': [
    {
      ...thieves,
      words: { ...thieves.words, board: (s: Thieves) => ({ status: s.names.slice(), areas: [] }) },
    },
    'view',
    /the board of seat 0: differs at/,
  ],
  'a sample that asks another question': [
    {
      ...thieves,
      knowledge: {
        ...thieves.knowledge,
        sample: (s, seat, seed) => {
          const c = thieves.knowledge.sample(s, seat, seed);
          put(c.stack[0], 'seat', 1);
          return c;
        },
        view: s => thieves.knowledge.view({ ...s, stack: [] }, 'spectator'),
      },
      words: { ...thieves.words, board: () => ({ status: [], areas: [] }) },
    },
    'view',
    /a sample asks another question/,
  ],
  'a sample that is the truth': [
    {
      ...thieves,
      knowledge: {
        ...thieves.knowledge,
        sample: (s, seat, seed) => ({ ...thieves.knowledge.sample(s, seat, seed), names: s.names.slice() }),
      },
    },
    'sample',
    /no sample ever differed from the truth/,
  ],
  'a sample that is dealt from what is hidden': [
    {
      ...thieves,
      knowledge: {
        ...thieves.knowledge,
        sample: (s: Thieves, seat, seed) => {
          const c = thieves.knowledge.sample(s, seat, seed);
          c.random = s.random.slice();
          c.random[0]++;
          return c;
        },
      },
    },
    'sample',
    /a sample depends on what is hidden/,
  ],
  'a sample that loses a card': [
    {
      ...thieves,
      knowledge: {
        ...thieves.knowledge,
        sample: (s, seat, seed) => {
          const c = thieves.knowledge.sample(s, seat, seed);
          c.deck = c.deck.slice(0, 2);
          return c;
        },
      },
    },
    'conservation',
    /is not in exactly one place/,
  ],
  'a pick that shows something and can be taken back': [
    withStep(withStep(thieves, 'turns', 'draw', { act: drawUncounted }), 'turns', 'act', {
      choice: {
        ...actStep,
        then(s: Thieves, f: Frame & { seat: number }, pick: Option) {
          if (pick.kind === 'pass') s.hands[f.seat].push(...s.deck.splice(0, 1));
          actStep.then(s, f, pick);
        },
      },
    }),
    'luck',
    /turns\.act: pass shows something hidden and can be taken back/,
  ],
  'an event that tells a drawn card': [
    {
      ...thieves,
      knowledge: {
        ...thieves.knowledge,
        sees: (event, eye) => (eye === 'spectator' ? thieves.knowledge.sees(event, eye) : event),
      },
    },
    'told',
    /seat \d hears of turns\.act \w+: differs at/,
  ],
  'an event that tells onlookers': [
    {
      ...thieves,
      knowledge: {
        ...thieves.knowledge,
        sees: (event, eye) => thieves.knowledge.sees(event, eye === 'spectator' ? 0 : eye),
      },
    },
    'told',
    /spectator hears of/,
  ],
  'a question that tells a hidden card': [
    {
      ...thieves,
      words: {
        ...thieves.words,
        questions: { ...thieves.words.questions, 'turns.act': (s: Thieves) => `Next: ${s.names[s.deck[0]]}` },
      },
    },
    'told',
    /turns\.act, the question: differs at/,
  ],
  'marks on the board that tell the top of the deck': [
    {
      ...thieves,
      words: { ...thieves.words, about: (s: Thieves) => [s.names[s.deck[0]] === 'Beggar' ? 'deck' : 'pile'] },
    },
    'told',
    /what \w+ is about: differs at/,
  ],
  'a price that depends on the deck': [
    {
      ...thieves,
      words: {
        ...thieves.words,
        uses: (s: Thieves, { card }: Option) =>
          card !== undefined && s.names[s.deck[0]] === 'Beggar' ? [card] : [],
      },
    },
    'told',
    /what \w+ uses up: differs at/,
  ],
  'a harmlessness that depends on the deck': [
    { ...thieves, words: { ...thieves.words, harmless: (s: Thieves) => s.names[s.deck[0]] === 'Beggar' } },
    'told',
    /whether \w+ is harmless: differs at/,
  ],
  'an end of the turn that depends on the deck': [
    { ...thieves, words: { ...thieves.words, endsTurn: (s: Thieves) => s.names[s.deck[0]] === 'Beggar' } },
    'told',
    /whether \w+ ends the turn: differs at/,
  ],
  'a bundle that tells the top of the deck': [
    {
      ...thieves,
      words: {
        ...thieves.words,
        bundles: (s: Thieves, _seat: Seat, options: readonly Option[]) => [
          { text: 'all', note: s.names[s.deck[0]] ?? '', option: options[0], then: [] },
        ],
      },
    },
    'told',
    /the bundles: differs at/,
  ],
  'a bundle that begins with what is not offered': [
    {
      ...thieves,
      words: {
        ...thieves.words,
        bundles: () => [{ text: 'all', note: '', option: { kind: 'nothing of the kind' }, then: [] }],
      },
    },
    'words',
    /the bundle all begins with what is not offered/,
  ],
  'an option about what is not on the board': [
    { ...thieves, words: { ...thieves.words, about: () => ['the moon'] } },
    'words',
    /is about the moon, which is not on the board/,
  ],
  'a forecast that looks into the deck': [
    { ...thieves, words: { ...thieves.words, forecast: (s: Thieves) => `next ${s.names[s.deck[0]]}` } },
    'told',
    /the forecast of \w+: differs at/,
  ],
  'an option whose words look into the deck': [
    {
      ...thieves,
      words: { ...thieves.words, option: (s: Thieves, o) => `${o.kind} before ${s.names[s.deck[0]]}` },
    },
    'told',
    /the words of \w+: differs at/,
  ],
  'a reason that looks into another hand': [
    {
      ...thieves,
      knowledge: {
        ...thieves.knowledge,
        whyNot: (s: Thieves, seat) => [{ rule: 'X', text: `they hold ${s.names[s.hands[1 - seat][0]]}` }],
      },
    },
    'told',
    /why not \{"card":\d+.*: differs at/,
  ],
  'a reason that looks into another hand, given for attached cards alone': [
    {
      ...thieves,
      words: { ...thieves.words, board: (s: Thieves, eye) => stacked(thieves.words.board(s, eye)) },
      knowledge: {
        ...thieves.knowledge,
        whyNot: (s: Thieves, seat, { card }) => [
          { rule: 'X', text: s.hands[seat].indexOf(card ?? -1) > 0 ? s.names[s.hands[1 - seat][0]] : '' },
        ],
      },
    },
    'told',
    /why not \{"card":\d+.*: differs at/,
  ],
});

test('every message is watched at every pick, by all seats or by one in turn', () => {
  const leaky: Game<Thieves> = {
    ...thieves,
    knowledge: { ...thieves.knowledge, sees: event => event },
  };
  expect(firstBreach(leaky, 1000)).toMatchObject({ law: 'told' });
});

test('a long game of which nobody hears anything is found out: there the laws would watch nothing', () => {
  const about = { ...nim.about, bound: 99 };
  const mute: Game<Nim> = { ...nim, about, knowledge: { ...nim.knowledge, sees: () => null } };
  const run = (size: number) => {
    const config = { players: [{}, {}], options: { heaps: 5, size } };
    return underLaws({
      game: mute,
      config,
      seed: 'mute',
      player: (_game, _s, { options }) => options[0],
      every: 9,
    });
  };
  expect(run(3)).toMatchObject({ broken: [], finished: true });
  expect(run(15).broken).toMatchObject([{ law: 'told', text: 'in two worlds nobody ever heard the same' }]);
});
