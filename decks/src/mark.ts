import type { Game, MatchConfig } from '@siegeworks/contract';
import type { DeckList } from './deck.ts';

type List = Pick<DeckList, 'cards' | 'choices'>;

/** A short word for exactly these cards and choices: results belong to a list, not to its name. */
export function markOfList({ cards, choices }: List): string {
  const text = JSON.stringify([Object.entries(cards).sort(), Object.entries(choices).sort()]);
  let mark = 2166136261;
  for (let i = 0; i < text.length; i++) mark = Math.imul(mark ^ text.charCodeAt(i), 16777619);
  return (mark >>> 0).toString(36);
}

/** How a match remembers which castle was defended: by what was chosen for it, since no seat brings it. */
export const castleLabel = (choices: List['choices']): string =>
  `castle:${markOfList({ cards: {}, choices })}`;

/** The castle of a set-up that says everything itself; empty where something is left to a preset. */
export function castleIn({ catalogue }: Game, { options = {} }: MatchConfig): string {
  const names = Object.keys(catalogue.castles?.schema ?? {});
  const said = names.flatMap(name => (options[name] === undefined ? [] : [[name, options[name]] as const]));
  const open = said.some(([name, value]) => {
    const words = catalogue.castles?.schema[name].words;
    return value === -1 || (words !== undefined && !words.includes(`${value}`));
  });
  return names.length === 0 || said.length < names.length || open
    ? ''
    : castleLabel(Object.fromEntries(said));
}
