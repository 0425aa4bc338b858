import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { assault, attackersAt } from './assault.ts';
import { audit } from './audit.ts';
import type { Attack } from './hostile.ts';
import type { Node, NodePlan, Usage } from './nodes.ts';
import { startNode } from './nodes.ts';
import { newPace } from './pace.ts';
import type { Tally } from './player.ts';
import type { Hall } from './tables.ts';
import { Table } from './tables.ts';
import { usageAtEnd, usageOf } from './usage.ts';

export interface SoakPlan {
  /** How many matches are played at a time: when one is over, another begins. */
  matches: number;
  /** How long it lasts: in seconds, or in acknowledged decisions, however fast the machine is. */
  length: Length;
  /** Ends earlier, when this many matches have been played to their end. */
  whole?: number;
  kills: number;
  /** How many seconds a killed node stays down: only others can continue its matches. */
  down?: number;
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
  /** How many matches were dealt, and how many of them played to their end. */
  matches: number;
  whole: number;
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
  /** Hostile messages in which nothing was wrong after all, and those for which their sender lost the line. */
  obeyed: number;
  closed: number;
  /** Hostile messages that were refused unread, because their sender was too fast. */
  tooFast: number;
  /** Messages that were held against the truth. */
  scanned: number;
  /** The matches that they were about, and how many of these were played to their end, by game. */
  scannedMatches: number;
  finished: Record<string, number>;
  /** Decisions a second, over the whole time. */
  rate: number;
  /** Milliseconds from a decision to its acknowledgement. */
  p50: number;
  p95: number;
  p99: number;
  /** How many lines of players broke, and milliseconds until the table was there again: of 95 in 100, and of all. */
  breaks: number;
  break95: number;
  worstBreak: number;
  /** Bytes to players and watchers for one decision. */
  bytesADecision: number;
  /** Bytes that the database holds for one match with everything around it: people, talk, indexes. */
  storedAMatch: number;
  /** Of all nodes: processor time for one decision in microseconds, memory for one match in kB. `null` where nodes died. */
  cpuADecision: number | null;
  memoryAMatch: number | null;
  /** Processor time of all players, watchers and attackers for one decision, in microseconds. */
  playersCpu: number;
}

