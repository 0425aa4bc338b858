import { titled } from '@siegeworks/contract';
import { defineGame } from '@siegeworks/kernel';
import { sentences, told, upper } from '@siegeworks/table';
import { BEHAVIOURS } from './cards/behaviours.ts';
import { BENCH } from './cards/bench.ts';
import { DESIGNED, NUMBERS } from './cards/card.ts';
import { DECKS } from './cards/decks.ts';
import { CARD_INFO } from './cards/facts.ts';
import { PACKS } from './cards/packs.ts';
import { cardWorth } from './judgement/card-worth.ts';
import { EXPERIENCE } from './judgement/experience.ts';
import { habit } from './judgement/habit.ts';
import { score } from './judgement/score.ts';
import { STYLES, WEIGHTS } from './judgement/weights.ts';
import { hands, sample, sees, view } from './knowledge/view.ts';
import { whyNot } from './knowledge/why-not.ts';
import { rules } from './rules/book.ts';
import { concede } from './rules/concede.ts';
import { settle } from './rules/settled.ts';
import { stray } from './rules/stray.ts';
import { daily } from './setup/daily.ts';
import { CHOICES, check, checkSeat, setup } from './setup/setup.ts';
import { VARIANTS } from './setup/variants.ts';
import { clone } from './state/clone.ts';
import { misplaced } from './state/misplaced.ts';
import type { Realm } from './state/realm.ts';
import { AIMS } from './words/aims.ts';
import { board } from './words/board.ts';
import { bundles } from './words/bundles.ts';
import { EVENTS, overText } from './words/events.ts';
import { GLOSSARY } from './words/glossary.ts';
import { known } from './words/known.ts';
import { LESSONS } from './words/lessons.ts';
import { about, endsTurn, harmless, uses } from './words/marking.ts';
import { note } from './words/notes.ts';
import { optionText } from './words/options.ts';
import { QUESTIONS, SUBJECTS } from './words/questions.ts';
import { sequences } from './words/sequences.ts';
import { STORY } from './words/story.ts';
import { SUMMARY } from './words/summary.ts';
import { TELLING } from './words/telling.ts';
import { USUAL } from './words/usual.ts';
import { WORD_TITLES } from './words/variants.ts';

export { FACTIONS } from './cards/card.ts';
export { cityAt } from './state/readers.ts';
export type { City, Realm } from './state/realm.ts';
export type { Clash, Party, Vault, Waiting, Ward } from './words/kingdom.ts';
export {
  aimsOf,
  battlesOf,
  clashesOf,
  isToken,
  partyOf,
  phasesOf,
  stackOf,
  vaultsOf,
  wardOf,
} from './words/kingdom.ts';
export { LABELS } from './words/labels.ts';
export { armyThing, vaultThing } from './words/marking.ts';

export const arcmage = defineGame<Realm>({
  about: {
    id: 'arcmage',
    title: 'Arcmage',
    credit: {
      author: 'the Arcmage team',
      source: 'https://arcmage.org',
      licence: 'Creative Commons Attribution-ShareAlike 4.0 International (CC BY-SA 4.0)',
      terms: 'https://creativecommons.org/licenses/by-sa/4.0/',
      changes:
        'The material was changed: reworded, numbered, completed with rulings of our own and written as a program, without the artwork. It stays under the same licence.',
    },
    rulesVersion: '6',
    seats: { min: 2, max: 6 },
    bound: 400_000,
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
  rules: { ...rules, clone, concede, gone: (s, seat) => !s.players[seat].alive },
  knowledge: { view, sample, sees, whyNot, hands },
  judgement: {
    cardWorth,
    score,
    habit,
    weights: WEIGHTS,
    experience: EXPERIENCE,
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
    forecast: note,
    harmless,
    about,
    uses,
    bundles: (s, seat, options) => [...sequences(s, seat, options), ...bundles(s, seat, options)],
    board: (s, eye) => board(view(s, eye), eye),
    outcome: s => upper(overText(s, s.over?.reason ?? '')),
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
    turns: s => s.turnsBegun,
    begins: s => s.turn,
    piles: (s, seat) => s.players[seat],
    plays: ['play'],
    misplaced,
    behaviours: BEHAVIOURS,
  },
});
