/** A line to the host of the match: a worker beside the page, later a server far away. A screen cannot tell which. */
export interface Transport {
  send(message: unknown): void;
  /** Called for every message that arrives, in order. */
  onMessage(listener: (message: unknown) => void): void;
  /** Called when the line breaks by itself. */
  onBreak(listener: (why: string) => void): void;
  close(): void;
}
