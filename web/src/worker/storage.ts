import { said } from '@siegeworks/host';
import type { StorageInfo } from '@siegeworks/protocol';

const UNTIL = 'until this page is closed or reloaded';
const EXPORT = 'Export them as files to keep them.';

/** What each fault of a browser's store means for a person: what is kept, what is not, what can be done. */
const TROUBLES: Readonly<Record<string, string>> = {
  QuotaExceededError:
    'This browser has no room left. What was saved before is safe, but whatever you decide from now on lasts only ' +
    `${UNTIL}. Delete matches that you no longer need, or export those that you want to keep as files.`,
  VersionError:
    'A newer version of this page has saved matches in this browser. They are safe, but cannot be shown here: reload the ' +
    `page to get the newer version. Matches played before you do last only ${UNTIL}. ${EXPORT}`,
};
const trouble = (fault: unknown) =>
  `This browser does not save anything for this page, perhaps because of its settings (“${wordsOf(fault)}”). Matches last only ` +
  `${UNTIL}. ${EXPORT}`;

/** What the browser itself says, as part of a sentence. */
export const wordsOf = (fault: unknown): string => said(fault).replace(/\.$/, '');

export const ALL_IS_KEPT: StorageInfo = { keeps: true, text: '' };
/** The notice a person sees when something could not be read or written. */
export function storageFault(fault: unknown): StorageInfo {
  const name = fault instanceof Error ? fault.name : '';
  return { keeps: false, text: Object.hasOwn(TROUBLES, name) ? TROUBLES[name] : trouble(fault) };
}
