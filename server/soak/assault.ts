import type { Guest } from './guest.ts';
import type { Attack } from './hostile.ts';
import { attack, strangerIsRefused } from './hostile.ts';
import { newcomer } from './tables.ts';

/** How many attackers there are: one person alone would only hear that this is too fast. */
const attackersFor = (hostile: number): number => Math.min(300, Math.ceil(hostile / 100));

export async function attackersAt(hostile: number, nodes: readonly string[]): Promise<Guest[]> {
  const guests: Guest[] = [];
  for (let n = 0; n < attackersFor(hostile); n++)
    guests.push(await newcomer(nodes[n % nodes.length], `Mallory ${n}`));
  const [first] = guests;
  if (first && !(await strangerIsRefused(first.address, first.cookie)))
    throw new Error('a page of another origin was given a line');
  return guests;
}

interface Assault {
  attackers: readonly Guest[];
  /** Somebody else's match. */
  victim: string;
  hostile: number;
  say(text: string): void;
}
export async function assault({ attackers, victim, hostile, say }: Assault): Promise<Attack> {
  const sum: Attack = { sent: 0, refused: 0, tooFast: 0, obeyed: 0, closed: 0, unanswered: 0 };
  const telling = setInterval(() => say(`${sum.sent} of ${hostile} bad messages sent`), 10_000);
  const each = Math.ceil(hostile / Math.max(1, attackers.length));
  await Promise.all(
    attackers.map((guest, n) => attack(guest, { match: victim, many: each, greedy: n % 10 === 0 }, sum)),
  );
  clearInterval(telling);
  return sum;
}
