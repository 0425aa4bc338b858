import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Offering } from '@siegeworks/protocol';
import { games } from '@siegeworks/shelf';
import { audit } from './audit.ts';
import { Guest } from './guest.ts';
import type { Node, NodePlan } from './nodes.ts';
import { startNode } from './nodes.ts';
import type { Tally } from './player.ts';
import { Player } from './player.ts';

export interface SoakPlan {
  matches: number;
  seconds: number;
  kills: number;
  /** A PostgreSQL for several nodes; without it one node with a database of its own. */
  database?: string | undefined;
  nodes: number;
  template?: string | undefined;
  say(text: string): void;
}

/** What a soak has found. Everything but the delays should be nothing. */
export interface SoakReport {
  matches: number;
  kills: number;
  acknowledged: number;
  /** Acknowledged actions that the log does not hold. */
  lost: number;
  /** Actions that the log holds more than once. */
  doubled: number;
  /** Players who know something else than their seat may know. */
  leaked: number;
  /** Matches whose log cannot be played again. */
  broken: number;
  refused: number;
  p50: number;
  p95: number;
  p99: number;
}

/** Plays matches over real lines while nodes are killed, and compares what was acknowledged with what the log holds. */
export async function soak(plan: SoakPlan): Promise<SoakReport> {
  const data = mkdtempSync(join(tmpdir(), 'siege-soak-'));
  const place: NodePlan = { data, database: plan.database, template: plan.template };
  const nodes: Node[] = [];
  try {
    for (let n = 0; n < (plan.database ? plan.nodes : 1); n++) nodes.push(await startNode(place));
    const tally: Tally = { acknowledged: [], refused: 0, delays: [] };
    const players = await seatPlayers(
      plan,
      nodes.map(node => node.address),
      tally,
    );
    plan.say(
      `${plan.matches} matches are set up at ${nodes.length === 1 ? 'one node' : `${nodes.length} nodes`}`,
    );
    const until = Date.now() + 1000 * plan.seconds;
    await Promise.all([...players.map(player => player.play(until)), killing(plan, nodes)]);
    // Whatever was on its way arrives before the views are compared.
    await wait(1_000);
    for (const player of players) player.leave();
    for (const node of nodes.splice(0)) await node.stop();
    const found = await audit({ data, url: plan.database }, players, tally);
    return {
      matches: plan.matches,
      kills: plan.kills,
      ...found,
      refused: tally.refused,
      ...delaysOf(tally.delays),
    };
  } finally {
    for (const node of nodes) await node.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

/** Two strangers for each match, all games in turn. */
async function seatPlayers({ matches }: SoakPlan, nodes: readonly string[], tally: Tally): Promise<Player[]> {
  const players: Player[] = [];
  for (let n = 0; n < matches; n++) {
    const [ann, ben] = await Promise.all(
      ['Ann', 'Ben'].map(async name => {
        const guest = new Guest(nodes[n % nodes.length], false);
        await guest.named(`${name} ${n}`);
        return guest;
      }),
    );
    const { id } = await ann.invites(offerOf(n));
    const { match } = await ben.sits(id);
    if (match === null) throw new Error('the match was not dealt');
    players.push(
      new Player(ann, { match, seat: 0 }, nodes, tally),
      new Player(ben, { match, seat: 1 }, nodes, tally),
    );
  }
  return players;
}

function offerOf(n: number): Offering {
  const { id } = games[n % games.length].about;
  const options = id === 'two-deck-siege' ? { mode: 'council' } : {};
  return {
    terms: { game: id, options, seats: [null, null], clock: null, watch: true, series: null },
    sitting: { seat: 0, deck: null, entropy: `${n}` },
  };
}

/** Kills nodes evenly over the time, one after the other. */
async function killing({ kills, seconds, say }: SoakPlan, nodes: readonly Node[]): Promise<void> {
  for (let n = 0; n < kills; n++) {
    await wait((1000 * seconds) / (kills + 1));
    await nodes[n % nodes.length].kill();
    say(`killed and started again: ${n + 1} of ${kills}`);
  }
}

function delaysOf(delays: number[]): Pick<SoakReport, 'p50' | 'p95' | 'p99'> {
  const sorted = delays.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(10 * (sorted[Math.floor(share * sorted.length)] ?? 0)) / 10;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
