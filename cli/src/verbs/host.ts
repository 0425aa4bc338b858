import { userInfo } from 'node:os';
import { join } from 'node:path';
import { Refused } from '@siegeworks/contract';
import { writeText } from '@siegeworks/lab';
import type { Order, OrderName } from '@siegeworks/server';
import { Failed } from '../fault.ts';
import { reportsText, statusText } from '../host-text.ts';
import { plural, safe, say, sayJson } from '../page.ts';
import { momentFrom } from '../times.ts';
import type { Args, Verb } from '../usage.ts';
import { count, has, text, UsageError, words } from '../usage.ts';

/** The house of this clone, where nothing else is said. */
const DATA = join(import.meta.dirname, '..', '..', '..', 'data');

export const hostVerb: Verb = {
  name: 'host',
  usage: 'ORDER … [--data FOLDER | --database URL]',
  summary: 'Look after a house in which people play: status, backup, reports, moderation.',
  help: `  status                          how the house is
  backup FILE                     everything that it keeps in one file, also while people play
  restore FILE [--replace]        the house as it was then; no node may be running
  notice TEXT [--drain]           tell everybody; --drain: no new matches begin
  notice --off                    take it down again
  reports [--close NUMBER]        what people have reported; or: this one is dealt with
  warn PERSON --why TEXT          the person reads it once
  silence PERSON --for 2d --why …     plays on without a word
  rename PERSON NAME --why …          has this name for 30 days at least
  ban PERSON [--for 2d] --why …       may not play here
  unban PERSON --why …
  reset-password PERSON --why …       prints a new password
  export PERSON [FILE] --why …        all that is kept about somebody
  export --public [FILE]              rated matches that everybody may see, without names, as lines of JSON
  delete PERSON --why …               matches stay, without the name

PERSON is a name or an id. The house is the one in data/ (DATABASE_URL: the one in that PostgreSQL), whether it is
running or not. What is done about people is written down with who, when and why.`,
  flags: {
    data: { value: 'FOLDER', text: 'the data folder of the house (data/)' },
    database: { value: 'URL', text: 'a PostgreSQL instead: postgres://…' },
    json: { text: 'status and reports as JSON' },
    replace: { text: 'restore: give up what the house holds now' },
    drain: { text: 'notice: no new matches begin' },
    off: { text: 'notice: take it down' },
    public: { text: 'export: what is nobody’s secret, for everybody' },
    close: { value: 'NUMBER', text: 'reports: this one is dealt with' },
    why: { value: 'TEXT', text: 'the reason: the person may read it' },
    for: { value: 'TIME', text: 'silence, ban: 30m, 12h, 7d' },
    by: { value: 'NAME', text: 'who does it (your user name)' },
  },
  examples: [
    'siege host status',
    'siege host backup backups/monday.siege.gz',
    'siege host silence Rude --for 2d --why "insulted two players"',
    'siege host notice "The house closes at nine for ten minutes." --drain',
  ],
  async run(args) {
    const [wanted, ...rest] = words(args, ['ORDER'], 'more');
    const run = Object.hasOwn(RUNS, wanted) ? RUNS[wanted] : undefined;
    if (!run)
      throw new UsageError(`there is no order ${safe(wanted)}; there are ${Object.keys(RUNS).join(', ')}`);
    try {
      await run({ ...args, words: rest });
    } catch (cause) {
      // The house has its reasons; the command was understood.
      throw cause instanceof Refused
        ? new Failed(cause.reasons.map(reason => reason.text).join('\n'))
        : cause;
    }
    return 0;
  },
};

/** A server is much to read: no other verb waits for it. */
const server = () => import('@siegeworks/server');

