import type { Term } from '@siegeworks/contract';
import type { SceneKit } from './kit.ts';

/**
 * The words as the tables say them: the rulebook's abbreviations written in full, so that `pay 2pp` is `pay 2 power`, and twins
 * numbered in brackets, `Berserker#2` being `Berserker (2)`.
 */
export function inFull(kit: SceneKit, words: string): string {
  const terms = abbreviations(kit.game.words.glossary ?? []);
  return words.replace(/#(\d+)/g, ' ($1)').replace(/(\d*)([a-z]+)/gi, (all, n: string, word: string) => {
    const term = terms.get(word.toLowerCase());
    return term === undefined ? all : `${n}${n && ' '}${term}`;
  });
}

/** A way to write a term abbreviates it if it is the initials of the term or of another of its names: `gp` of `gold pieces`. */
function abbreviations(glossary: readonly Term[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { term, also = [] } of glossary) {
    const initials = [term, ...also].map(initialsOf).filter(letters => letters.length > 1);
    for (const name of also) {
      const letters = name.toLowerCase();
      if (initials.includes(letters)) found.set(letters, term);
    }
  }
  return found;
}

const initialsOf = (name: string) =>
  name
    .toLowerCase()
    .match(/\b[a-z]/g)
    ?.join('') ?? '';
