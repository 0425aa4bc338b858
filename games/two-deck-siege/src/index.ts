import { titled } from '@siegeworks/contract';
import { defineGame } from '@siegeworks/kernel';
import { sentences, told } from '@siegeworks/table';
import { BOX, CARDS, DESIGNED, NUMBERS } from './cards/card.ts';
import { CARD_INFO } from './cards/facts.ts';
import { SPELLS } from './cards/spells.ts';
import { habit } from './judgement/habit.ts';
import { score } from './judgement/score.ts';
import { EXPERIENCE, WEIGHTS } from './judgement/weights.ts';
import { hands, misplaced, sample, sees, view } from './knowledge/view.ts';
import { whyNot } from './knowledge/why-not.ts';
import { rules } from './rules/book.ts';
import { concede } from './rules/leaving.ts';
import { dailyShare, ranking } from './rules/result.ts';
import { settle } from './rules/settled.ts';
import { CASTLES } from './setup/castles.ts';
import { daily } from './setup/daily.ts';
import { check, OPTIONS, setup } from './setup/setup.ts';
import type { Siege } from './state/state.ts';
import { clone } from './state/state.ts';
import { stray } from './state/stray.ts';
import { reseed } from './state/streams.ts';
import { about, harmless } from './words/about.ts';
import { AIMS } from './words/aims.ts';
import { board } from './words/board.ts';
import { EVENTS_SAID, overText } from './words/events.ts';
import { GLOSSARY } from './words/glossary.ts';
import { known } from './words/known.ts';
import { LESSONS } from './words/lessons.ts';
import { note } from './words/notes.ts';
import { endsTurn, optionText } from './words/options.ts';
import { QUESTIONS, SUBJECTS } from './words/questions.ts';
import { scoreInWords } from './words/score.ts';
import { sequences } from './words/sequences.ts';
import { STORY } from './words/story.ts';
import { SUMMARY } from './words/summary.ts';
import { TELLING } from './words/telling.ts';
import { USUAL } from './words/usual.ts';
import { team, WORD_TITLES } from './words/variants.ts';

export type { Foresight } from './knowledge/foresight.ts';
export { foresee, harmOf } from './knowledge/foresight.ts';
export type { Result, Sight } from './knowledge/sight.ts';
export { coverOf, sightOf } from './knowledge/sight.ts';
export type { Side } from './state/geometry.ts';
export { COURTYARD, SIDE_NAMES, SIDES } from './state/geometry.ts';
export type { Siege } from './state/state.ts';
export { castleOf } from './state/state.ts';
export { breached, isWall, wallIndex } from './state/units.ts';
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

export const twoDeckSiege = defineGame<Siege>({
  about: {
    id: 'two-deck-siege',
    title: 'Two Deck Siege',
    rulesVersion: '5',
    seats: { min: 1, max: 4 },
    bound: 20_000,
  },
  setup: {
    variants: titled(OPTIONS, WORD_TITLES),
    choices: {},
    check,
    deal: setup,
    numbers: NUMBERS,
    designed: DESIGNED,
  },
  rules: { ...rules, clone, concede, gone: (s, seat) => s.gone.includes(seat), reseed },
  knowledge: { view, sample, sees, whyNot, hands },
  judgement: {
    score,
    habit,
    weights: WEIGHTS,
    experience: EXPERIENCE,
    standing: USUAL,
  },
  words: {
    team,
    events: told(sentences(EVENTS_SAID), TELLING),
    known,
    card: (_s, id) => BOX[id]?.key ?? null,
    questions: QUESTIONS,
    subjects: SUBJECTS,
    option: optionText,
    endsTurn,
    forecast: note,
    about,
    harmless,
    board,
    outcome: overText,
    share: dailyShare,
    score: scoreInWords,
    bundles: sequences,
    usual: USUAL,
    lessons: LESSONS,
    glossary: GLOSSARY,
    summary: SUMMARY,
    story: STORY,
  },
  catalogue: { aims: AIMS, decks: [], castles: CASTLES, cards: CARD_INFO, daily, ranking },
  audit: {
    settle,
    stray,
    turns: s => s.round,
    begins: () => 0,
    piles: s => s,
    plays: ['order'],
    misplaced,
    behaviours: [
      ...Object.values(CARDS).flatMap(card =>
        card.type === 'order' || card.type === 'enemy-event' ? [`card ${card.key}`] : [],
      ),
      ...Object.keys(SPELLS).map(spell => `spell ${spell}`),
    ],
  },
});