const RUNS: Record<string, (args: Args) => Promise<void>> = {
  status: async args => {
    words(args, []);
    const status = await asked<'status'>(args, { order: 'status' });
    if (has(args, 'json')) sayJson(status);
    else say(statusText(status));
  },
  async backup(args) {
    const [file] = words(args, ['FILE']);
    await (await server()).backUp(whereOf(args), file);
    say(
      `Everything that the house keeps is in ${safe(file)}. Whoever has this file has it all: keep it safe.`,
    );
  },
  async restore(args) {
    const [file] = words(args, ['FILE']);
    const rows = await (await server()).fillHouse(whereOf(args), file, has(args, 'replace'));
    say(`The house is as it was: ${plural(rows, 'row')}. Start it now.`);
  },
  async notice(args) {
    const off = has(args, 'off');
    const [said] = words(args, off ? [] : ['TEXT']);
    await asked(args, { order: 'notice', words: off ? undefined : said, drain: has(args, 'drain') });
    say(
      off ? 'The notice is gone.' : `Everybody is told${has(args, 'drain') ? '; no new matches begin' : ''}.`,
    );
  },
  async reports(args) {
    words(args, []);
    const report = count(args, 'close', 1);
    if (report !== undefined) {
      await asked(args, { order: 'close-report', report });
      return say(`Report ${report} is dealt with.`);
    }
    const reports = await asked<'reports'>(args, { order: 'reports' });
    if (has(args, 'json')) sayJson(reports);
    else say(reportsText(reports));
  },
  warn: args => about(args, 'warn', 'will read it once'),
  async silence(args) {
    const until = momentFrom(text(args, 'for'), Date.now());
    if (until === null) throw new UsageError('silence needs --for: 30m, 12h, 7d');
    await about(args, 'silence', `says nothing until ${new Date(until).toISOString()}`, { until });
  },
  async rename(args) {
    const [, name] = words(args, ['PERSON', 'NAME']);
    await about({ ...args, words: args.words.slice(0, 1) }, 'rename', 'is the name now', { words: name });
  },
  async ban(args) {
    const until = momentFrom(text(args, 'for'), Date.now());
    const how = until === null ? 'any more' : `until ${new Date(until).toISOString()}`;
    await about(args, 'ban', `may not play here ${how}`, { until });
  },
  unban: args => about(args, 'unban', 'may play here again'),
  async 'reset-password'(args) {
    const { person, password } = await asked<'reset-password'>(args, wishOf(args, 'reset-password'));
    say(
      `The new password of ${safe(person.name)} is ${password}. It is shown once; the old sign-ins have ended.`,
    );
  },
  async export(args) {
    if (has(args, 'public')) return exportPublic(args);
    const [, file] = words(args, ['PERSON'], 'more');
    const kept = await asked(args, wishOf({ ...args, words: args.words.slice(0, 1) }, 'export'));
    if (file === undefined) return sayJson(kept);
    writeText(file, `${JSON.stringify(kept, null, 2)}\n`);
    say(`All that is kept about this person is in ${safe(file)}.`);
  },
  delete: args => about(args, 'delete', 'is deleted; the matches stay without the name'),
};

/** Data for whoever studies how people play; nothing is written down about it, because it is about nobody. */
async function exportPublic(args: Args): Promise<void> {
  const [file] = words(args, [], 'more');
  const matches = await asked<'public'>(args, { order: 'public' });
  const lines = matches.map(match => `${JSON.stringify(match)}\n`).join('');
  if (file === undefined) return say(lines.trimEnd());
  writeText(file, lines);
  say(`${plural(matches.length, 'match', 'matches')} written to ${safe(file)}.`);
}

/** What the house answers to an order. */
interface Answers {
  status: Parameters<typeof statusText>[0];
  reports: Parameters<typeof reportsText>[0];
  public: readonly object[];
  'reset-password': { person: { name: string }; password: string };
}
async function asked<K extends OrderName>(
  args: Args,
  wanted: Order & { order: OrderName },
): Promise<K extends keyof Answers ? Answers[K] : unknown> {
  const { order } = await server();
  return (await order(whereOf(args), wanted)) as K extends keyof Answers ? Answers[K] : unknown;
}

/** Does something about one person, and says so. */
async function about(args: Args, wanted: OrderName, says: string, more: Partial<Order> = {}): Promise<void> {
  const person = (await asked(args, { ...wishOf(args, wanted), ...more })) as { id: string; name: string };
  say(`${safe(person.name)} (${person.id}) ${says}.`);
}

function wishOf(args: Args, wanted: OrderName): Order {
  const [person] = words(args, ['PERSON']);
  const why = text(args, 'why');
  if (!why?.trim())
    throw new UsageError(`--why is missing: what is done about people is written down with its reason`);
  return { order: wanted, person, why, by: text(args, 'by') ?? userInfo().username };
}

/** Which house is meant: what is said wins over what the environment says. */
function whereOf(args: Args): { url?: string | undefined; data: string } {
  const data = text(args, 'data');
  if (data !== undefined && has(args, 'database'))
    throw new UsageError('--data and --database exclude each other');
  const url =
    text(args, 'database') ?? (data === undefined ? process.env.DATABASE_URL || undefined : undefined);
  return { url, data: data ?? DATA };
}
