import type { Reason, Variant } from '@siegeworks/contract';
import type { DeckBook, DeckList } from './deck.ts';
import { hasCastles } from './deck.ts';
import { remediesFor } from './remedies.ts';

/** What mends a problem of a deck or castle: what a button says, and what it changes. */
export interface Mending {
  text: string;
  part: Partial<Pick<DeckList, 'cards' | 'choices'>>;
}
type Parts = Pick<DeckList, 'cards' | 'choices'>;

/** Everything that mends one problem at a press, what is most likely meant first. */
export function mendingsFor(
  reason: Reason,
  deck: Parts,
  book: DeckBook,
  barred: ReadonlySet<string>,
): Mending[] {
  const remedies = remediesFor(reason, deck.cards, book.cards, card => !barred.has(card.id));
  return [
    ...remedies.map(({ text, cards }) => ({ text, part: { cards } })),
    ...choiceMendings(reason, deck, book),
  ];
}

/** Choices that a problem speaks of are set as usual, and those that the game no longer offers are left out. */
function choiceMendings({ rule }: Reason, { choices }: Parts, book: DeckBook): Mending[] {
  const usual = Object.entries(book.choices)
    // What is wrong with a castle may be how its parts go together.
    .filter(([name, field]) => field.rule === rule && (hasCastles(book) || !isOffered(field, choices[name])))
    .map(([name, field]) => ({
      text: `${field.title}: as usual`,
      part: { choices: { ...choices, [name]: field.default } },
    }));
  const gone = Object.keys(choices).filter(name => !Object.hasOwn(book.choices, name));
  if (rule !== '' || gone.length === 0) return usual;
  const left = Object.fromEntries(Object.entries(choices).filter(([name]) => !gone.includes(name)));
  return [...usual, { text: `Leave out ${gone.join(', ')}`, part: { choices: left } }];
}

const isOffered = ({ words }: Variant, value: unknown): boolean =>
  value === undefined || words === undefined || words.includes(`${value}`);

/** Cards that problems speak of; of a deck with one copy of every card, those that it may not hold at all. */
export const cardsIn = (reasons: readonly Reason[]): ReadonlySet<string> =>
  new Set(reasons.flatMap(({ amend }) => amend?.card ?? []));

/** One copy of every card, to ask the rules which of them a deck with these choices may hold. */
export const oneOfEach = ({ cards }: DeckBook): Record<string, number> =>
  Object.fromEntries(cards.map(({ id }) => [id, 1]));
