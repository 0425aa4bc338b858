import type { Attack, Attacker, Post } from './hostile.ts';
import { attack, strangerIsRefused } from './hostile.ts';
import { newcomer, twoSitDown } from './tables.ts';

/** How many attackers there are: one person alone would only hear that this is too fast. */
const attackersFor = (hostile: number): number => Math.min(300, Math.ceil(hostile / 50));

/** Who they are, by tens: most know nothing but the address of somebody else's match. */
const PAIR = 1;
const WATCHER = 3;

export async function attackersAt(
  hostile: number,
  nodes: readonly string[],
  victim: string,
): Promise<Attacker[]> {
  const attackers: Attacker[] = [];
  const most = attackersFor(hostile);
  const add = (guest: Attacker['guest'], post: Post) =>
    attackers.push({ guest, post, greedy: attackers.length % 10 === 0 });
  while (attackers.length < most) {
    const n = attackers.length;
    const node = nodes[n % nodes.length];
    if (n % 10 === PAIR) {
      const { guests, match } = await twoSitDown(node, n);
      for (const guest of guests) add(guest, { kind: 'player', match, victim });
    } else {
      const kind = n % 10 === WATCHER ? 'watcher' : 'stranger';
      add(await newcomer(node, `Mallory ${n}`), { kind, match: victim });
    }
  }
  const guest = attackers[0]?.guest;
  if (guest && !(await strangerIsRefused(guest.address, guest.cookie)))
    throw new Error('a page of another origin was given a line');
  return attackers;
}

interface Assault {
  attackers: readonly Attacker[];
  hostile: number;
  say(text: string): void;
}
export async function assault({ attackers, hostile, say }: Assault): Promise<Attack> {
  const sum: Attack = { sent: 0, refused: 0, tooFast: 0, obeyed: 0, closed: 0, unanswered: 0 };
  const telling = setInterval(() => say(`${sum.sent} of ${hostile} bad messages sent`), 10_000);
  const each = Math.ceil(hostile / Math.max(1, attackers.length));
  await Promise.all(attackers.map(attacker => attack(attacker, each, sum)));
  clearInterval(telling);
  return sum;
}
