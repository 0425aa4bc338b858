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
import { concede } from './rules/concede.ts';
import { settle } from './rules/settled.ts';
import { daily } from './setup/daily.ts';
import { CHOICES, check, checkSeat, setup } from './setup/setup.ts';
import { OPTIONS } from './setup/variants.ts';
import { clone } from './state/clone.ts';
import { misplaced } from './state/misplaced.ts';
import type { Realm } from './state/realm.ts';
import { stray } from './state/stray.ts';
import { about, harmless, uses } from './words/about.ts';
import { AIMS } from './words/aims.ts';
import { board } from './words/board.ts';
import { EVENTS, overText } from './words/events.ts';
import { forecast } from './words/forecast.ts';
import { GLOSSARY } from './words/glossary.ts';
import { known } from './words/known.ts';
import { LESSONS } from './words/lessons.ts';
import { endsTurn, optionText } from './words/options.ts';
import { QUESTIONS, SUBJECTS } from './words/questions.ts';
import { sequences } from './words/sequences.ts';
import { STORY } from './words/story.ts';
import { SUMMARY } from './words/summary.ts';
import { TELLING } from './words/telling.ts';
import { USUAL } from './words/usual.ts';
import { CHOICE_TITLES, WORD_TITLES } from './words/variants.ts';

export { ELEMENTS } from './cards/card.ts';
export type { SeatName } from './rules/towers.ts';
export { SEATS, seating } from './rules/towers.ts';
export { produces } from './state/readers.ts';
export type { Combat, Piece, Realm } from './state/realm.ts';
export { NONE } from './state/realm.ts';
export { LABELS } from './words/labels.ts';
export type { Fighters, Stage } from './words/stage.ts';
export {
  abilities,
  fightersOf,
  foreignPlotNote,
  plotNote,
  stageOf,
  turnNotes,
  vulnerability,
} from './words/stage.ts';
export type { TemperLeft } from './words/temper.ts';
export { temperLeft } from './words/temper.ts';

export const towersInTime = defineGame<Realm>({
  about: {
    id: 'towers-in-time',
    title: 'Towers in Time',
    rulesVersion: '3',
    seats: { min: 2, max: 6 },
    bound: 100_000,
  },
  setup: {
    numbers: NUMBERS,
    designed: DESIGNED,
    variants: titled(OPTIONS, WORD_TITLES),
    choices: titled(CHOICES, CHOICE_TITLES),
    check,
    checkSeat,
    deal: setup,
  },
  rules: {
    ...rules,
    clone,
    concede(s, seat) {
      cover('concede');
      concede(s, seat);
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
    forecast,
    harmless,
    about,
    uses,
    board: (s, eye) => board(view(s, eye), eye),
    outcome: s => upper(overText(s)),
    bundles: sequences,
    usual: USUAL,
    lessons: LESSONS,
    glossary: GLOSSARY,
    summary: SUMMARY,
    story: STORY,
  },
  catalogue: { aims: AIMS, decks: DECKS, cards: CARD_INFO, bench: BENCH, packs: PACKS, daily },
  audit: {
    settle,
    stray,
    turns: s => s.turn,
    begins: s => s.first,
    piles: (s, seat) => s.players[seat],
    plays: ['cast', 'put', 'source', 'transport'],
    misplaced,
    behaviours: BEHAVIOURS,
  },
});
