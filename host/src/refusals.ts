import { Refused } from '@siegeworks/contract';
import type { RefusalCode, Why } from '@siegeworks/protocol';

/** The host does not do this; nothing has changed. */
export class HostRefused extends Error {
  override name = 'HostRefused';
  readonly why: readonly Why[];
  constructor(...why: Why[]) {
    super(why.map(each => ('code' in each ? each.code : each.text)).join('; '));
    this.why = why;
  }
}
export const refuse = (code: RefusalCode, ...about: string[]): HostRefused =>
  new HostRefused({ code, about });

/** Why something was refused, or `null` when it was not refused but failed. */
export function whyOf(cause: unknown): readonly Why[] | null {
  if (cause instanceof HostRefused) return cause.why;
  return cause instanceof Refused ? cause.reasons : null;
}

export const said = (cause: unknown): string => (cause instanceof Error ? cause.message : `${cause}`);
