import type { Check } from '@siegeworks/files/shape';
import { data, list, Malformed, optional, read } from '@siegeworks/files/shape';
import { mapping, some, text } from './shape.ts';

/** The match at the end of a course: a whole game against the gentlest player, with a word at the right moment. */
export interface FirstMatch {
  game: string;
  /** Ready decks by seat; the learner sits first. */
  decks: string[];
  comments: Comment[];
}
/** Said once: when the learner is asked this for the first time, or has just seen that happen. */
export interface Comment {
  /** A question (`market.ask`). */
  asked?: string;
  /** Fields of an event (`{ type: bought, seat: 0 }`). */
  saw?: Record<string, unknown>;
  say: string;
  rules: string[];
}

interface Written {
  asked?: string;
  saw?: object;
  say: string;
  rules?: string[];
}
const comment: Check<Written> = mapping<Written>({
  asked: optional(text),
  saw: optional(data),
  say: text,
  rules: optional(some(text)),
});
const head = mapping<{ game: string; decks?: string[]; comments: Written[] }>({
  game: text,
  decks: optional(some(text)),
  comments: list(comment),
});

/** Checks the shape of a first match. Throws `Malformed` with every mistake. */
export function parseFirstMatch(value: unknown, name: string): FirstMatch {
  const { game, decks = [], comments } = read(head, value, name);
  const unsaid = comments.findIndex(({ asked, saw }) => (asked === undefined) === (saw === undefined));
  if (unsaid >= 0)
    throw new Malformed([{ rule: '', text: `${name}: comments[${unsaid}]: either asked or saw` }]);
  const heard = comments.map(({ saw, rules = [], ...rest }) => ({
    ...rest,
    ...(saw && { saw: { ...saw } }),
    rules,
  }));
  return { game, decks, comments: heard };
}