/** Plays matches over real lines while nodes are killed, and compares what was sent and acknowledged with the log. */
export async function soak(plan: SoakPlan): Promise<SoakReport> {
  const data = mkdtempSync(join(tmpdir(), 'siege-soak-'));
  const place: NodePlan = { data, database: plan.database };
  const nodes: Node[] = [];
  try {
    await plan.prepare?.(data);
    for (let n = 0; n < (plan.database ? plan.nodes : 1); n++) nodes.push(await startNode(place));
    const played = await play(plan, nodes, data);
    for (const node of nodes.splice(0)) await node.stop();
    plan.say(`reads the log, and ${sum(played.hall.hearings, 'messages')} messages`);
    return await judged(plan, data, played);
  } finally {
    for (const node of nodes) await node.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

export type Length = { seconds: number } | { decisions: number };
/** How much of it is over, from 0 to 1. */
const shareOf =
  (length: Length, start: number, { acknowledged }: Tally) =>
  () =>
    'seconds' in length
      ? (Date.now() - start) / (1000 * length.seconds)
      : acknowledged.length / length.decisions;

interface Played {
  hall: Hall;
  seconds: number;
  attacks: Attack;
  /** `null` where nodes died. */
  used: Usage | null;
  /** Processor time of this process, in microseconds. */
  playersCpu: number;
}

async function play(plan: SoakPlan, nodes: readonly Node[], data: string): Promise<Played> {
  const { matches, watchers = matches, polls, hostile = 0, say } = plan;
  const addresses = nodes.map(node => node.address);
  const hall = hallOf(plan, addresses, join(data, 'heard'));
  const idle = await usageOf(nodes);
  const tables = Array.from(
    { length: matches },
    (_, n) => new Table(hall, { watched: n < watchers, way: polls && n % 2 === 1 ? 'poll' : 'socket' }),
  );
  for (const table of tables) await table.seat();
  const attackers = await attackersAt(hostile, addresses, tables[0]?.match ?? '');
  say(`${matches} matches are set up at ${nodes.length === 1 ? 'one node' : `${nodes.length} nodes`}`);
  const begun = await usageOf(nodes);
  const start = Date.now();
  const own = process.cpuUsage();
  const share = shareOf(plan.length, start, hall.tally);
  let isKilling = true;
  let isAttacked = true;
  const { whole = Number.POSITIVE_INFINITY } = plan;
  // Nodes take their time to come back on a busy machine: every one of them is killed, and every bad message sent, under load.
  hall.goesOn = () => hall.whole < whole && (isKilling || isAttacked || share() < 1);
  if (plan.kills === 0) hall.measured = usageAtEnd(nodes, hall.goesOn);
  const [attacks] = await Promise.all([
    assault({ attackers, hostile, say }).finally(() => {
      isAttacked = false;
    }),
    killing(plan, nodes, share).finally(() => {
      isKilling = false;
    }),
    ...tables.map(table => table.play()),
  ]);
  const { user, system } = process.cpuUsage(own);
  const end = await hall.measured;
  const used = end && { cpu: end.cpu - begun.cpu, memory: end.memory - idle.memory };
  const seconds = (Date.now() - start) / 1000;
  return { hall, seconds, attacks, used, playersCpu: user + system };
}

function hallOf({ rate = null }: SoakPlan, nodes: readonly string[], folder: string): Hall {
  mkdirSync(folder, { recursive: true });
  const tally = { acknowledged: [], refused: 0, delays: [], breaks: [], pace: newPace(rate) };
  return { nodes, tally, folder, hearings: [], dealt: 0, whole: 0, measured: null, goesOn: () => true };
}

/** Kills nodes evenly from the beginning to the end, one after the other. */
async function killing(
  { kills, down = 0, say }: SoakPlan,
  nodes: readonly Node[],
  share: () => number,
): Promise<void> {
  for (let n = 0; n < kills; n++) {
    while (share() < (n + 1) / (kills + 1)) await wait(20);
    const node = nodes[n % nodes.length];
    await node.die();
    await wait(1000 * down);
    await node.rise();
    say(`killed and started again: ${n + 1} of ${kills}`);
  }
}

async function judged(
  { kills, matches, database, say }: SoakPlan,
  data: string,
  { hall, seconds, attacks, used, playersCpu }: Played,
): Promise<SoakReport> {
  const { tally, hearings } = hall;
  const { stored, ...found } = await audit({ data, url: database }, hearings, tally, say);
  const decisions = Math.max(1, found.acknowledged);
  return {
    matches: hall.dealt,
    whole: hall.whole,
    kills,
    ...found,
    unanswered: attacks.unanswered,
    refused: tally.refused + attacks.refused,
    hostile: attacks.sent,
    obeyed: attacks.obeyed,
    closed: attacks.closed,
    tooFast: attacks.tooFast,
    scanned: sum(hearings, 'messages'),
    rate: Math.round(found.acknowledged / seconds),
    p50: share(tally.delays, 0.5),
    p95: share(tally.delays, 0.95),
    p99: share(tally.delays, 0.99),
    breaks: tally.breaks.length,
    break95: share(tally.breaks, 0.95),
    worstBreak: share(tally.breaks, 1),
    bytesADecision: Math.round(sum(hearings, 'bytes') / decisions),
    storedAMatch: Math.round(stored / Math.max(1, hall.dealt)),
    cpuADecision: used && Math.round((1e6 * used.cpu) / decisions),
    memoryAMatch: used && Math.round(used.memory / 1024 / Math.max(1, matches)),
    playersCpu: Math.round(playersCpu / decisions),
  };
}

const sum = (hearings: Hall['hearings'], what: 'messages' | 'bytes'): number =>
  hearings.reduce((all, hearing) => all + hearing[what], 0);

/** The value below which this share of all lies; tenths are enough. */
function share(all: readonly number[], part: number): number {
  const sorted = all.toSorted((a, b) => a - b);
  const at = Math.min(sorted.length - 1, Math.floor(part * sorted.length));
  return Math.round(10 * (sorted[at] ?? 0)) / 10;
}
