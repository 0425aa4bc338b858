import type { Seat } from '@siegeworks/kernel';
import { CONCEDE, create, Refused, whyNot } from '@siegeworks/kernel';
import type { ClientMessage, ClientType, SeatPlan } from '@siegeworks/protocol';
import { usualAnswers } from './answers.ts';
import type { Desk } from './desk.ts';
import { fault, gameNamed, keepMore, show, tableNamed } from './desk.ts';
import { checkBots, fileOf, tableFrom } from './files.ts';
import { giveHint } from './hint.ts';
import { refuse } from './refusals.ts';
import { run } from './run.ts';
import {
  Elsewhere,
  exportSave,
  forgetSave,
  isKept,
  keepSettings,
  listSaves,
  readSave,
  readSettings,
  writeSave,
} from './saves.ts';
import { following, newSeries, nextId, onward } from './series.ts';
import type { Table } from './table.ts';
import { isMine, lookAs, notSeated, tableOf, take, takeBack } from './table.ts';

type Message<K extends ClientType> = Extract<ClientMessage, { type: K }>;
type Handler<K extends ClientType> = (desk: Desk, message: Message<K>) => Promise<void> | void;

/** One handler for each kind of message. Throwing `Refused` refuses it, and nothing has changed. */
export const HANDLERS: { [K in ClientType]: Handler<K> } = {
  hello(desk, { re }) {
    const date = new Date(desk.parts.now()).toISOString().slice(0, 'YYYY-MM-DD'.length);
    const games = desk.parts.shelf.infos(date);
    const { levels, opponents } = desk.parts;
    const plain = levels.map(({ id, name, text }) => ({ id, name, text }));
    const styled = opponents.map(({ id, name, text, level, style }) => ({ id, name, text, level, style }));
    desk.tell(re, 'games', { games, bots: [...plain, ...styled] });
  },
  async saves(desk, { re }) {
    desk.tell(re, 'saves', { saves: await listSaves(desk) });
  },
  create: createMatch,
  open: (desk, { re, match }) => openMatch(desk, re, match),
  next: nextMatch,
  async rematch(desk, { re, match: id, swap = false, bot }) {
    const { match, seats: before, series } = tableNamed(desk, id);
    const seats = swap ? onward(before) : before;
    const config = series?.options ? { ...match.config, options: series.options } : match.config;
    const again = create(match.game, config, desk.parts.fresh());
    const plan = bot === undefined ? seats : against(desk, seats, bot);
    await seat(desk, re, tableOf(desk.parts.fresh(), again, plan, series && newSeries(series.of, config)));
  },
  async leave(desk, { re, match }) {
    await close(desk, match);
    desk.tell(re, 'done', {});
  },
  async forget(desk, { re, match }) {
    await close(desk, match);
    await forgetSave(desk, match);
    await keepMore(desk);
    desk.tell(re, 'done', {});
  },
  export: exportMatch,
  async import(desk, { re, text }) {
    const table = await tableFrom(desk.parts, desk.parts.fresh(), text);
    await seat(desk, re, table);
  },
  pick: pickOption,
  undo(desk, { re, match }) {
    const table = tableNamed(desk, match);
    const why = takeBack(table);
    if (why) throw new Refused([why]);
    table.passing = null;
    desk.tell(re, 'done', {});
    show(desk, table);
  },
  async concede(desk, { re, match }) {
    const table = tableNamed(desk, match);
    answer(desk, table, () => take(table, ownSeat(table), CONCEDE, false), 'concede');
    desk.tell(re, 'done', {});
    await run(desk, table);
  },
  async ready(desk, { re, match, seat }) {
    const table = tableNamed(desk, match);
    const asked = table.match.asked;
    if (!isMine(table, seat)) throw refuse('nobody at this screen sits there');
    if (asked && asked.seat !== seat) throw refuse('somebody else is asked');
    lookAs(table, seat);
    desk.tell(re, 'done', {});
    show(desk, table);
    await run(desk, table);
  },
  async passTurn(desk, { re, match, on }) {
    const table = tableNamed(desk, match);
    const seat = ownSeat(table);
    table.passing = on ? { seat, turn: table.match.game.audit.turns(table.match.state) } : null;
    desk.tell(re, 'done', {});
    if (!on) show(desk, table);
    await run(desk, table);
  },
  async retry(desk, { re, match }) {
    const table = tableNamed(desk, match);
    desk.tell(re, 'done', {});
    await run(desk, table);
  },
  whyNot(desk, { re, match, card }) {
    const table = tableNamed(desk, match);
    const { game, state } = table.match;
    desk.tell(re, 'whyNot', { match, card, reasons: whyNot(game, state, ownSeat(table), { card }) });
  },
  hint: (desk, { re, match }) => giveHint(desk, re, match),
  stopHint(desk, { re, match }) {
    tableNamed(desk, match).hints++;
    desk.tell(re, 'done', {});
  },
  async cards(desk, { re, game }) {
    const { cards } = (await gameNamed(desk, game)).catalogue;
    desk.tell(re, 'cards', { game, cards: [...cards] });
  },
  async rulebook(desk, { re, game }) {
    const book = await desk.parts.rulebook(game);
    if (!book) throw refuse(`the rules of ${game} are not at hand`);
    desk.tell(re, 'rulebook', { game, book });
  },
  async settings(desk, { re, game }) {
    const settings = await learnSettings(desk, game);
    desk.tell(re, 'settings', { game, settings, usual: usualAnswers(await gameNamed(desk, game)) });
  },
  async settle(desk, { re, game, settings }) {
    const usual = usualAnswers(await gameNamed(desk, game));
    desk.settings.set(game, settings);
    desk.tell(re, 'settings', { game, settings, usual });
    await keepSettings(desk, game, settings);
    const open = [...desk.tables.values()].filter(table => table.match.game.about.id === game);
    await Promise.all(open.map(table => run(desk, table)));
  },
};

