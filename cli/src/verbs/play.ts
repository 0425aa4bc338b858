import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Bot } from '@siegeworks/bots';
import { bots } from '@siegeworks/bots';
import type { Daily, Game, MatchConfig, SeatConfig } from '@siegeworks/contract';
import { brief, LIMITS } from '@siegeworks/files';
import type { Chair, MatchFile } from '@siegeworks/host';
import { autoOf, roomOf } from '@siegeworks/host';
import { create } from '@siegeworks/kernel';
import { commandLine, pathText } from '@siegeworks/lab';
import { boardText } from '@siegeworks/scenario';
import { botCalled } from '../config.ts';
import { seatCalled } from '../deck-file.ts';
import { during, duringSync, Failed } from '../fault.ts';
import { houseRules, RULE_FLAGS } from '../house-rules.ts';
import { creditText } from '../lookup.ts';
import { loadMatch, readMatch } from '../matches.ts';
import { bold, dim, safe, say, width } from '../page.ts';
import type { After } from '../play/commands.ts';
import { LEAVING, obey, showOptions, showTable } from '../play/commands.ts';
import { isShared, ME, Session } from '../play/session.ts';
import { gameCalled } from '../shelves.ts';
import { outcomeText } from '../table-text.ts';
import type { Args, Verb } from '../usage.ts';
import { count, has, seedOf, text, UsageError, words } from '../usage.ts';

export const playVerb: Verb = {
  name: 'play',
  usage: 'GAME [--opponent squire] [--seat N] [--deck ID] [--opponent-deck ID] [--seed S]',
  summary: 'Play in the terminal, alone or against the computer.',
  help: 'Every choice is saved at once: a closed window loses nothing. ? lists the commands while you play.',
  flags: {
    opponent: { value: 'BOT', text: 'who plays the other seats: page, squire, knight or warlord (squire)' },
    seat: { value: 'N', text: 'your seat, from 1 (1)' },
    seats: { value: 'N', text: 'how many seats' },
    deck: { value: 'ID', text: 'your deck or castle: its name, or a file with your own list' },
    'opponent-deck': { value: 'ID', text: 'the deck of the other seats' },
    ...RULE_FLAGS,
    seed: { value: 'S', text: 'the same seed deals the same cards' },
    daily: { text: 'today’s challenge (UTC): the same cards and opponent for everybody' },
    save: { value: 'FILE', text: 'where the match is kept (a file in your home folder)' },
    load: { value: 'FILE', text: 'continue a saved match' },
  },
  examples: [
    'siege play tower-siege',
    'siege play two-deck-siege --daily',
    'siege play tower-siege --opponent knight --seat 2 --seed again',
  ],
  async run(args) {
    const [id] = words(args, ['GAME']);
    const game = await gameCalled(args, id);
    const session = has(args, 'load') ? resumed(game, args) : started(game, args);
    introduce(session);
    await during(
      () => doing(session),
      () => converse(session),
    );
    return 0;
  },
};

function started(game: Game, args: Args): Session {
  const seats = count(args, 'seats', 1, LIMITS.seats) ?? game.about.seats.min;
  const seat = count(args, 'seat', 1) ?? 1;
  if (seat > seats) throw new UsageError(`there is no seat ${seat}: the game has ${seats}`);
  const idle = ['opponent', 'opponent-deck'].find(name => seats === 1 && has(args, name));
  if (idle) throw new UsageError(`--${idle} makes no sense: with one seat you play alone`);
  const day = has(args, 'daily') ? today(game, args) : null;
  const seed = day?.seed ?? seedOf(args, randomUUID().slice(0, 8));
  const config = day ? configOfDay(game, day, seats) : configOf(game, args, seats, seat - 1);
  const match = duringSync(beginning(game, args, seed), () => create(game, config, seed));
  const file = text(args, 'save') ?? freshFile(game, seed);
  const opponent = botCalled(day?.level ?? text(args, 'opponent') ?? 'squire');
  const seating = config.players.map((_player, each) => (each === seat - 1 ? YOU : computer(opponent)));
  return new Session(roomOf(randomUUID(), match, { seats: seating }), file);
}
const YOU: Chair = { kind: 'person', name: 'You', who: ME };
const computer = ({ id, name }: Bot): Chair => ({ kind: 'computer', name, bot: id });

