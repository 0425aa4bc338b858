import type { CardInfo, RuleBook, RuleSection } from '@siegeworks/protocol';

/** More rules than these name a card only because its name is a word of the game. */
const MOST = 12;

/** The rules about one card: those that its scenarios prove, and those that name it. Where too many do, only the rulings among them. */
export function rulingsOf(book: RuleBook, { name }: CardInfo, proved: readonly string[]): RuleSection[] {
  const named = namedIn(book, name);
  const telling = named.length > MOST ? named.filter(isRuling) : named;
  const wanted = new Set([...telling, ...proved]);
  return book.sections.flatMap(section => {
    const blocks = section.blocks.filter(block => block.kind === 'rule' && wanted.has(block.id));
    return blocks.length > 0 ? [{ ...section, blocks }] : [];
  });
}

const isRuling = (rule: string) => /-R\d/.test(rule);

function namedIn({ sections }: RuleBook, name: string): string[] {
  const word = new RegExp(`(?<![\\w])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:s|['’]s)?(?![\\w])`);
  const rules = sections.flatMap(({ blocks }) =>
    blocks.flatMap(each => (each.kind === 'rule' ? [each] : [])),
  );
  return rules.filter(({ text }) => word.test(text)).map(({ id }) => id);
}
