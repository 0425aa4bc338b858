import type { Check } from '@siegeworks/files/shape';
import { flag, list, optional, shape, text, word } from '@siegeworks/files/shape';

/** A game's rules as people read them: sections of numbered rules, plain text and tables. */
export interface RuleBook {
  title: string;
  sections: RuleSection[];
}
export interface RuleSection {
  /** `4.8`; empty before the first numbered section. */
  id: string;
  title: string;
  blocks: RuleBlock[];
}
/** Texts carry `*emphasis*`, `**strength**` and `` `code` `` and nothing else. */
export type RuleBlock =
  /** `shown`: there is an example of it. */
  | { kind: 'rule'; id: string; text: string; shown?: boolean }
  | { kind: 'text' | 'item' | 'code'; text: string }
  | { kind: 'table'; rows: string[][] };

const worded = shape<{ text: string }>({ text });
const BODIES: Record<RuleBlock['kind'], Check<object>> = {
  rule: shape<{ id: string; text: string; shown?: boolean }>({ id: text, text, shown: optional(flag) }),
  text: worded,
  item: worded,
  code: worded,
  table: shape<{ rows: string[][] }>({ rows: list(list(text)) }),
};
const head = shape<Pick<RuleBlock, 'kind'>>({ kind: word('rule', 'text', 'item', 'code', 'table') });

const block: Check<RuleBlock> = (value, at) => {
  const { kind = 'text' } = head(value, at);
  return { kind, ...BODIES[kind](value, at) } as RuleBlock;
};

export const ruleBook: Check<RuleBook> = shape<RuleBook>({
  title: text,
  sections: list(shape<RuleSection>({ id: text, title: text, blocks: list(block) })),
});

/** What the book says under a number: one rule, or a whole section. */
export function lookUp(book: RuleBook, id: string): RuleSection | null {
  const section = book.sections.find(each => each.id === id && id !== '');
  if (section) return section;
  for (const { title, blocks } of book.sections) {
    const found = blocks.filter(each => each.kind === 'rule' && each.id === id);
    if (found.length > 0) return { id, title, blocks: found };
  }
  return null;
}
