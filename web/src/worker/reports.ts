import { LIMITS } from '@siegeworks/files';
import { refuse, reportOf } from '@siegeworks/host';
import type { ClientBodies, FileText } from '@siegeworks/protocol';
import type { Page } from './page.ts';

/** The file that shows somebody else what is wrong: this moment, the last sentences, and the person's own words. */
export function reportNow(page: Page, { match, words }: ClientBodies['report']): FileText {
  const room = page.caller.visits.get(match)?.room;
  if (!room) throw refuse('not open');
  const { facts, known } = page.readings.get(match) ?? {};
  const lines = facts ? (known?.get(facts.eye)?.lines ?? []) : [];
  const sentences = lines.slice(-LIMITS.sentences).map(line => line.text);
  return reportOf(room, { words, sentences, error: page.faults.get(match) });
}
