import { decide, levels } from '@siegeworks/bots';
import type { Attempt, Bundle, Option } from '@siegeworks/contract';
import type { Host, Room } from '@siegeworks/host';
import { act, mover, saidWith } from '@siegeworks/host';
import { sameOption } from '@siegeworks/kernel';
import type { AskedQuestion } from '@siegeworks/protocol';

/** What one press sends. */
export interface Press {
  option: Option;
  then: readonly Attempt[];
  /** Of a standing order: the questions that it keeps answering. */
  firm?: readonly string[] | undefined;
  /** One, unless it is said. */
  presses?: number;
}

const SQUIRE = levels[1];
/** Nobody has made up their mind about more than this. */
const AHEAD = 24;

/** Of all presses that lead to what the person wants, the one that does most of it. */
export async function bestPress(host: Host, room: Room, question: AskedQuestion): Promise<Press> {
  const wanted = await intention(host, room, passing);
  const orders = listed(question).filter(({ firm }) => firm !== undefined);
  // A standing order is given by somebody who would answer so all turn long, whatever the others do.
  const lasting = orders.length > 0 ? await intention(host, room, playing) : [];
  const plain: Press = { option: wanted[0], then: [] };
  let best: Press = plain;
  let gain = Number.NEGATIVE_INFINITY;
  for (const press of [plain, ...gestures(question, wanted), ...gestured(question), ...listed(question)]) {
    const done = await picksOf(host, room, press);
    const worth = done.length - (press.presses ?? 1);
    const meant = press.firm ? lasting : wanted;
    if (worth <= gain || !sameSet(done, meant.slice(0, done.length))) continue;
    best = press;
    gain = worth;
  }
  return best;
}

/** Where a gesture may mean two things, one press more tells which. */
function gestured({ gestures: all = [] }: AskedQuestion): Press[] {
  const of = ({ gesture }: Bundle) => JSON.stringify(gesture);
  const alike = (one: Bundle) => all.filter(other => of(other) === of(one)).length;
  return all.map(one => ({ option: one.option, then: one.then, presses: alike(one) > 1 ? 2 : 1 }));
}

/** The first two bundles stand in the prompt; any other one is found in the list of all answers, with one press more. */
const IN_SIGHT = 2;
const listed = ({ bundles = [] }: AskedQuestion): Press[] =>
  bundles.map(({ option, then, firm }, i) => ({ option, then, firm, presses: i < IN_SIGHT ? 1 : 2 }));

/** How the others answer: they pass where they can, until somebody acts or luck is used; or they play on. */
interface Others {
  answer(table: Room): Option | undefined;
  /** Since this room. */
  ends(table: Room, since: Room): boolean;
}
const passing: Others = {
  answer: passOf,
  ends: ({ match: { past } }, since) =>
    past.slice(since.match.past.length).some(({ lasting }) => lasting !== null),
};
const playing: Others = {
  answer: table => (isComputers(table) ? wish(table) : undefined),
  ends: (table, since) => turnOf(table) !== turnOf(since),
};
const turnOf = ({ match: { game, state } }: Room): number => game.audit.turns(state);

/** What a Squire would answer to this question and to those that follow. */
async function intention(host: Host, room: Room, others: Others): Promise<Option[]> {
  const table = asideOf(room);
  const seat = table.match.asked?.seat;
  const from = table.match.picks.length;
  while (
    table.match.asked?.seat === seat &&
    table.match.picks.length < from + AHEAD &&
    !others.ends(table, room)
  ) {
    await pick(host, table, { option: wish(table), then: [] });
    await answered(host, table, others);
  }
  return own(table, from);
}

const own = ({ match: { picks }, seats }: Room, from: number): Option[] =>
  picks.slice(from).flatMap(({ seat, option }) => (seats[seat].kind === 'person' ? [option] : []));

const wish = ({ match: { game, state, picks } }: Room): Option =>
  decide(game, state, SQUIRE, `presses:${picks.length}`);

/** All picks that this press makes before the person is asked again. */
async function picksOf(host: Host, room: Room, press: Press): Promise<Option[]> {
  const table = asideOf(room);
  await pick(host, table, press);
  await answered(host, table, press.firm ? playing : passing);
  return own(table, room.match.picks.length);
}

/** The same room apart: every request is answered, but nobody receives news of it. */
const asideOf = (room: Room): Room => ({ ...room, queue: Promise.resolve() });

function pick({ parts }: Host, table: Room, press: Press): Promise<void> {
  const { option } = press;
  const seat = table.match.asked?.seat ?? 0;
  const following = saidWith(table, seat, press);
  return act(parts, table, seat, { kind: 'pick', option }, { following });
}

/** Whatever the host answers for the person, and what the others answer. */
async function answered(host: Host, table: Room, others: Others): Promise<void> {
  await given(host, table);
  for (let option = others.answer(table); option; option = others.answer(table)) {
    await act(host.parts, table, table.match.asked?.seat ?? 0, { kind: 'pick', option });
    await given(host, table);
  }
}
function isComputers({ match: { asked }, seats }: Room): boolean {
  return asked !== null && seats[asked.seat].kind === 'computer';
}
function passOf(table: Room): Option | undefined {
  return isComputers(table) ? table.match.asked?.options.find(({ kind }) => kind === 'pass') : undefined;
}

async function given(host: Host, table: Room): Promise<void> {
  for (
    let next = mover(host, table);
    next?.by === 'habit' || next?.by === 'said';
    next = mover(host, table)
  ) {
    const following = next.by === 'said' ? { following: next.rest } : {};
    await act(
      host.parts,
      table,
      next.asked.seat,
      { kind: 'pick', option: next.option, auto: true },
      following,
    );
  }
}

/** One card onto what the next question wants: only where that card can do nothing else without an aim. */
function gestures({ offers }: AskedQuestion, [first, second]: readonly Option[]): Press[] {
  if (first?.card === undefined || second === undefined) return [];
  const own = offers.map(({ option }) => option).filter(({ card }) => card === first.card);
  const unaimed = own.filter(({ target, what }) => target === undefined && what === undefined);
  if (unaimed.length !== 1 || !sameOption(unaimed[0], first)) return [];
  const { target, what } = second;
  const aim: Attempt = target === undefined ? { ...(what !== undefined && { what }) } : { target };
  return Object.keys(aim).length === 0 ? [] : [{ option: first, then: [aim] }];
}

function sameSet(a: readonly Option[], b: readonly Option[]): boolean {
  const sorted = (list: readonly Option[]) => list.map(option => JSON.stringify(option)).sort();
  return a.length === b.length && JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}
