import type { Seat } from '@siegeworks/kernel';
import { CONCEDE, create, question, Refused, whyNot } from '@siegeworks/kernel';
import type { ClientMessage, ClientType, SeatPlan } from '@siegeworks/protocol';
import { usualAnswers } from './answers.ts';
import type { Desk } from './desk.ts';
import { fault, gameNamed, refuse, show, tableNamed } from './desk.ts';
import { fileOf, tableFrom } from './files.ts';
import { giveHint } from './hint.ts';
import { run } from './run.ts';
import { forgetSave, keepSettings, listSaves, readSave, readSettings } from './saves.ts';
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
    desk.tell(re, 'saves', { saves: await listSaves(desk.parts) });
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
  leave(desk, { re, match }) {
    close(desk, match);
    desk.tell(re, 'done', {});
  },
  async forget(desk, { re, match }) {
    close(desk, match);
    await forgetSave(desk.parts, match);
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
    const asked = question(table.match);
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
    table.passing = on ? { seat, turn: table.match.game.turns(table.match.state) } : null;
    desk.tell(re, 'done', {});
    if (!on) show(desk, table);
    await run(desk, table);
  },
  async retry(desk, { re, match }) {
    desk.tell(re, 'done', {});
    await run(desk, tableNamed(desk, match));
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
    const { cards } = await gameNamed(desk, game);
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
    await keepSettings(desk.parts, game, settings);
    const open = [...desk.tables.values()].filter(table => table.match.game.id === game);
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
  checkBots(desk, seats);
  if (of && seats.length < 2) throw refuse('a series needs two players or more');
  const match = create(game, config, seed || desk.parts.fresh());
  await seat(desk, re, tableOf(desk.parts.fresh(), match, seats, of && newSeries(of, config)));
}

/** The same players again; a next match that was begun before goes on. */
async function nextMatch(desk: Desk, { re, match: before }: Message<'next'>): Promise<void> {
  const table = tableNamed(desk, before);
  const { config, seats, series } = following(table);
  const id = nextId(table) ?? desk.parts.fresh();
  if (desk.tables.has(id) || (await readSave(desk.parts, id)) !== null) return openMatch(desk, re, id);
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
  checkBots(desk, plans);
  return plans;
}

function checkBots(desk: Desk, seats: readonly SeatPlan[]): void {
  const strange = seats.find(
    plan => plan.kind === 'bot' && !desk.parts.bots.some(bot => bot.id === plan.bot),
  );
  const known = desk.parts.bots.map(bot => bot.id).join(', ');
  if (strange) throw refuse(`there is no computer player ${strange.bot}; known are ${known}`);
}

async function openMatch(desk: Desk, re: number, id: string): Promise<void> {
  const open = desk.tables.get(id);
  if (open) {
    open.told = 0;
    return seat(desk, re, open);
  }
  const text = await readSave(desk.parts, id);
  if (text === null) throw refuse('this match is not among those saved here');
  await seat(desk, re, await tableFrom(desk.parts, id, text));
}

/** Sits down at a table: shows it and lets it go on. */
async function seat(desk: Desk, re: number, table: Table): Promise<void> {
  const game = table.match.game.id;
  await learnSettings(desk, game);
  desk.tables.set(table.id, table);
  desk.tell(re, 'opened', { match: table.id, game });
  show(desk, table);
  await run(desk, table);
}

async function learnSettings(desk: Desk, game: string) {
  const settings =
    desk.settings.get(game) ?? (await readSettings(desk.parts, (await gameNamed(desk, game)).id));
  desk.settings.set(game, settings);
  return settings;
}

function close(desk: Desk, match: string): void {
  const table = desk.tables.get(match);
  if (table) table.closed = true;
  desk.tables.delete(match);
}

async function exportMatch(desk: Desk, { re, match: id }: Message<'export'>): Promise<void> {
  const table = desk.tables.get(id);
  const text = table ? fileOf(table).text : await readSave(desk.parts, id);
  if (text === null) throw refuse('this match is not among those saved here');
  desk.tell(re, 'file', { name: table ? fileOf(table).name : `match-${id.slice(0, 8)}.siege.json`, text });
}

async function pickOption(desk: Desk, message: Message<'pick'>): Promise<void> {
  const table = tableNamed(desk, message.match);
  const asked = question(table.match);
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
