import { Refused } from '@siegeworks/contract';
import type { Check } from '@siegeworks/files/shape';
import { flag, malformed, optional, orNull, shape, text, whole, word } from '@siegeworks/files/shape';
import { deletePerson } from '../account/delete.ts';
import { exportPerson } from '../account/export.ts';
import { setPassword } from '../account/password.ts';
import type { Desk } from '../desk.ts';
import { fresh } from '../house.ts';
import type { Wish } from '../moderation/acts.ts';
import { ban, giveName, silence, unban, warn } from '../moderation/acts.ts';
import { personCalled, writeDown } from '../moderation/ledger.ts';
import { putNotice } from '../moderation/notice.ts';
import { closeReport, waitingReports } from '../moderation/reports.ts';
import { writeBackup } from './backup.ts';
import { publicMatches } from './public-matches.ts';
import { statusOf } from './status.ts';

export const ORDERS = [
  'status',
  'backup',
  'reports',
  'close-report',
  'warn',
  'silence',
  'rename',
  'ban',
  'unban',
  'reset-password',
  'export',
  'public',
  'delete',
  'notice',
] as const;
export type OrderName = (typeof ORDERS)[number];

/** What a host asks for. Each order uses the parts that it needs. */
export interface Order {
  order: OrderName;
  /** Whom it is about, by id or name. */
  person?: string | undefined;
  why?: string | undefined;
  /** The host who says so. */
  by?: string | undefined;
  until?: number | null | undefined;
  /** A new name, or the words of a notice. */
  words?: string | undefined;
  drain?: boolean | undefined;
  /** The number of a report. */
  report?: number | undefined;
  /** Where a backup goes. */
  file?: string | undefined;
}
export const orderShape: Check<Order> = shape<Order>({
  order: word(...ORDERS),
  person: optional(text),
  why: optional(text),
  by: optional(text),
  until: optional(orNull(whole)),
  words: optional(text),
  drain: optional(flag),
  report: optional(whole),
  file: optional(text),
});

/** Carries out what a host asks for, at a node or straight at the database. What is done about people is written down. */
export function carryOut(desk: Desk, order: Order): Promise<unknown> {
  return DEEDS[order.order](desk, order);
}

const DEEDS: Record<OrderName, (desk: Desk, order: Order) => Promise<unknown>> = {
  status: desk => statusOf(desk),
  backup: (desk, { file }) => writeBackup(desk.database.sql, given(file, 'a file'), desk.now()),
  reports: desk => waitingReports(desk),
  'close-report': (desk, { report }) => closeReport(desk, report ?? 0),
  warn: (desk, order) => warn(desk, wishOf(order)),
  silence: (desk, order) => silence(desk, wishOf(order), given(order.until ?? undefined, 'a time')),
  rename: (desk, order) => giveName(desk, wishOf(order), given(order.words, 'a name')),
  ban: (desk, order) => ban(desk, wishOf(order), order.until ?? null),
  unban: (desk, order) => unban(desk, wishOf(order)),
  'reset-password': resetPassword,
  export: async (desk, order) => {
    const about = await written(desk, order, 'export');
    return exportPerson(desk, about.id);
  },
  delete: async (desk, order) => {
    const about = await written(desk, order, 'delete');
    await deletePerson(desk, about.id);
    return about;
  },
  public: desk => publicMatches(desk),
  notice: (desk, { words, drain = false }) =>
    putNotice(desk, words === undefined ? null : { text: words, drain }),
};

/** A new password that nobody has chosen; it is shown once. */
async function resetPassword(desk: Desk, order: Order): Promise<unknown> {
  const person = await personCalled(desk, given(order.person, 'a person'));
  const password = fresh().slice(0, 16);
  await setPassword(desk, person.id, password);
  await written(desk, order, 'reset-password');
  return { person, password };
}

async function written(desk: Desk, order: Order, act: 'reset-password' | 'export' | 'delete') {
  const { why, by, person } = wishOf(order);
  const about = await personCalled(desk, person);
  await writeDown(desk, act, { person: about, why, by });
  return about;
}

/** Every part that is missing, at once. */
function wishOf({ person, why, by }: Order): Wish {
  const missing = [
    person ? [] : ['a person'],
    why ? [] : ['the reason (--why)'],
    by ? [] : ['who says so'],
  ].flat();
  if (missing.length > 0 || !person || !why || !by)
    throw new Refused(missing.map(what => ({ rule: '', text: `${what} is missing` })));
  return { person, why, by };
}

function given<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw malformed(`${what} is missing`);
  return value;
}
