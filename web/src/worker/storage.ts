import type { StorageInfo } from '@siegeworks/protocol';
import type { Desk } from './desk.ts';
import { said } from './refusals.ts';

const UNTIL = 'until this page is closed or reloaded';
const EXPORT = 'Export them as files to keep them.';

/** What each fault of a browser's store means for a person: what is kept, what is not, what can be done. */
const TROUBLES: Readonly<Record<string, string>> = {
  QuotaExceededError:
    'There is no room left in this browser. What was kept before is safe, but whatever is decided from now on lasts only ' +
    `${UNTIL}. Delete matches that you no longer need, or export those that you want to keep as files.`,
  VersionError:
    'A newer version of this page keeps the matches of this browser. They are safe, but cannot be shown here: reload the ' +
    `page to get the newer version. Matches that are played before that last only ${UNTIL}. ${EXPORT}`,
};
const trouble = (fault: unknown) =>
  `This browser keeps nothing for this page: perhaps its settings forbid it (“${wordsOf(fault)}”). Matches last only ` +
  `${UNTIL}. ${EXPORT}`;

/** What the browser itself says, to go on with inside a sentence. */
export const wordsOf = (fault: unknown): string => said(fault).replace(/\.$/, '');

/** Something could not be read or written: told once, until it works again or fails for another reason. */
export function storageFails(desk: Desk, fault: unknown): void {
  const name = fault instanceof Error ? fault.name : '';
  const text = Object.hasOwn(TROUBLES, name) ? TROUBLES[name] : trouble(fault);
  turn(desk, { keeps: false, text });
}

/** Something was written: all is well again unless a match still waits for room. */
export function storageWorks(desk: Desk): void {
  if (desk.held.size === 0) turn(desk, { keeps: true, text: '' });
}

function turn(desk: Desk, now: StorageInfo): void {
  if (now.text === desk.storage.text) return;
  desk.storage = now;
  desk.tell(null, 'storage', now);
}
