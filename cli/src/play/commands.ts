import { levels } from '@siegeworks/bots';
import type { Face, Reason } from '@siegeworks/contract';
import { brief, shown } from '@siegeworks/files';
import { sameOption } from '@siegeworks/kernel';
import { pathText } from '@siegeworks/lab';
import type { AskedQuestion } from '@siegeworks/protocol';
import { boardText } from '@siegeworks/scenario';
import { cardText, ruleText } from '../lookup.ts';
import { didYouMean, named } from '../near.ts';
import { columns, dim, say, width } from '../page.ts';
import { allRules, ruleCalled } from '../rules/books.ts';
import { offerLines } from '../table-text.ts';
import type { Session } from './session.ts';

/** What a command does to the conversation: ask the same again, continue, or leave. */
export type After = 'same' | 'on' | 'quit';
interface Command {
  key: string;
  /** What people type instead of the key, when it stands alone. */
  words?: readonly string[];
  /** What follows the key, if anything. */
  takes?: string;
  text: string;
  run(session: Session, asked: AskedQuestion, rest: string): After | Promise<After>;
}

/** Ways to leave. */
export const LEAVING: readonly string[] = ['q', 'quit', 'exit'];

/** The strongest player gives advice. */
const ADVISER = levels.at(-1)?.name ?? '';

export const COMMANDS: readonly Command[] = [
  { key: 'u', words: ['undo'], text: 'undo: take back your last choice', run: takeBack },
  { key: 'b', words: ['board'], text: 'the board', run: showTable },
  { key: 'o', words: ['options'], text: 'all options', run: showAll },
  { key: 'l', words: ['log'], takes: '[N]', text: 'the last N lines of the log (20)', run: showLog },
  { key: 'w', takes: 'CARD', text: 'why can I not use this card now?', run: whyNot },
  { key: 'c', takes: 'CARD', text: 'look up a card', run: lookUpCard },
  { key: 'r', takes: 'RULE', text: 'look up a rule', run: lookUpRule },
  { key: 'h', words: ['hint'], text: `hint: what would a ${ADVISER} do?`, run: hint },
  { key: 'a', text: `let a ${ADVISER} answer this one`, run: letAnswer },
  { key: 's', takes: 'FILE', text: 'save to a file', run: saveTo },
  { key: 'concede', text: 'give up', run: giveUp },
  { key: 'q', words: LEAVING, text: 'quit; the match is saved', run: () => 'quit' },
  { key: '?', words: ['help'], text: 'this list', run: showCommands },
];

/** A number picks; a key is a command; anything else is looked for among the options. */
export function obey(session: Session, asked: AskedQuestion, line: string): After | Promise<After> {
  const said = line.trim();
  if (said === '') return 'same';
  if (/^\d{1,9}$/.test(said)) return choose(session, asked, Number(said));
  const [, key, rest] = /^(\S+)\s*(.*)$/.exec(said) ?? [];
  const command = commandFor(key?.toLowerCase() ?? '', rest === '');
  if (command) return command.run(session, asked, rest ?? '');
  return search(asked, said);
}

function commandFor(key: string, alone: boolean): Command | undefined {
  return COMMANDS.find(each => each.key === key || (alone && each.words?.includes(key)));
}

export function showOptions({ offers, bundles = [] }: AskedQuestion, all = false): void {
  say(...offerLines(offers, all));
  const shown = all ? bundles : bundles.slice(0, BUNDLES);
  // Several picks at once have numbers after all others, so that those stay as they are.
  for (const [i, { text, note }] of shown.entries())
    say(`${`${offers.length + i + 1}`.padStart(4)}  ${text}: ${note}`);
}
/** How many bundles are shown unasked. */
const BUNDLES = 3;

function showAll(_session: Session, asked: AskedQuestion): After {
  showOptions(asked, true);
  return 'same';
}

export function showTable(session: Session): After {
  say('', boardText(session.shown.board, width()), '');
  return 'same';
}

async function choose(session: Session, { offers, bundles = [] }: AskedQuestion, n: number): Promise<After> {
  const offer = [...offers, ...bundles][n - 1];
  if (!offer) {
    say(`  There is no option ${n}: they go from 1 to ${offers.length + bundles.length}.`);
    return 'same';
  }
  return done(await session.choose(offer.option, 'then' in offer ? offer : {}));
}

/** Continues, or says why it was not done. */
function done(why: Reason | null): After {
  if (why) say(`  ${told(why)}.`);
  return why ? 'same' : 'on';
}

