import type { RuleBlock, RuleBook, RuleSection } from '@siegeworks/protocol';

/** What a search has left of a book. */
export interface Found {
  sections: RuleSection[];
  /** How many rules have a number, and how many other passages there are. */
  rules: number;
  passages: number;
}

export function wordsOf(wanted: string): string[] {
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .filter(word => word !== '');
}

/** The sections, cut down to the blocks in which every wanted word occurs. */
export function search(book: RuleBook, words: readonly string[]): Found {
  const sections = book.sections.flatMap(section => {
    const blocks = section.blocks.filter(block => fits(textOf(block, section.title), words));
    return blocks.length > 0 ? [{ ...section, blocks }] : [];
  });
  const blocks = sections.flatMap(section => section.blocks);
  const rules = blocks.filter(block => block.kind === 'rule').length;
  return { sections, rules, passages: blocks.length - rules };
}

function fits(text: string, words: readonly string[]): boolean {
  const low = text.toLowerCase();
  return words.every(word => low.includes(word));
}

/** What a search looks at: the number of a rule counts, and the title above it does too. */
function textOf(block: RuleBlock, title: string): string {
  if (block.kind === 'table') return `${title} ${block.rows.flat().join(' ')}`;
  return `${title} ${block.kind === 'rule' ? block.id : ''} ${block.text}`;
}

/** `12 rules and 3 other passages`. */
export function countText({ rules, passages }: Found): string {
  const some = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;
  if (rules === 0 || passages === 0) return rules > 0 ? some(rules, 'rule') : some(passages, 'passage');
  return `${some(rules, 'rule')} and ${some(passages, 'other passage')}`;
}
