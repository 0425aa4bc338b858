import type { RuleBlock } from '@siegeworks/protocol';
import type { TermLike } from '@siegeworks/ui';
import { piecesOf } from '@siegeworks/ui';

/** For each block of a section the terms that come up in it for the first time: once a section is enough. */
export function newTerms(blocks: readonly RuleBlock[], terms: readonly TermLike[]): TermLike[][] {
  const told = new Set<TermLike>();
  return blocks.map(block => {
    const fresh = textsOf(block).flatMap(text => piecesOf(text, terms).flatMap(({ term }) => term ?? []));
    const first = [...new Set(fresh)].filter(term => !told.has(term));
    for (const term of first) told.add(term);
    return first;
  });
}

/** A table would explain its words in every cell; what it is about stands in the text around it. */
const textsOf = (block: RuleBlock): string[] =>
  block.kind === 'table' || block.kind === 'code' ? [] : [block.text];
