import type { Attempt, Reason, Rules, Seat, State } from '@siegeworks/contract';
import type { Pending } from '@siegeworks/kernel';
import { asked, pending } from '@siegeworks/kernel';

/** Why something is not possible, with its rule. Made once, when a file is loaded: guards run all the time. */
export const because = (rule: string, text: string): Reason => ({ rule, text });

/** How a game explains what cannot be done. */
interface Explaining<S extends State> {
  rules: Rules<S>;
  /** The rule behind a question. */
  ruleOf(s: S, question: string): string;
  /** Why the seat that is asked cannot do this; empty when an option says it, or leads to it. */
  reasons(s: S, seat: Seat, attempt: Attempt, now: Pending): Reason[];
}
/** The `whyNot` of a game: before any card matters, there must be a question, and it must be this seat's. */
export function whyNotOf<S extends State>({ rules, ruleOf, reasons }: Explaining<S>) {
  return (s: S, seat: Seat, attempt: Attempt): Reason[] => {
    const question = asked({ rules }, s);
    if (!question) return [because(s.over?.rule ?? '', 'the game is over')];
    if (question.seat !== seat) return [because(ruleOf(s, question.question), 'it is not your decision now')];
    const now = pending({ rules }, s);
    return now ? reasons(s, seat, attempt, now) : [];
  };
}
