import type { Game } from '@siegeworks/kernel';
import { sentences } from '@siegeworks/kernel';
import { CARDS } from './cards/card.ts';
import { CARD_INFO } from './cards/facts.ts';
import { daily } from './daily.ts';
import { score } from './evaluate.ts';
import { habit } from './habit.ts';
import { concede } from './leaving.ts';
import { dailyShare } from './result.ts';
import { rules } from './rules/book.ts';
import { settle } from './settled.ts';
import { check, OPTIONS, setup } from './setup.ts';
import type { Siege } from './state.ts';
import { clone } from './state.ts';
import { stray } from './stray.ts';
import { misplaced, sample, sees, view } from './view.ts';
import { AID, BLOW, EXPERIENCE, FIRST_GUARD, KEEP, THRIFT, WORTH } from './weights.ts';
import { whyNot } from './why-not.ts';
import { board } from './words/board.ts';
import { EVENTS_SAID, overText } from './words/events.ts';
import { LESSONS } from './words/lessons.ts';
import { note } from './words/notes.ts';
import { optionText } from './words/options.ts';
import { QUESTIONS } from './words/questions.ts';
import { STORY } from './words/story.ts';
import { USUAL } from './words/usual.ts';

export type { Foresight } from './foresight.ts';
export { foresee, harmOf } from './foresight.ts';
export type { Side } from './geometry.ts';
export { COURTYARD, SIDES } from './geometry.ts';
export type { Result, Sight } from './sight.ts';
export { coverOf, sightOf } from './sight.ts';
export type { Siege } from './state.ts';
export { castleOf } from './state.ts';
export { breached, isWall, wallIndex } from './units.ts';
export type { ForecastLine } from './words/forecast.ts';
export { forecastLines, forecastSum } from './words/forecast.ts';
export { FATES, LABELS, LEGEND } from './words/labels.ts';
export type { DeckPanel, Panel, Phase, Row } from './words/panels.ts';
export {
  besiegersOf,
  deckFacts,
  enemyDeck,
  phasesOf,
  placePanel,
  sideName,
  sidesPanel,
  standing,
  unitPanel,
} from './words/panels.ts';

const SPELLS = ['fireball', 'blessing', 'stonebinding', 'recall', 'lightning', 'healing'];

export const twoDeckSiege: Game<Siege> = {
  id: 'two-deck-siege',
  title: 'Two Deck Siege',
  rulesVersion: '2',
  seats: { min: 1, max: 4 },
  options: OPTIONS,
  choices: {},
  decks: [],
  cards: CARD_INFO,
  rules,
  check,
  setup,
  clone,
  view,
  sample,
  sees,
  score,
  habit,
  beliefs: { WORTH, FIRST_GUARD, BLOW, AID, KEEP, THRIFT },
  experience: EXPERIENCE,
  whyNot,
  concede,
  gone: (s, seat) => s.gone.includes(seat),
  settle,
  stray,
  turns: s => s.round,
  begins: () => 0,
  misplaced,
  daily,
  bound: 20_000,
  behaviours: [
    ...Object.values(CARDS).flatMap(card =>
      card.type === 'order' || card.type === 'enemy-event' ? [`card ${card.key}`] : [],
    ),
    ...SPELLS.map(spell => `spell ${spell}`),
  ],
  words: {
    events: sentences(EVENTS_SAID),
    questions: QUESTIONS,
    option: optionText,
    note,
    board,
    outcome: overText,
    share: dailyShare,
    usual: USUAL,
    notes: LESSONS,
    story: STORY,
  },
};