function search({ offers }: AskedQuestion, said: string): After {
  const wanted = said.toLowerCase().split(/\s+/);
  const found = offers.flatMap(({ text }, i) =>
    wanted.every(word => text.toLowerCase().includes(word)) ? [i] : [],
  );
  if (found.length === 0) say(`  Nothing here matches ${shown(said)}. ? lists the commands.`);
  else say(...found.map(i => `${`${i + 1}`.padStart(4)}  ${offers[i].text}`));
  return 'same';
}

const told = (why: Reason) => `${why.text}${why.rule ? ` (${why.rule})` : ''}`;

async function takeBack(session: Session): Promise<After> {
  const why = await session.undo();
  say(why ? `  You cannot take that back: ${told(why)}.` : '  Taken back.');
  return why ? 'same' : 'on';
}

function showLog(session: Session, _asked: AskedQuestion, rest: string): After {
  const n = /^\d{1,9}$/.test(rest) ? Number(rest) : 20;
  say(...session.lines.slice(-Math.max(1, n)));
  return 'same';
}

/** The cards of this name on the table, one's own first. */
function facesCalled(session: Session, name: string): Face[] {
  const { areas } = session.shown.board;
  const mine = areas.toSorted((a, b) => Number(b.seat === session.seat) - Number(a.seat === session.seat));
  const spread = (face: Face): Face[] => [face, ...face.attached.flatMap(spread)];
  const faces = mine.flatMap(area => area.cards.flatMap(spread)).filter(face => face.id >= 0);
  return faces.filter(face => face.name.toLowerCase() === name.toLowerCase());
}

function whyNot(session: Session, asked: AskedQuestion, said: string): After {
  const [card] = named(session.game.catalogue.cards, said);
  const faces = facesCalled(session, card?.name ?? said);
  if (faces.length === 0) {
    say(
      `  There is no ${card ? card.name : shown(said)} that you can see${card ? '' : nearNames(session, said)}.`,
    );
  }
  const lines = faces.map(face => {
    const usable = asked.offers.flatMap(({ option }, i) => (option.card === face.id ? [i + 1] : []));
    if (usable.length > 0) return `  ${face.name} can be used now: option ${usable.join(', ')}.`;
    const reasons = session.whyNot(face.id);
    return `  ${face.name}: ${reasons.map(told).join('; ') || 'nothing forbids it, but it has nothing to do with the current question'}.`;
  });
  for (const line of new Set(lines)) say(line);
  return 'same';
}

function nearNames({ game }: Session, name: string): string {
  const names = game.catalogue.cards.map(card => card.name);
  return didYouMean(name, names).replace(/\?$/, '');
}

function lookUpCard(session: Session, _asked: AskedQuestion, said: string): After {
  const cards = named(session.game.catalogue.cards, said);
  if (cards.length === 0) say(`  There is no card ${shown(said)}${nearNames(session, said)}.`);
  for (const card of cards) say(cardText(card, session.game));
  return 'same';
}

function lookUpRule(_session: Session, _asked: AskedQuestion, id: string): After {
  const rule = ruleCalled(allRules(), id);
  say(rule ? ruleText(rule) : `  There is no rule ${shown(id)}.`);
  return 'same';
}

async function hint(session: Session, { offers }: AskedQuestion): Promise<After> {
  const { answers } = await session.hint();
  const rows = answers.map(({ option, text, chance, visits }) => {
    const n = 1 + offers.findIndex(offer => sameOption(offer.option, option));
    return ['', `${n}`, text, `${chance} %`, `looked at ${visits} times`];
  });
  say(`  ${ADVISER} would rather:`, columns(rows));
  return 'same';
}

async function letAnswer(session: Session, { offers }: AskedQuestion): Promise<After> {
  const { option } = await session.hint();
  const offer = offers.find(each => sameOption(each.option, option));
  say(dim(`  · you ${offer?.text ?? option.kind}`));
  return done(await session.choose(option));
}

function saveTo(session: Session, _asked: AskedQuestion, file: string): After {
  if (file === '') {
    say('  Save to which file? For example: s my-match.json');
    return 'same';
  }
  try {
    session.keep(file);
    say(`  Saved in ${pathText(file)}.`);
  } catch (error) {
    say(`  ${brief(error instanceof Error ? error.message : `${error}`, 1000)}`);
  }
  return 'same';
}

async function giveUp(session: Session): Promise<After> {
  return done(await session.concede());
}

function showCommands(): After {
  const rows = COMMANDS.map(({ key, takes, text }) => ['', takes ? `${key} ${takes}` : key, text]);
  say(columns([['', 'number', 'pick that option'], ['', 'words', 'search the options'], ...rows]));
  return 'same';
}
