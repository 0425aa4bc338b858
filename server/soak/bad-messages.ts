import type { ClientBodies, Facts } from '@siegeworks/protocol';
import { SOCIAL_WISHES, VERSION } from '@siegeworks/protocol';

/** Messages that no page of ours would send. */

export type Dice = () => number;
export const TOO_LONG = 'x'.repeat(70_000);
const LONG = 'x'.repeat(5_000);
const DEEP = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;

const message = (re: number, type: string, body: object): string =>
  JSON.stringify({ v: VERSION, re, type, ...body });
export const oneOf = <T>(list: readonly T[], dice: Dice): T => list[Math.floor(dice() * list.length)];

/** From anybody. `match` is somebody else's. */
const STRANGE: ((n: number, match: string, dice: Dice) => string)[] = [
  () => 'hello',
  n => `{"v":${VERSION},"re":${n},"type":"pick"`,
  () => DEEP,
  () => `{"__proto__":{"v":${VERSION}},"constructor":1}`,
  n => message(n, 'open', { match: { length: 3 } }),
  n => JSON.stringify({ v: 1, re: n, type: 'leave', match: 'at-x' }),
  n => JSON.stringify({ v: VERSION, re: `${n}`, type: 'open', match: 'at-x' }),
  n => message(n, 'become-king', {}),
  (n, match) => message(n, 'pick', { match, seq: 0, question: 'x', option: { kind: 'pass' } }),
  (n, match) => message(n, 'pick', { match, seq: -1, question: null, option: [] }),
  (n, match, dice) =>
    message(n, 'pick', {
      match,
      seq: Math.floor(1e6 * dice()),
      question: 'turn.act',
      option: { kind: 'win' },
    }),
  (n, match) => message(n, 'undo', { match, to: -5 }),
  (n, match) => message(n, 'concede', { match }),
  (n, match) => message(n, 'social', { match, deed: 'agree' }),
  (n, match) => message(n, 'social', { match, deed: 'claim' }),
  (n, match) => message(n, 'say', { match, text: 'look at https://example.org' }),
  (n, match) => message(n, 'say', { match, text: '\u0000\u202e'.repeat(500) }),
  n => message(n, 'open', { match: `at-${'y'.repeat(2_000)}` }),
  n => message(n, 'hint', { match: 'at-x' }),
  n => message(n, 'settings', { game: '__proto__', settings: { stops: LONG } }),
  () => '\u0007\u001b[2J',
  () => 'null',
  n => `[${n}]`,
];
export const strange = (n: number, match: string, dice: Dice): string => oneOf(STRANGE, dice)(n, match, dice);

type Pick = ClientBodies['pick'];
/** What somebody who sits at a table knows of it. */
export interface Seated {
  /** What the table has told last. */
  facts: Facts;
  /** The last pick that they made themselves. */
  made: Pick | null;
}

/** An answer that the rules accept, where this seat is asked. */
export function lawful({ facts }: Seated, client: string, dice: Dice): Pick | null {
  const { match, seq, question } = facts;
  if (!question || facts.more) return null;
  return { match, seq, question: question.id, option: oneOf(question.options, dice), client };
}

/** From somebody who sits at the table: what is nearly right. Takes a pick that would have been accepted, or one from before. */
const CHEATING: ((pick: Pick, seated: Seated) => [type: string, body: object])[] = [
  pick => ['pick', { ...pick, option: { kind: 'win' } }],
  pick => ['pick', { ...pick, option: { ...pick.option, card: 'nobody' } }],
  pick => ['pick', { ...pick, option: { ...pick.option, amount: 1e9 } }],
  pick => ['pick', { ...pick, question: 'turn.never' }],
  pick => ['pick', { ...pick, seq: pick.seq - 1 }],
  pick => ['pick', { ...pick, seq: pick.seq + 1_000 }],
  pick => ['pick', { ...pick, at: -1 }],
  pick => ['pick', { ...pick, then: Array.from({ length: 2_000 }, () => pick.option) }],
  pick => ['pick', { ...pick, client: LONG }],
  pick => ['undo', { match: pick.match, to: 1e9 }],
  pick => ['ready', { match: pick.match, seat: 1 }],
  pick => ['passTurn', { match: pick.match, on: 'for ever' }],
  pick => ['look', { match: pick.match, pick: 3 }],
  pick => ['export', { match: pick.match }],
  pick => ['watchers', { match: pick.match, watch: 'nobody' }],
  pick => ['say', { match: pick.match, text: LONG }],
  pick => ['again', { match: pick.match, wish: 'win' }],
  // What was sent before: with its own name it has been carried out, and must not be again.
  (pick, { made }) => ['pick', made ?? { ...pick, option: [] }],
  (pick, { made }) => ['pick', made ? { ...made, again: true } : { ...pick, option: null }],
  (pick, { made }) => ['pick', { ...(made ?? pick), seq: pick.seq, at: 0 }],
];

/** What ends or stops a match that both cheats at a table agree to: there would be nothing left to cheat at. */
const STOPPING: readonly string[] = ['end', 'claim', 'pause'];

/** Something that a cheat would try at its own table; what it sends in earnest is called `client`, as nothing before. */
export function cheating(n: number, seated: Seated, client: string, dice: Dice): string {
  const { match, seq } = seated.facts;
  if (dice() < 0.1) {
    const deed = oneOf(
      SOCIAL_WISHES.filter(wish => !STOPPING.includes(wish)),
      dice,
    );
    return message(n, 'social', { match, deed });
  }
  const pick = lawful(seated, client, dice) ?? seated.made;
  const near = pick ?? { match, seq, question: 'turn.act', option: { kind: 'pass' }, client };
  const [type, body] = oneOf(CHEATING, dice)(near, seated);
  return message(n, type, body);
}

export const pickMessage = (re: number, pick: Pick): string => message(re, 'pick', pick);