/** What the day decides cannot be said as well. */
const BOUND_BY_DAY = ['seats', 'seat', 'deck', 'opponent-deck', 'opponent', 'option', 'overlay', 'seed'];

function today(game: Game, args: Args): Daily {
  const clash = BOUND_BY_DAY.find(name => has(args, name));
  if (clash) throw new UsageError(`--${clash} cannot be changed in the game of the day`);
  if (!game.catalogue.daily) throw new UsageError(`${game.about.title} has no game of the day`);
  return game.catalogue.daily(new Date().toISOString().slice(0, 'YYYY-MM-DD'.length));
}

function configOfDay(game: Game, { options, decks = [] }: Daily, seats: number): MatchConfig {
  const players = Array.from({ length: seats }, (_, each): SeatConfig => {
    const deck = game.catalogue.decks.find(({ id }) => id === decks[each]);
    return deck ? { deck: deck.id, ...(deck.choices && { choices: deck.choices }) } : {};
  });
  return { players, options };
}

function configOf(game: Game, args: Args, seats: number, seat: number): MatchConfig {
  const mine = deckOf(game, text(args, 'deck'), 0);
  const theirs = deckOf(game, text(args, 'opponent-deck'), 1);
  const players = Array.from({ length: seats }, (_, each) => (each === seat ? mine : theirs));
  return { players, ...houseRules(game, args) };
}

function deckOf(game: Game, said: string | undefined, place: number): SeatConfig {
  // A castle is a matter of variants: the house rules read it.
  if (game.catalogue.castles) return {};
  if (said !== undefined) return seatCalled(game, said);
  return game.catalogue.decks.length === 0
    ? {}
    : { deck: game.catalogue.decks[place % game.catalogue.decks.length].id };
}

const BOUND_BY_FILE = ['seats', 'deck', 'opponent-deck', 'option', 'seed', 'daily', 'seat'];

function resumed(game: Game, args: Args): Session {
  const clash = BOUND_BY_FILE.find(name => has(args, name));
  if (clash) throw new UsageError(`--${clash} cannot be changed in a loaded match`);
  const file = text(args, 'load') ?? '';
  const saved = readMatch(file);
  const match = loadMatch(game, saved, file);
  const said = text(args, 'opponent');
  const seats = chairsIn(saved, said === undefined ? null : botCalled(said));
  const room = roomOf(randomUUID(), match, { seats, series: saved.series });
  return new Session({ ...room, auto: autoOf(saved) }, text(args, 'save') ?? file);
}

/** Its people share this terminal, the first of them alone if an opponent is named; all other seats are computer players'. */
function chairsIn({ config, table }: MatchFile, opponent: Bot | null): Chair[] {
  const seats = table?.seats ?? [];
  const people = seats.flatMap(({ kind }, seat) => (kind === 'me' ? [seat] : []));
  const [own = 0] = people;
  const shared = people.length > 1 && opponent === null;
  return config.players.map((_player, seat): Chair => {
    if (shared && people.includes(seat)) return { ...YOU, name: seats[seat].name };
    if (seat === own) return YOU;
    if (opponent) return computer(opponent);
    const { bot = 'squire', name } = seats[seat] ?? {};
    const known = bots.find(({ id }) => id === bot);
    if (!known) throw new Failed(`there is no computer player ${bot}`);
    return { ...computer(known), ...(name !== undefined && { name }) };
  });
}

/** How much of a seed goes into the name of a file. */
const NAME = 60;
/** A file of its own for every match, where the system keeps such things. */
function freshFile(game: Game, seed: string): string {
  const { SIEGE_HOME, XDG_DATA_HOME, LOCALAPPDATA } = process.env;
  const home =
    SIEGE_HOME || join(XDG_DATA_HOME || LOCALAPPDATA || join(homedir(), '.local', 'share'), 'siegeworks');
  const name = `${game.about.id}-${seed.replaceAll(/[^\w-]+/g, '_').slice(0, NAME)}`;
  const file = (n: number) => join(home, `${name}${n > 1 ? `-${n}` : ''}.match.json`);
  let n = 1;
  while (existsSync(file(n))) n++;
  return file(n);
}

