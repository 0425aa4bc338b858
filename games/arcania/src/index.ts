import { titled } from '@siegeworks/contract';
import { cover, defineGame } from '@siegeworks/kernel';
import { sentences, told, upper } from '@siegeworks/table';
import { BEHAVIOURS } from './cards/behaviours.ts';
import { BENCH } from './cards/bench.ts';
import { DESIGNED, NUMBERS } from './cards/card.ts';
import { DECKS } from './cards/decks.ts';
import { CARD_INFO } from './cards/facts.ts';
import { PACKS } from './cards/packs.ts';
import { cardWorth } from './judgement/card-worth.ts';
import { habit } from './judgement/habit.ts';
import { score } from './judgement/score.ts';
import { EXPERIENCE, STYLES, WEIGHTS } from './judgement/weights.ts';
import { future, hands, sample, sees, view } from './knowledge/view.ts';
import { whyNot } from './knowledge/why-not.ts';
import { rules } from './rules/book.ts';
import { nextWar } from './rules/next-war.ts';
import { leave, settle } from './rules/state-check.ts';
import { check, checkSeat } from './setup/check.ts';
import { daily } from './setup/daily.ts';
import { deal } from './setup/deal.ts';
import { CHOICES, VARIANTS } from './setup/variants.ts';
import { clone } from './state/clone.ts';
import { misplaced } from './state/misplaced.ts';
import type { War } from './state/state.ts';
import { stray } from './state/stray.ts';
import { about, harmless, uses } from './words/about.ts';
import { AIMS } from './words/aims.ts';
import { board } from './words/board.ts';
import { EVENTS, overText } from './words/events.ts';
import { GLOSSARY } from './words/glossary.ts';
import { known } from './words/known.ts';
import { LESSONS } from './words/lessons.ts';
import { note } from './words/notes.ts';
import { endsTurn, idle, optionText } from './words/options.ts';
import { QUESTIONS, SUBJECTS } from './words/questions.ts';
import { sequences } from './words/sequences.ts';
import { STORY } from './words/story.ts';
import { SUMMARY } from './words/summary.ts';
import { TELLING } from './words/telling.ts';
import { USUAL } from './words/usual.ts';
import { CHOICE_TITLES, WORD_TITLES } from './words/variants.ts';

export type { Card } from './cards/card.ts';
export { CARDS, cardsOf } from './cards/card.ts';
export { BOOSTERS } from './cards/entry.ts';
export { supporters } from './rules/needs.ts';
export type { Attack, Building, Item, Land, Player, War } from './state/state.ts';
export { castleLife, onFront, readyBuildings, wallCount } from './state/table.ts';
export { castleOf } from './words/about.ts';
export { forecastOf, stormOf } from './words/forecast.ts';
export { LABELS } from './words/labels.ts';
export { PHASE_NAMES } from './words/names.ts';

export const arcania = defineGame<War>({
  about: {
    id: 'arcania',
    title: 'Arcania: Kingdoms of Power',
    rulesVersion: '3',
    seats: { min: 2, max: 6 },
    bound: 60_000,
  },
  setup: {
    variants: titled(VARIANTS, WORD_TITLES),
    choices: titled(CHOICES, CHOICE_TITLES),
    check,
    checkSeat,
    deal,
    numbers: NUMBERS,
    designed: DESIGNED,
  },
  rules: {
    ...rules,
    clone,
    concede(s, seat) {
      cover('concede');
      if (s.players[seat].alive) leave(s, [seat], 'surrender');
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
    events: told(sentences(EVENTS), TELLING),
    known,
    card: (s, id) => s.names[id] ?? null,
    questions: QUESTIONS,
    subjects: SUBJECTS,
    option: optionText,
    endsTurn,
    idle,
    forecast: note,
    harmless,
    about,
    uses,
    lessons: LESSONS,
    bundles: sequences,
    glossary: GLOSSARY,
    summary: SUMMARY,
    usual: USUAL,
    story: STORY,
    board: (s, eye) => board(view(s, eye), eye),
    outcome: s => upper(overText(s, s.over?.reason ?? '')),
  },
  catalogue: {
    aims: AIMS,
    decks: DECKS,
    cards: CARD_INFO,
    bench: BENCH,
    packs: PACKS,
    daily,
    nextMatch: nextWar,
  },
  audit: {
    settle,
    stray,
    turns: s => s.turnsBegun,
    begins: s => s.turn,
    piles: (s, seat) => s.players[seat],
    plays: ['layLand', 'placeBuilding', 'levy', 'placeForce', 'play'],
    misplaced,
    behaviours: BEHAVIOURS,
  },
});
