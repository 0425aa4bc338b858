import type { Board, Game, State } from '@siegeworks/contract';
import type { Report } from '@siegeworks/files';
import { overlayFrom } from '@siegeworks/files';
import { malformed } from '@siegeworks/files/shape';
import type { Caller, Host, Room, Thinking } from '@siegeworks/host';
import {
  callerAt,
  isAsked,
  moveAway,
  openHost,
  receive,
  refuse,
  said,
  visitAt,
  whyOf,
} from '@siegeworks/host';
import type { Pending } from '@siegeworks/kernel';
import type { ClientBodies, ClientMessage, HostBodies, HostType, HouseRules } from '@siegeworks/protocol';
import { answerable, isAway, readClientMessage, VERSION } from '@siegeworks/protocol';
import type { Reading } from '@siegeworks/reader';
import { boardOf, faultText, knownNow, sentenceFor, whyNot } from '@siegeworks/reader';
import { Away } from './away.ts';
import { browserStore } from './browser-store.ts';
import { asJudged, decksIn, forgetDeck, keepDeck } from './decks.ts';
import { isDraftMessage, packInfoOf } from './draft-messages.ts';
import type { Keeper } from './keeper.ts';
import type { PageParts } from './parts.ts';
import { ME } from './parts.ts';
import { momentOf } from './past.ts';
import { reportNow } from './reports.ts';
import { forgetResults, resultsIn } from './results.ts';
import type { Taken } from './school/lessons.ts';
import { courseOf, heedLesson, isTaught, learn, scripted } from './school/lessons.ts';
import { withPractice } from './school/practice.ts';
import { insistsOn, puzzlesIn, solvePuzzle } from './school/puzzles.ts';
import { practise, sentencesShown, shownFor } from './school/show.ts';
import type { Solving } from './school/solving.ts';
import { doubtOf, refutation } from './school/solving.ts';
import { ALL_IS_KEPT } from './storage.ts';
import { readTo, translate } from './translate.ts';

/** Says one thing to the page. */
export type Say = <K extends HostType>(re: number | null, type: K, body: HostBodies[K]) => void;

/** A page with a host of its own, and what is read to it. */
export interface Page {
  parts: PageParts;
  host: Host;
  keeper: Keeper;
  caller: Caller;
  /** Games that were brought already. */
  games: Map<string, Game>;
  /** The last fault of each match, with what was being done. */
  faults: Map<string, Report['error']>;
  /** The matches on the screen. */
  readings: Map<string, Reading>;
  /** By which version of the rules each of them is played. */
  rules: Map<string, string>;
  say: Say;
  /** The lessons that are being taken, by match. */
  taken: Map<string, Taken>;
  /** The puzzles that are being solved, by match. */
  solving: Map<string, Solving>;
  /** Matches in a house far away. */
  away: Away;
}
/** Hosts matches for one page and answers its messages. */
export function openPage(
  parts: PageParts,
  send: (message: unknown) => void,
): { receive(message: unknown): Promise<void> } {
  const say: Say = (re, type, body) => send({ v: VERSION, re, type, ...body });
  const games = new Map<string, Game>();
  const bring = async (id: string) => {
    const game = await parts.shelf.game(id);
    if (game) games.set(id, game);
    return game;
  };
  const keeper: Keeper = {
    database: parts.database,
    neighbours: parts.neighbours,
    now: parts.now,
    held: new Map(),
    results: new Map(),
    decks: new Map(),
    drafts: new Map(),
    revisions: new Map(),
    storage: ALL_IS_KEPT,
    onStorage: storage => say(null, 'storage', storage),
    onElsewhere: match => moveAway(host, match),
  };
  const think = (room: Room, { asked }: Thinking) =>
    scripted(page, room, asked) ?? refutation(page, room, asked);
  const insists = (room: Room, asked: Pending) => insistsOn(page, room, asked) || isTaught(page, room, asked);
  const host = openHost({
    ...parts,
    think,
    insists,
    game: bring,
    store: withPractice(browserStore(keeper, ME)),
  });
  const page: Page = {
    parts,
    host,
    keeper,
    games,
    say,
    taken: new Map(),
    solving: new Map(),
    faults: new Map(),
    readings: new Map(),
    rules: new Map(),
    caller: callerAt(ME, (re, type, body) => readTo(page, re, type, body)),
    away: new Away({
      dial: parts.dial,
      fresh: parts.fresh,
      wait: parts.wait,
      now: parts.now,
      onLine: line => say(null, 'line', line),
      read: async message => {
        // The words of a game are brought before its first table is shown.
        if (message.type === 'opened') await beginAway(page, message.game);
        translate(page, message);
      },
    }),
  };
  return { receive: message => hear(page, message) };
}

async function beginAway(page: Page, game: string): Promise<void> {
  await page.host.parts.game(game);
  const settings = await page.host.parts.store.settings(ME, game);
  if (settings) page.away.settle(game, settings);
}

async function hear(page: Page, raw: unknown): Promise<void> {
  const re = answerable(raw);
  try {
    const message = readClientMessage(raw);
    if (message.type === 'pick') heedLesson(page, message);
    if (goesAway(message)) return await page.away.ask(message);
    if (isAsked(message)) await receive(page.host, page.caller, message);
    else await answer(page, message);
    if (message.type === 'settle') page.away.settle(message.game, message.settings);
  } catch (cause) {
    const why = whyOf(cause);
    if (why) page.say(re, 'refused', { reasons: why.map(sentenceFor) });
    else page.say(re, 'problem', { match: null, text: faultText(null, said(cause)), report: null });
  }
}

/** What concerns a match in a house far away; why something cannot be done is worked out here in any case. */
function goesAway(message: ClientMessage): message is Extract<ClientMessage, { match: string }> {
  return 'match' in message && !BESIDE.has(message.type) && isAway(message.match);
}

