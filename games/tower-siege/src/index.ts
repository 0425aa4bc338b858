import { titled } from '@siegeworks/contract';
import { cover, defineGame } from '@siegeworks/kernel';
import { sentences, told, upper } from '@siegeworks/table';
import { BEHAVIOURS } from './cards/behaviours.ts';
import { BENCH } from './cards/bench.ts';
import { DESIGNED, NUMBERS } from './cards/card.ts';
import { DECKS } from './cards/decks.ts';
import { EARLIER } from './cards/earlier-decks.ts';
import { CARD_INFO } from './cards/facts.ts';
import { PACKS } from './cards/packs.ts';
import { cardWorth } from './judgement/card-worth.ts';
import { habit } from './judgement/habit.ts';
import { score } from './judgement/score.ts';
import { EXPERIENCE, STYLES, WEIGHTS } from './judgement/weights.ts';
import { future, hands, misplaced, sample, sees, view } from './knowledge/view.ts';
import { whyNot } from './knowledge/why-not.ts';
import { rules } from './rules/contents.ts';
import { eliminate } from './rules/defeat.ts';
import { settle } from './rules/settled.ts';
import { check, checkSeat } from './setup/check.ts';
import { daily } from './setup/daily.ts';
import { setup } from './setup/setup.ts';
import { CHOICES, VARIANTS } from './setup/variants.ts';
import type { Siege } from './state/state.ts';
import { clone } from './state/state.ts';
import { stray } from './state/stray.ts';
import { about, endsTurn, harmless } from './words/about.ts';
import { AIMS } from './words/aims.ts';
import { board } from './words/board.ts';
import { EVENTS, overText } from './words/events.ts';
import { forecast } from './words/forecast.ts';
import { GLOSSARY } from './words/glossary.ts';
import { known } from './words/known.ts';
import { LESSONS, STORY } from './words/lessons.ts';
import { optionText } from './words/options.ts';
import { QUESTIONS, SUBJECTS } from './words/questions.ts';
import { sequences } from './words/sequences.ts';
import { SUMMARY } from './words/summary.ts';
import { TELLING } from './words/telling.ts';
import { USUAL } from './words/usual.ts';
import { team, WORD_TITLES } from './words/variants.ts';

export { clashOf } from './knowledge/clash.ts';
export { inOrder } from './rules/pending.ts';
export type { Effect, Item, Piece, Player, Position, Siege } from './state/state.ts';
export { NONE } from './state/state.ts';
export { isCardAim } from './words/aim-names.ts';
export type { Prospect } from './words/dice.ts';
export { prospect, rollWords } from './words/dice.ts';
export { LABELS } from './words/labels.ts';
export type { PoolWords } from './words/seat.ts';
export { LANES, poolsOf, TURN } from './words/seat.ts';
export { cannotMeet, innateSpells, partNow } from './words/table.ts';

export const towerSiege = defineGame<Siege>({
  about: {
    id: 'tower-siege',
    title: 'Tower Siege',
    rulesVersion: '2',
    seats: { min: 2, max: 6 },
    bound: 60_000,
  },
  setup: {
    variants: titled(VARIANTS, WORD_TITLES),
    choices: CHOICES,
    check,
    checkSeat,
    deal: setup,
    numbers: NUMBERS,
    designed: DESIGNED,
  },
  rules: {
    ...rules,
    clone,
    concede(s, seat) {
      cover('concede');
      if (s.players[seat].alive) eliminate(s, [seat], 'TS-222');
    },
    gone: (s, seat) => !s.players[seat].alive,
  },
  knowledge: { view, sample, future, sees, whyNot, hands },
  judgement: {
    cardWorth,
    score,
    habit,
    weights: WEIGHTS,
    experience: EXPERIENCE,
    untilChance: true,
    standing: USUAL,
    styles: STYLES,
  },
  words: {
    team,
    events: told(sentences(EVENTS), TELLING),
    known,
    card: (s, id) => s.names[id] ?? null,
    questions: QUESTIONS,
    subjects: SUBJECTS,
    option: optionText,
    endsTurn,
    forecast,
    harmless,
    about,
    board: (s, eye) => board(view(s, eye), eye),
    outcome: s => upper(overText(s, s.over?.reason ?? '')),
    bundles: sequences,
    usual: USUAL,
    lessons: LESSONS,
    glossary: GLOSSARY,
    summary: SUMMARY,
    story: STORY,
  },
  catalogue: {
    aims: AIMS,
    decks: DECKS,
    earlier: EARLIER,
    cards: CARD_INFO,
    bench: BENCH,
    packs: PACKS,
    daily,
  },
  audit: {
    settle,
    stray,
    turns: s => s.turnsBegun,
    begins: s => s.turn,
    piles: (s, seat) => s.players[seat],
    plays: ['buy', 'cast', 'smuggle', 'surge'],
    misplaced,
    behaviours: BEHAVIOURS,
  },
});