function introduce({ game, match, room, file }: Session): void {
  const decks = match.config.players.map(
    ({ deck }) => game.catalogue.decks.find(each => each.id === deck)?.name,
  );
  const shared = isShared(room);
  const names = room.seats.map(({ kind, name }) => (kind === 'person' && !shared ? 'you' : name));
  const chairs = decks.map((deck, i) => `${names[i]}${deck ? ` (${deck})` : ''}`);
  say(`${bold(game.about.title)}: ${chairs.length === 1 ? 'you alone' : chairs.join(' against ')}`);
  for (const line of creditText(game)) say(dim(line));
  say(dim(`seed ${brief(match.seed)}, saved in ${pathText(file)}; ? lists the commands`));
  say(dim(`commitment ${match.commitment}`));
}

/** A seed that was not given has to be shown with the rest. */
const beginning = (game: Game, { values: { seed: _said, ...rest } }: Args, seed: string) => ({
  what: `beginning ${game.about.id}, seed ${seed}`,
  again: commandLine([
    ...['siege', 'play', game.about.id, '--seed', seed],
    ...Object.entries(rest).flatMap(([name, said]) =>
      said.flatMap(each => (each === '' ? [`--${name}`] : [`--${name}`, each])),
    ),
  ]),
});

const doing = ({ game, match, file }: Session) => ({
  what: `playing ${game.about.id}, seed ${match.seed}, after ${match.picks.length} picks; the match is in ${file}`,
  again: commandLine(['siege', 'play', game.about.id, '--load', file]),
});

/** Asks, listens and obeys until the game or the input is over. */
async function converse(session: Session): Promise<void> {
  await session.begin();
  if (ask(session)) await listen(session);
  const { outcome, board } = session.shown;
  if (!outcome) {
    say(`Saved. Continue with: siege play ${session.game.about.id} --load ${pathText(session.file)}`);
    return;
  }
  say('', boardText(board, width()), '');
  const { room, seat } = session;
  say(outcomeText(session.game, session.seen, isShared(room) ? room.seats.map(({ name }) => name) : seat));
  if (outcome.share) say(outcome.share, `commitment ${session.match.commitment}`);
  say(dim(`Look at it again with: siege replay ${pathText(session.file)}`));
}

async function listen(session: Session): Promise<void> {
  const { stdin, stdout } = process;
  const terminal = stdin.isTTY && stdout.isTTY;
  const lines = createInterface({ input: stdin, ...(terminal && { output: stdout }), terminal });
  lines.setPrompt('> ');
  const isEndless = guarded(stdin, () => lines.close());
  prompt();
  for await (const line of lines) {
    if (!terminal) say(safe(line));
    const after = await answered(session, line);
    if (after === 'on') ask(session);
    if (after === 'quit' || session.isOver) return lines.close();
    prompt();
  }
  say(''); // the input ended in the middle of the prompt's line
  if (isEndless()) throw new Failed('a line of the input is too long; what was chosen before is saved');

  function prompt(): void {
    if (terminal) lines.prompt();
    else stdout.write('> ');
  }
}

/** A line is an answer, or says that the screen has been passed on. */
async function answered(session: Session, line: string): Promise<After> {
  if (session.question) return obey(session, session.question, line);
  if (LEAVING.includes(line.trim())) return 'quit';
  await session.takeOver();
  return 'on';
}

/** Nobody types a line this long; input that does is endless, and would be collected until memory runs out. */
const LINE = 2_000_000;
function guarded(input: NodeJS.ReadStream, stop: () => void): () => boolean {
  let length = 0;
  const count = (piece: Buffer | string) => {
    const end = piece.lastIndexOf('\n');
    length = end < 0 ? length + piece.length : piece.length - end - 1;
    if (length <= LINE) return;
    input.off('data', count);
    stop();
    input.destroy();
  };
  input.on('data', count);
  return () => length > LINE;
}

/** Shows the next question with its options, or asks for somebody else; nothing when the game is over. */
function ask(session: Session): boolean {
  const { question } = session;
  const { handover } = session.shown;
  if (handover) passOn(handover.name);
  if (!question) return handover !== undefined;
  if (session.isNewTurn()) showTable(session);
  say(bold(question.text));
  showOptions(question);
  return true;
}

/** What the last person saw is no business of the next: it goes from the screen, and from what lies above it. */
const WIPED = '\u001b[2J\u001b[3J\u001b[H';
function passOn(name: string): void {
  if (process.stdin.isTTY && process.stdout.isTTY) process.stdout.write(WIPED);
  say(bold(`${safe(name)} is next. Press Enter when only ${safe(name)} can see the screen.`));
}