/** What is worked out beside the screen, wherever the match is. */
const BESIDE: ReadonlySet<ClientMessage['type']> = new Set(['whyNot', 'known', 'report']);

/** What needs no host is answered beside the screen. */
async function answer(page: Page, message: ClientMessage): Promise<void> {
  const { parts, say } = page;
  const { re, type } = message;
  if (type === 'hello') greet(page, re);
  if (type === 'cards') say(re, 'cards', await lookedUp(page, message.game));
  if (type === 'rulebook') {
    const book = await parts.rulebook(message.game);
    if (!book) throw refuse('no rules', message.game);
    say(re, 'rulebook', { game: message.game, book });
  }
  if (type === 'examples') say(re, 'examples', await sentencesShown(page, message.game));
  if (type === 'show') say(re, 'shown', await shownFor(page, message));
  if (type === 'practise') await practise(page, message);
  if (type === 'houseRules') say(re, 'houseRules', await houseRules(page, message));
  if (type === 'lessons') say(re, 'lessons', await courseOf(page, message.game));
  if (type === 'learn') await learn(page, message);
  if (type === 'puzzles') say(re, 'puzzles', await puzzlesIn(page, message.game));
  if (type === 'solve') await solvePuzzle(page, message);
  if (type === 'doubt') say(re, 'file', doubtOf(page, message.match));
  if (type === 'glimpse') say(re, 'glimpse', { board: await glimpsed(page, message) });
  if (type === 'whyNot') explain(page, re, message);
  if (type === 'checkSeat') say(re, 'checked', { reasons: await checkedSeat(page, message) });
  if (type === 'decks') say(re, 'decks', await decksIn(page.keeper));
  if (type === 'keepDeck' || type === 'forgetDeck') {
    if (type === 'keepDeck')
      await keepDeck(page.keeper, asJudged(await page.host.parts.game(message.deck.game), message.deck));
    else await forgetDeck(page.keeper, message.id);
    say(re, 'done', {});
  }
  if (isDraftMessage(message)) await (await import('./drafts.ts')).answerDraft(page, message);
  if (type === 'record') say(re, 'record', await resultsIn(page.keeper));
  if (type === 'forgetRecord') {
    await forgetResults(page.keeper);
    say(re, 'done', {});
  }
  if (type === 'report') say(re, 'file', reportNow(page, message));
  if (type === 'look') say(re, 'moment', momentOf(page, message));
  if (type === 'known') tellKnown(page, re, message.match);
  if (type === 'say' || type === 'again' || type === 'watchers') throw refuse('nobody to ask');
}

function greet({ parts, say }: Page, re: number): void {
  const date = new Date(parts.now()).toISOString().slice(0, 'YYYY-MM-DD'.length);
  const plain = parts.levels.map(({ id, name, text }) => ({ id, name, text }));
  const styled = parts.opponents.map(({ id, name, text, level, style }) => ({
    id,
    name,
    text,
    level,
    style,
  }));
  say(re, 'games', { games: parts.shelf.infos(date), bots: [...plain, ...styled] });
}

async function lookedUp({ host }: Page, id: string): Promise<HostBodies['cards']> {
  const game = await host.parts.game(id);
  if (!game) throw refuse('no game', id);
  const { cards, bench, packs } = game.catalogue;
  return {
    game: id,
    cards: [...cards],
    glossary: [...(game.words.glossary ?? [])],
    ...(game.words.summary && { summary: game.words.summary }),
    ...(bench && { bench }),
    ...(packs && { packs: packInfoOf(packs) }),
  };
}

async function checkedSeat({ host }: Page, { game: id, seat, options }: ClientBodies['checkSeat']) {
  const game = await host.parts.game(id);
  if (!game) throw refuse('no game', id);
  // What is built in the place of a deck is a matter of variants.
  if (game.catalogue.castles) return game.setup.check({ players: [seat], ...(options && { options }) });
  return game.setup.checkSeat(seat, options);
}

/** What a file of house rules changes in this game. */
async function houseRules(
  { host }: Page,
  { game: id, text }: ClientBodies['houseRules'],
): Promise<HouseRules> {
  const game = await host.parts.game(id);
  if (!game) throw refuse('no game', id);
  const rules = overlayFrom(await readYaml(text), game);
  const numbers = Object.values(rules.cards).reduce((sum, card) => sum + Object.keys(card).length, 0);
  return { ...rules, numbers };
}
/** YAML is much to read for a page: only whoever brings a file waits for it. */
async function readYaml(text: string): Promise<unknown> {
  const { parse } = await import('yaml');
  try {
    return parse(text, { maxAliasCount: 0 });
  } catch (cause) {
    throw malformed(`the file is not YAML: ${cause instanceof Error ? cause.message.split('\n')[0] : cause}`);
  }
}

async function glimpsed({ host }: Page, { game: id, names, view }: ClientBodies['glimpse']): Promise<Board> {
  const game = await host.parts.game(id);
  if (!game) throw refuse('no game', id);
  return boardOf(game, view as State, names);
}

function tellKnown(page: Page, re: number, match: string): void {
  visitAt(page.caller, match);
  const reading = page.readings.get(match);
  page.say(re, 'known', { match, piles: reading ? knownNow(reading) : [] });
}

function explain(page: Page, re: number, { match, attempt }: ClientBodies['whyNot']): void {
  if (!isAway(match)) visitAt(page.caller, match);
  const reading = page.readings.get(match);
  const why = reading ? whyNot(reading, attempt) : [];
  if (!Array.isArray(why)) page.say(re, 'refused', { reasons: [sentenceFor(why)] });
  else page.say(re, 'whyNot', { match, reasons: why });
}