async function createMatch(
  desk: Desk,
  { re, game: id, config, seats, seed, series: of }: Message<'create'>,
): Promise<void> {
  const game = await gameNamed(desk, id);
  if (seats.length !== config.players.length)
    throw refuse('there must be one seat for each player of the set-up');
  checkBots(desk.parts, seats);
  if (of && seats.length < 2) throw refuse('a series needs two players or more');
  const match = create(game, config, seed || desk.parts.fresh());
  await seat(desk, re, tableOf(desk.parts.fresh(), match, seats, of && newSeries(of, config)));
}

/** The same players again; a next match that was begun before goes on. */
async function nextMatch(desk: Desk, { re, match: before }: Message<'next'>): Promise<void> {
  const table = tableNamed(desk, before);
  const { config, seats, series } = following(table);
  const id = nextId(table) ?? desk.parts.fresh();
  if (desk.tables.has(id) || (await isKept(desk, id))) return openMatch(desk, re, id);
  const match = create(table.match.game, config, desk.parts.fresh());
  await seat(desk, re, tableOf(id, match, seats, series));
}

/** The same seats with other computer players. */
function against(desk: Desk, seats: readonly SeatPlan[], id: string): SeatPlan[] {
  const bot = desk.parts.bots.find(each => each.id === id);
  const several = seats.filter(plan => plan.kind === 'bot').length > 1;
  let n = 0;
  const name = () => (several ? `${bot?.name} ${++n}` : (bot?.name ?? id));
  const plans = seats.map(plan => (plan.kind === 'bot' ? { ...plan, name: name(), bot: id } : plan));
  checkBots(desk.parts, plans);
  return plans;
}

async function openMatch(desk: Desk, re: number, id: string): Promise<void> {
  const open = desk.tables.get(id);
  if (open && !open.closed) {
    open.told = 0;
    return seat(desk, re, open);
  }
  const opening = desk.opening.get(id) ?? fetched(desk, id);
  desk.opening.set(id, opening);
  const table = await opening.finally(() => desk.opening.delete(id));
  await seat(desk, re, table);
}

/** Takes a kept match over from whoever else plays it. One that cannot be played again is not touched. */
async function fetched(desk: Desk, id: string): Promise<Table> {
  await desk.tables.get(id)?.keeping;
  const kept = await readSave(desk, id);
  const table = await tableFrom(desk.parts, id, kept.file);
  try {
    table.revision = await writeSave(desk, id, kept);
    return table;
  } catch (cause) {
    if (!(cause instanceof Elsewhere)) throw cause;
    // Somebody was faster: theirs is the newest now.
    desk.held.delete(id);
    return fetched(desk, id);
  }
}

/** Sits down at a table: shows it and lets it go on. */
async function seat(desk: Desk, re: number, table: Table): Promise<void> {
  const game = table.match.game.about.id;
  await learnSettings(desk, game);
  if (desk.tables.get(table.id) !== table) desk.parts.neighbours.takeOver(table.id);
  desk.tables.set(table.id, table);
  desk.tell(re, 'opened', { match: table.id, game });
  show(desk, table);
  await run(desk, table);
}

async function learnSettings(desk: Desk, game: string) {
  const settings =
    desk.settings.get(game) ?? (await readSettings(desk, (await gameNamed(desk, game)).about.id));
  desk.settings.set(game, settings);
  return settings;
}

/** Nothing happens there any more; what has happened is still kept. */
async function close(desk: Desk, match: string): Promise<void> {
  const table = desk.tables.get(match);
  if (!table) return;
  table.closed = true;
  await table.keeping;
  if (desk.tables.get(match) === table) desk.tables.delete(match);
}

async function exportMatch(desk: Desk, { re, match: id }: Message<'export'>): Promise<void> {
  const table = desk.tables.get(id);
  const name = `match-${id.slice(0, 8)}.siege.json`;
  desk.tell(re, 'file', table ? fileOf(table) : { name, text: await exportSave(desk, id) });
}

async function pickOption(desk: Desk, message: Message<'pick'>): Promise<void> {
  const table = tableNamed(desk, message.match);
  const asked = table.match.asked;
  if (message.seq !== table.seq) throw refuse('the table has changed meanwhile');
  const own = ownSeat(table);
  if (asked && asked.seat !== own) throw refuse('it is not your decision');
  answer(desk, table, () => take(table, own, message.option, false, message.question), message.question);
  desk.tell(message.re, 'done', {});
  await run(desk, table);
}

/** Does what a person decided; a fault in the rules is told with a report instead of passed on. */
function answer(desk: Desk, table: Table, deed: () => void, doing: string): void {
  try {
    deed();
    show(desk, table);
  } catch (cause) {
    if (cause instanceof Refused) throw cause;
    fault(desk, table, cause, doing);
  }
}

function ownSeat(table: Table): Seat {
  if (table.eye === 'spectator') throw refuse(notSeated(table));
  return table.eye;
}
