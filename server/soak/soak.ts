import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Offering } from '@siegeworks/protocol';
import { games } from '@siegeworks/shelf';
import { audit } from './audit.ts';
import { Guest } from './guest.ts';
import type { Attack } from './hostile.ts';
import { attack, strangerIsRefused } from './hostile.ts';
import type { Node, NodePlan } from './nodes.ts';
import { startNode } from './nodes.ts';
import { newPace } from './pace.ts';
import type { Tally } from './player.ts';
import { Player } from './player.ts';
import { Watcher } from './watcher.ts';
import type { Way } from './wire.ts';

export interface SoakPlan {
  matches: number;
  /** How long it lasts: so many seconds, or until so many decisions were acknowledged, however fast the machine is. */
  length: Length;
  kills: number;
  /** A PostgreSQL for several nodes; without it one node with a database of its own. */
  database?: string | undefined;
  nodes: number;
  /** How many of the matches somebody watches. */
  watchers?: number;
  /** How many decisions all players make in a second; as fast as they can without it. */
  rate?: number | null;
  /** How many bad messages are sent to the nodes at the same time. */
  hostile?: number;
  /** Every other match goes over single requests instead of sockets. */
  polls?: boolean | undefined;
  /** Fills the folder of the house before its node starts. */
  prepare?(data: string): Promise<unknown>;
  say(text: string): void;
}

/** What a soak has found. Everything from `lost` to `unanswered` should be nothing. */
export interface SoakReport {
  matches: number;
  kills: number;
  acknowledged: number;
  /** Acknowledged actions that the log does not hold. */
  lost: number;
  /** Actions that the log holds more than once. */
  doubled: number;
  /** Messages that told somebody what they may not know. */
  leaked: number;
  /** Matches whose log cannot be played again. */
  broken: number;
  /** Hostile messages that were neither refused nor cost their sender the line. */
  unanswered: number;
  refused: number;
  hostile: number;
  /** Messages that were held against the truth. */
  scanned: number;
  /** Decisions a second, over the whole time. */
  rate: number;
  /** Milliseconds from a decision to its acknowledgement. */
  p50: number;
  p95: number;
  p99: number;
  /** Milliseconds from the break of a line to the table being there again, the worst of all; 0 where none broke. */
  worstBreak: number;
  /** Bytes to players and watchers for one decision. */
  bytesADecision: number;
  /** Of all nodes, since they last started: processor time for one decision in microseconds, memory for one match in kB. */
  cpuADecision: number;
  memoryAMatch: number;
}

