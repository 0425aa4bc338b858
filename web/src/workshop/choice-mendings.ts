import type { GameInfo, KeptDeck, Reason, Variant } from '@siegeworks/protocol';
import type { DeckPart } from './use-deck.ts';

/** What a button says that mends a problem, and what it changes. */
export interface Mending {
  text: string;
  part: DeckPart;
}

/** Choices that a problem speaks of are set as usual, and those that the game no longer offers are left out. */
export function choiceMendings({ rule }: Reason, game: GameInfo, { choices }: KeptDeck): Mending[] {
  const schema = game.castles?.schema ?? game.choices;
  const usual = Object.entries(schema)
    // What is wrong with a castle may be how its parts go together.
    .filter(([name, field]) => field.rule === rule && (game.castles || !isOffered(field, choices[name])))
    .map(([name, field]) => ({
      text: `${field.title}: as usual`,
      part: { choices: { ...choices, [name]: field.default } },
    }));
  const gone = Object.keys(choices).filter(name => !Object.hasOwn(schema, name));
  if (rule !== '' || gone.length === 0) return usual;
  const left = Object.fromEntries(Object.entries(choices).filter(([name]) => !gone.includes(name)));
  return [...usual, { text: `Leave out ${gone.join(', ')}`, part: { choices: left } }];
}

const isOffered = ({ words }: Variant, value: unknown): boolean =>
  value === undefined || words === undefined || words.includes(`${value}`);
