import { setTimeout as wait } from 'node:timers/promises';
import type { Offering } from '@siegeworks/protocol';
import { games } from '@siegeworks/shelf';
import { Guest } from './guest.ts';
import { Hearing } from './hearing.ts';
import type { Usage } from './nodes.ts';
import type { Tally } from './player.ts';
import { Player } from './player.ts';
import { watch } from './watcher.ts';
import type { Way } from './wire.ts';

/** What all tables of a soak share. */
export interface Hall {
  nodes: readonly string[];
  tally: Tally;
  /** Where everything that is heard is kept. */
  folder: string;
  hearings: Hearing[];
  /** How many matches were dealt, and how many played to the end. */
  dealt: number;
  whole: number;
  /** Whether there is time for more. */
  goesOn(): boolean;
  /** What the nodes say of themselves at the end; everybody stays until then. `null` where nodes died. */
  measured: Promise<Usage> | null;
}

/** A match with two strangers, and somebody who watches it where that is wanted. */
interface Sitting {
  guests: Guest[];
  match: string;
  watcher: Guest | null;
}

/** Where matches are played one after the other, each between two others. */
export class Table {
  private readonly hall: Hall;
  private readonly watched: boolean;
  private readonly way: Way;
  private sitting: Sitting | null = null;

  constructor(hall: Hall, { watched, way }: { watched: boolean; way: Way }) {
    this.hall = hall;
    this.watched = watched;
    this.way = way;
  }
  get match(): string {
    return this.sitting?.match ?? '';
  }

  /** Two sit down, at whichever node answers. */
  async seat(): Promise<void> {
    const n = this.hall.dealt++;
    const { nodes } = this.hall;
    for (let node = n; this.sitting === null; node++)
      this.sitting = await this.sitAt(nodes[node % nodes.length], n).catch(async cause => {
        if (!(cause instanceof TypeError)) throw cause;
        // `fetch` throws a TypeError when nobody answers: the node has just been killed.
        await wait(100);
        return null;
      });
  }

  private async sitAt(node: string, n: number): Promise<Sitting> {
    const seated = await twoSitDown(node, n, this.way);
    return { ...seated, watcher: this.watched ? await newcomer(node, `Kibitz ${n}`) : null };
  }

  /** Plays until the time is over. */
  async play(): Promise<void> {
    while (this.hall.goesOn()) {
      if (!this.sitting) await this.seat();
      if (this.sitting) await this.playMatch(this.sitting);
      this.sitting = null;
    }
  }

  private async playMatch({ guests, match, watcher }: Sitting): Promise<void> {
    const { hall } = this;
    let isOver = false;
    const goesOn = () => !isOver && hall.goesOn();
    const hears = (eye: number | 'spectator') => {
      const hearing = new Hearing(match, eye, hall.folder);
      hall.hearings.push(hearing);
      return hearing;
    };
    const players = guests.map((guest, seat) => new Player(guest, hears(seat), hall.nodes, hall.tally));
    const watching = watcher && watch(watcher, hears('spectator'), hall.nodes, goesOn);
    const ends = await Promise.all(players.map(player => player.play(goesOn)));
    isOver = true;
    await watching;
    if (ends.every(end => end)) hall.whole++;
    // Whatever is on its way arrives before they leave.
    await wait(500);
    if (!hall.goesOn()) await hall.measured;
    for (const guest of [...guests, ...(watcher ? [watcher] : [])]) guest.hangUp();
  }
}

let visitors = 0;
/** Everybody comes from an address of their own: a house lets no single one have so many lines. */
function elsewhere(): string {
  const n = visitors++;
  return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
}

export async function newcomer(node: string, name: string, way: Way = 'socket'): Promise<Guest> {
  const guest = new Guest(node, false, way);
  guest.from = elsewhere();
  await guest.named(name);
  return guest;
}

/** Two strangers at a match of one of the games, in turn. */
export async function twoSitDown(
  node: string,
  n: number,
  way?: Way,
): Promise<{ guests: Guest[]; match: string }> {
  const guests = await Promise.all(['Ann', 'Ben'].map(name => newcomer(node, `${name} ${n}`, way)));
  const [ann, ben] = guests;
  const { id } = await ann.invites(offerOf(n));
  const { match } = await ben.sits(id);
  if (match === null) throw new Error('the match was not dealt');
  return { guests, match };
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
