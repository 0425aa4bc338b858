/** Something in a scenario did not come out. The runner adds where, and how the table looks. */
export class Miss extends Error {
  override name = 'Miss';
  readonly expected: string | null;
  readonly found: string | null;
  /** What was probably meant. */
  readonly near: readonly string[];
  constructor(message: string, more: { expected?: string; found?: string; near?: readonly string[] } = {}) {
    super(message);
    this.expected = more.expected ?? null;
    this.found = more.found ?? null;
    this.near = more.near ?? [];
  }
}
