import type { RuleBlock, RuleBook, RuleSection } from '@siegeworks/protocol';

const HEADING = /^(#{1,4}) +(.*)$/;
const RULE = /^[-*] +\*\*([A-Z]{2,3}-R?\d+[a-z]?)\*\* *(.*)$/;
const ITEM = /^\s*(?:[-*]|\d+\.) +(.*)$/;

/** Reads a rules document into sections and numbered rules, as a screen shows them. */
export function parseRulebook(markdown: string, isShown: (rule: string) => boolean = () => false): RuleBook {
  const book: RuleBook = { title: '', sections: [{ id: '', title: '', blocks: [] }] };
  const lines = markdown.split(/\r?\n/);
  for (let at = 0; at < lines.length; ) at = readBlock(book, lines, at);
  for (const { blocks } of book.sections)
    for (const block of blocks) if (block.kind === 'rule' && isShown(block.id)) block.shown = true;
  book.sections = prefaceLast(book.sections.filter(section => section.blocks.length > 0));
  return book;
}

/** What stands before the first heading is about the text, not about the game: it comes last. */
function prefaceLast(sections: RuleSection[]): RuleSection[] {
  const [preface, ...rest] = sections;
  if (preface?.title !== '' || rest.length === 0) return sections;
  return [...rest, { ...preface, title: 'About this text' }];
}

/** Reads one block from line `at` on and returns where the next one begins. */
function readBlock(book: RuleBook, lines: string[], at: number): number {
  const line = lines[at];
  const { blocks } = book.sections[book.sections.length - 1];
  const heading = HEADING.exec(line);
  if (heading) {
    if (heading[1] === '#') book.title = plain(heading[2]);
    else book.sections.push(sectionOf(heading[2]));
    return at + 1;
  }
  if (line.trim() === '' || /^-{3,}$/.test(line)) return at + 1;
  if (line.startsWith('```')) return readCode(blocks, lines, at + 1);
  if (line.startsWith('|')) return readTable(blocks, lines, at);
  return readText(blocks, lines, at);
}

/** `4.8 W1 — declaration window` is section 4.8. */
function sectionOf(heading: string): RuleSection {
  const [, id = '', title] = /^(?:([A-Z]?\d+(?:\.\d+)*|[A-Z])\.? +)?(.*)$/.exec(heading) ?? [];
  return { id, title: plain(title ?? heading), blocks: [] };
}

function readCode(blocks: RuleBlock[], lines: string[], from: number): number {
  let end = from;
  while (end < lines.length && !lines[end].startsWith('```')) end++;
  blocks.push({ kind: 'code', text: lines.slice(from, end).join('\n') });
  return end + 1;
}

function readTable(blocks: RuleBlock[], lines: string[], from: number): number {
  let end = from;
  while (end < lines.length && lines[end].startsWith('|')) end++;
  const rows = lines.slice(from, end).filter(line => !/^\|[\s:|-]+\|?$/.test(line));
  blocks.push({ kind: 'table', rows: rows.map(cellsOf) });
  return end;
}
function cellsOf(line: string): string[] {
  const cells = line
    .replace(/^\|/, '')
    .replace(/\|\s*$/, '')
    .split(/(?<!\\)\|/);
  return cells.map(cell => uncited(cell.replaceAll('\\|', '|').trim()));
}

/** A rule, a list item or a paragraph, with the lines that continue it. */
function readText(blocks: RuleBlock[], lines: string[], from: number): number {
  let end = from + 1;
  while (end < lines.length && continues(lines[end])) end++;
  const rule = RULE.exec(lines[from]);
  const item = ITEM.exec(lines[from]);
  const first = rule?.[2] ?? item?.[1] ?? lines[from];
  const text = uncited([first, ...lines.slice(from + 1, end)].map(line => line.trim()).join(' '));
  if (rule) blocks.push({ kind: 'rule', id: rule[1], text });
  else blocks.push({ kind: item ? 'item' : 'text', text });
  return end;
}
const continues = (line: string) =>
  line.trim() !== '' && !HEADING.test(line) && !ITEM.test(line) && !/^(```|\||-{3,}$)/.test(line);

/** Leaves out the places in the scanned rulebook, `[L612-640; ruling TS-R40]`, but keeps rulings and quoted examples. */
function uncited(text: string): string {
  const spelled = text.replace(/`\[(L\d[^\]]*)\]`/g, '`$1`');
  const cited = spelled.replace(/\[([^\]]*\bL\d[^\]]*)\](?!\()/g, (_all, inside: string) => {
    const kept = inside.split(/[;,]/).filter(part => !/^\s*L\d/.test(part));
    return kept.length > 0 ? `(${kept.join(',').trim()})` : '';
  });
  return cited.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').trim();
}
const plain = (text: string) => text.replace(/[*`]/g, '').trim();
