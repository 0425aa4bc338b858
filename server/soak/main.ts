// Plays bots as clients over real sockets, kills nodes, and checks the log:
//   npm run soak -- --matches 50 --seconds 30 --kills 10 [--database URL] [--json]
import { parseArgs } from 'node:util';
import { findPostgres, startPostgres } from './postgres.ts';
import { soak } from './soak.ts';

const USAGE = `Usage: npm run soak -- [--matches N] [--seconds S | --decisions N] [--whole N] [--kills K] [--down S] [--database URL | --postgres]
                       [--nodes N] [--watchers N] [--rate N] [--hostile N] [--polls] [--json]

  --matches N      how many matches are played at a time, by two strangers each, all games in turn (20)
  --seconds S      how long they play (20); longer only where killed nodes are slow to come back
  --decisions N    until so many decisions were acknowledged instead, however long that takes
  --whole N        end earlier, when N matches have been played to their end
  --kills K        how often a node is killed with -9 in that time (3)
  --down S         how many seconds a killed node stays down, so that others must go on with its matches (0)
  --database URL   a PostgreSQL; without it one node with a database of its own
  --postgres       a PostgreSQL of its own in a temporary folder, where one is installed
  --nodes N        how many nodes share the PostgreSQL (2)
  --watchers N     how many of the matches somebody watches (all)
  --rate N         decisions a second of all players together (0: as many as they can)
  --hostile N      how many bad messages are sent at the same time (0)
  --polls          every other match goes over single requests instead of sockets
  --json           print JSON, for programs`;

const MOST = 1_000_000;

const USUAL = {
  matches: 20,
  seconds: 20,
  decisions: 0,
  whole: MOST,
  kills: 3,
  down: 0,
  nodes: 2,
  rate: 0,
  hostile: 0,
  watchers: MOST,
};
type Numbers = Record<keyof typeof USUAL, number>;
function numbers(values: Record<string, string | boolean | undefined>): Numbers | null {
  const wanted = Object.entries(USUAL).map(([name, n]) => [name, Number(values[name] ?? n)] as const);
  const fits = wanted.every(([, n]) => Number.isInteger(n) && n >= 0 && n <= MOST);
  return fits ? (Object.fromEntries(wanted) as unknown as Numbers) : null;
}

async function main(): Promise<number> {
  const text = { type: 'string' } as const;
  const options = {
    matches: text,
    seconds: text,
    decisions: text,
    whole: text,
    kills: text,
    down: text,
    nodes: text,
    watchers: text,
    rate: text,
    hostile: text,
    database: text,
    postgres: { type: 'boolean' },
    polls: { type: 'boolean' },
    json: { type: 'boolean' },
  } as const;
  let values: Record<string, string | boolean | undefined>;
  try {
    ({ values } = parseArgs({ options }));
  } catch (fault) {
    console.error(`${fault instanceof Error ? fault.message : fault}\n\n${USAGE}`);
    return 2;
  }
  const wanted = numbers(values);
  if (!wanted) {
    console.error(`Numbers are whole and at most 1,000,000.\n\n${USAGE}`);
    return 2;
  }
  const programs = values.postgres ? findPostgres() : null;
  if (values.postgres && programs === null) {
    console.error('PostgreSQL is not installed (Debian: apt install postgresql).');
    return 1;
  }
  const postgres = programs === null ? null : await startPostgres(programs);
  const database = postgres?.url ?? (values.database === undefined ? undefined : `${values.database}`);
  const { rate, seconds, decisions, ...plan } = wanted;
  const length = decisions > 0 ? { decisions } : { seconds };
  const say = (line: string) => console.error(line);
  const paced = { ...plan, length, rate: rate === 0 ? null : rate };
  const report = await soak({ ...paced, database, polls: values.polls === true, say }).finally(() =>
    postgres?.stop(),
  );
  if (values.json) console.log(JSON.stringify(report));
  else
    for (const [name, n] of Object.entries(report))
      console.log(`${name.padEnd(16)}${typeof n === 'object' ? JSON.stringify(n) : n}`);
  const { lost, doubled, leaked, broken, unanswered } = report;
  return lost + doubled + leaked + broken + unanswered > 0 ? 1 : 0;
}

process.exitCode = await main();
