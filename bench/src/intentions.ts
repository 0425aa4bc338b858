import { decide, levels } from '@siegeworks/bots';
import type { Attempt, Option } from '@siegeworks/contract';
import type { Host, Room } from '@siegeworks/host';
import { act, mover, saidWith } from '@siegeworks/host';
import { sameOption } from '@siegeworks/kernel';
import type { AskedQuestion } from '@siegeworks/protocol';

/** What one press sends. */
export interface Press {
  option: Option;
  then: readonly Attempt[];
  /** One, unless it is said. */
  presses?: number;
}

const SQUIRE = levels[1];
/** Nobody has made up their mind about more than this. */
const AHEAD = 24;

/** Of all presses that lead to what the person wants, the one that does most of it. */
export async function bestPress(host: Host, room: Room, question: AskedQuestion): Promise<Press> {
  const wanted = await intention(host, room);
  const plain: Press = { option: wanted[0], then: [] };
  let best: Press = plain;
  let gain = Number.NEGATIVE_INFINITY;
  const gestured: readonly Press[] = question.gestures ?? [];
  for (const press of [plain, ...gestures(question, wanted), ...gestured, ...listed(question)]) {
    const done = await picksOf(host, room, press);
    const worth = done.length - (press.presses ?? 1);
    if (worth <= gain || !sameSet(done, wanted.slice(0, done.length))) continue;
    best = press;
    gain = worth;
  }
  return best;
}

/** The first two bundles stand in the prompt; any other one is found in the list of all answers, with one press more. */
const IN_SIGHT = 2;
const listed = ({ bundles = [] }: AskedQuestion): Press[] =>
  bundles.map(({ option, then }, i) => ({ option, then, presses: i < IN_SIGHT ? 1 : 2 }));

/** What a Squire would answer to this question and to those that follow, until somebody else acts or luck is used. */
async function intention(host: Host, room: Room): Promise<Option[]> {
  const table = asideOf(room);
  const seat = table.match.asked?.seat;
  const from = table.match.picks.length;
  const ended = () => table.match.past.slice(from).some(({ lasting }) => lasting !== null);
  while (table.match.asked?.seat === seat && table.match.picks.length < from + AHEAD && !ended()) {
    await pick(host, table, wish(table), []);
    await answered(host, table);
  }
  return own(table, from);
}

const own = ({ match: { picks }, seats }: Room, from: number): Option[] =>
  picks.slice(from).flatMap(({ seat, option }) => (seats[seat].kind === 'person' ? [option] : []));

const wish = ({ match: { game, state, picks } }: Room): Option =>
  decide(game, state, SQUIRE, `presses:${picks.length}`);

/** All picks that this press makes before the person is asked again. */
async function picksOf(host: Host, room: Room, { option, then }: Press): Promise<Option[]> {
  const table = asideOf(room);
  await pick(host, table, option, then);
  await answered(host, table);
  return own(table, room.match.picks.length);
}

/** The same room apart: nobody is told what happens in it. */
const asideOf = (room: Room): Room => ({ ...room, visits: new Set(), queue: Promise.resolve() });

function pick({ parts }: Host, table: Room, option: Option, then: readonly Attempt[]): Promise<void> {
  const seat = table.match.asked?.seat ?? 0;
  return act(parts, table, seat, { kind: 'pick', option }, { following: saidWith(table, seat, then) });
}

/** Whatever the host answers for the person; the others pass where they can. */
async function answered(host: Host, table: Room): Promise<void> {
  await given(host, table);
  for (let pass = passOf(table); pass; pass = passOf(table)) {
    await act(host.parts, table, table.match.asked?.seat ?? 0, { kind: 'pick', option: pass });
    await given(host, table);
  }
}
const passOf = ({ match: { asked }, seats }: Room): Option | undefined =>
  asked && seats[asked.seat].kind === 'computer'
    ? asked.options.find(({ kind }) => kind === 'pass')
    : undefined;

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
