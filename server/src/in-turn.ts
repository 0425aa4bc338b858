/** What runs for something now, and what follows it. */
interface Turn {
  running: Promise<void>;
  next: Promise<void> | null;
}
const turns = new WeakMap<object, Turn>();

/**
 * Does a piece of work for something, never twice at once. Whoever asks while it is being done shares one more run that
 * begins afterwards: so the last message sent was the last one read, however long each reading takes.
 */
export function inTurn(of: object, work: () => Promise<void>): Promise<void> {
  const turn = turns.get(of);
  if (!turn) return begin(of, work);
  turn.next ??= turn.running.catch(() => {}).then(() => begin(of, work));
  return turn.next;
}

function begin(of: object, work: () => Promise<void>): Promise<void> {
  const turn: Turn = {
    running: work().finally(() => {
      if (!turn.next) turns.delete(of);
    }),
    next: null,
  };
  turns.set(of, turn);
  return turn.running;
}
