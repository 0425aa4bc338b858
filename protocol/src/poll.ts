import type { Check } from '@siegeworks/files/shape';
import { fileText, list, name, orNull, shape, whole, wholeFrom } from '@siegeworks/files/shape';

/** Where sockets do not get through, a line goes over requests: each says what is new and waits for what is heard. */
export interface PollBody {
  /** The line, by the name that the page has given it. */
  line: string;
  /** The node that answered last: another one begins with whole tables. */
  node: string | null;
  /** How many messages of that node have arrived. */
  after: number;
  /** The matches on the screen: a node that does not know the line opens them first. */
  open: string[];
  /** All that has not been answered, each as it would go over a socket. A node that has heard it does not hear it again. */
  say: { n: number; text: string }[];
}
export interface PollAnswer {
  node: string;
  /** The number of the last message. */
  last: number;
  messages: string[];
}

/** How much one request may say: a page waits for answers long before. */
const MOST = 64;
const count = wholeFrom(0, Number.MAX_SAFE_INTEGER);
export const pollBody: Check<PollBody> = shape<PollBody>({
  line: name,
  node: orNull(name),
  after: count,
  open: list(name, MOST),
  say: list(shape<{ n: number; text: string }>({ n: count, text: fileText }), MOST),
});
export const pollAnswer: Check<PollAnswer> = shape<PollAnswer>({
  node: name,
  last: whole,
  messages: list(fileText),
});