/** Plays matches over real lines while nodes are killed, and compares what was told and acknowledged with the log. */
export async function soak(plan: SoakPlan): Promise<SoakReport> {
  const data = mkdtempSync(join(tmpdir(), 'siege-soak-'));
  const place: NodePlan = { data, database: plan.database };
  const nodes: Node[] = [];
  try {
    await plan.prepare?.(data);
    for (let n = 0; n < (plan.database ? plan.nodes : 1); n++) nodes.push(await startNode(place));
    const tally: Tally = {
      acknowledged: [],
      refused: 0,
      delays: [],
      breaks: [],
      pace: newPace(plan.rate ?? null),
    };
    const addresses = nodes.map(node => node.address);
    const idle = await usageOf(addresses);
    const visitors = await seatAll(plan, addresses, tally);
    const attackers = await attackersAt(plan, addresses);
    plan.say(
      `${plan.matches} matches are set up at ${nodes.length === 1 ? 'one node' : `${nodes.length} nodes`}`,
    );
    const begun = await usageOf(addresses);
    const start = Date.now();
    const share = shareOf(plan.length, start, tally);
    const attacks = await playAll(plan, { nodes, share, visitors, attackers });
    const seconds = (Date.now() - start) / 1000;
    // Whatever was on its way arrives before the views are compared.
    await wait(1_000);
    const used = await usageOf(addresses);
    for (const { guest } of visitors) guest.leave();
    for (const node of nodes.splice(0)) await node.stop();
    const hearings = visitors.map(({ guest }) => guest.hearing);
    const found = await audit({ data, url: plan.database }, hearings, tally);
    const decisions = Math.max(1, found.acknowledged);
    return {
      matches: plan.matches,
      kills: plan.kills,
      ...found,
      unanswered: attacks.unanswered,
      refused: tally.refused + attacks.refused,
      hostile: attacks.sent,
      scanned: hearings.reduce((sum, { texts }) => sum + texts.length, 0),
      rate: Math.round(found.acknowledged / seconds),
      ...delaysOf(tally.delays),
      worstBreak: Math.round(Math.max(0, ...tally.breaks)),
      bytesADecision: Math.round(hearings.reduce((sum, { bytes }) => sum + bytes, 0) / decisions),
      cpuADecision: Math.round((1e6 * (used.cpu - begun.cpu)) / decisions),
      memoryAMatch: Math.round((used.memory - idle.memory) / 1024 / Math.max(1, plan.matches)),
    };
  } finally {
    for (const node of nodes) await node.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

export type Length = { seconds: number } | { decisions: number };

interface Play {
  nodes: readonly Node[];
  /** How much of it is over, from 0 to 1. */
  share(): number;
  visitors: readonly Visitor[];
  attackers: readonly Guest[];
}
/** Somebody at a match, and what they do there. */
interface Visitor {
  guest: Player | Watcher;
  stay(isOver: () => boolean): Promise<void>;
}

const shareOf =
  (length: Length, start: number, { acknowledged }: Tally) =>
  () =>
    'seconds' in length
      ? (Date.now() - start) / (1000 * length.seconds)
      : acknowledged.length / length.decisions;

async function playAll(plan: SoakPlan, { nodes, share, visitors, attackers }: Play): Promise<Attack> {
  const sum: Attack = { sent: 0, refused: 0, obeyed: 0, closed: 0, unanswered: 0 };
  // When every match has ended, nothing more is decided.
  let playing = visitors.filter(({ guest }) => guest instanceof Player).length;
  const part = () => (playing === 0 ? 1 : share());
  const stay = async ({ guest, stay: stays }: Visitor) => {
    await stays(() => part() >= 1);
    if (guest instanceof Player) playing--;
  };
  await Promise.all([
    ...visitors.map(stay),
    killing(plan, nodes, part),
    attacking(plan, { attackers, victim: visitors[0]?.guest.hearing.match ?? '', sum }),
  ]);
  return sum;
}

/** How many attackers there are: one person alone would only hear that this is too fast. */
const attackersFor = (hostile: number): number => Math.min(100, Math.ceil(hostile / 100));

async function attackersAt({ hostile = 0 }: SoakPlan, nodes: readonly string[]): Promise<Guest[]> {
  if (hostile === 0) return [];
  const guests: Guest[] = [];
  for (let n = 0; n < attackersFor(hostile); n++)
    guests.push(await newcomer(nodes[n % nodes.length], `Mallory ${n}`));
  if (!(await strangerIsRefused(guests[0].address, guests[0].cookie)))
    throw new Error('a page of another origin was given a line');
  return guests;
}

interface Assault {
  attackers: readonly Guest[];
  victim: string;
  sum: Attack;
}
async function attacking({ hostile = 0, say }: SoakPlan, { attackers, victim, sum }: Assault): Promise<void> {
  const telling = setInterval(() => say(`${sum.sent} of ${hostile} bad messages sent`), 10_000);
  await Promise.all(
    attackers.map(guest => attack(guest, victim, Math.ceil(hostile / attackers.length), sum)),
  );
  clearInterval(telling);
}

interface Usage {
  /** Seconds. */
  cpu: number;
  /** Bytes. */
  memory: number;
}
/** What all nodes together say of themselves. */
async function usageOf(addresses: readonly string[]): Promise<Usage> {
  const sum = { cpu: 0, memory: 0 };
  for (const address of addresses) {
    const text = await (await fetch(new URL('/metrics', address))).text();
    const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0);
    sum.cpu += read('process_cpu_seconds_total');
    sum.memory += read('process_resident_memory_bytes');
  }
  return sum;
}

let visitors = 0;
/** Everybody comes from an address of their own: a house lets no single one have so many lines. */
function elsewhere(): string {
  const n = visitors++;
  return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
}

async function newcomer(node: string, name: string, way: Way = 'socket'): Promise<Guest> {
  const guest = new Guest(node, false, way);
  guest.from = elsewhere();
  await guest.named(name);
  return guest;
}

/** Two strangers for each match, all games in turn, and somebody who watches. */
async function seatAll(
  { matches, polls, watchers = matches }: SoakPlan,
  nodes: readonly string[],
  tally: Tally,
): Promise<Visitor[]> {
  const visitors: Visitor[] = [];
  for (let n = 0; n < matches; n++) {
    const node = nodes[n % nodes.length];
    const way = polls && n % 2 === 1 ? 'poll' : 'socket';
    const [ann, ben] = await Promise.all(['Ann', 'Ben'].map(name => newcomer(node, `${name} ${n}`, way)));
    const { id } = await ann.invites(offerOf(n));
    const { match } = await ben.sits(id);
    if (match === null) throw new Error('the match was not dealt');
    for (const [seat, guest] of [ann, ben].entries()) {
      const player = new Player(guest, { match, seat }, nodes, tally);
      visitors.push({ guest: player, stay: isOver => player.play(isOver) });
    }
    if (n >= watchers) continue;
    const watcher = new Watcher(await newcomer(node, `Kibitz ${n}`), match, nodes);
    visitors.push({ guest: watcher, stay: isOver => watcher.watch(isOver) });
  }
  return visitors;
}

function offerOf(n: number): Offering {
  const { id } = games[n % games.length].about;
  const options = id === 'two-deck-siege' ? { mode: 'council' } : {};
  return {
    // Players who think for a moment only: the house does not add to it.
    terms: { game: id, options, seats: [null, null], clock: null, watch: true, series: null, brisk: true },
    sitting: { seat: 0, deck: null, entropy: `${n}` },
  };
}

/** Kills nodes evenly from the beginning to the end, one after the other. */
async function killing({ kills, say }: SoakPlan, nodes: readonly Node[], share: () => number): Promise<void> {
  for (let n = 0; n < kills; n++) {
    while (share() < (n + 1) / (kills + 1)) await wait(20);
    await nodes[n % nodes.length].kill();
    say(`killed and started again: ${n + 1} of ${kills}`);
  }
}

function delaysOf(delays: number[]): Pick<SoakReport, 'p50' | 'p95' | 'p99'> {
  const sorted = delays.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(10 * (sorted[Math.floor(share * sorted.length)] ?? 0)) / 10;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
