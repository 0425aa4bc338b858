// Plays bots as clients over real sockets, kills nodes, and checks the log:
//   npm run soak -- --matches 50 --seconds 30 --kills 10 [--database URL] [--json]
import { parseArgs } from 'node:util';
import { soak } from './soak.ts';

const USAGE = `Usage: npm run soak -- [--matches N] [--seconds S] [--kills K] [--database URL] [--nodes N]
                       [--watchers N] [--rate N] [--hostile N] [--polls] [--json]

  --matches N      how many matches of two strangers each, all games in turn (20)
  --seconds S      how long they play (20)
  --kills K        how often a node is killed with -9 in that time (3)
  --database URL   a PostgreSQL; without it one node with a database of its own
  --nodes N        how many nodes share the PostgreSQL (2)
  --watchers N     how many of the matches somebody watches (all)
  --rate N         decisions a second of all players together (0: as many as they can)
  --hostile N      how many bad messages are sent at the same time (0)
  --polls          every other match goes over single requests instead of sockets
  --json           print JSON, for programs`;

const MOST = 1_000_000;

type Numbers = Record<'matches' | 'seconds' | 'kills' | 'nodes' | 'rate' | 'hostile' | 'watchers', number>;
function numbers(values: Record<string, string | boolean | undefined>): Numbers | null {
  const usual = { matches: 20, seconds: 20, kills: 3, nodes: 2, rate: 0, hostile: 0, watchers: MOST };
  const wanted = Object.entries(usual).map(([name, n]) => [name, Number(values[name] ?? n)] as const);
  const fits = wanted.every(([, n]) => Number.isInteger(n) && n >= 0 && n <= MOST);
  return fits ? (Object.fromEntries(wanted) as unknown as Numbers) : null;
}

async function main(): Promise<number> {
  const text = { type: 'string' } as const;
  const options = {
    matches: text,
    seconds: text,
    kills: text,
    nodes: text,
    watchers: text,
    rate: text,
    hostile: text,
    database: text,
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
  const { rate, seconds, ...plan } = wanted;
  const say = (line: string) => console.error(line);
  const database = values.database === undefined ? undefined : `${values.database}`;
  const report = await soak({
    ...plan,
    length: { seconds },
    rate: rate === 0 ? null : rate,
    database,
    polls: values.polls === true,
    say,
  });
  if (values.json) console.log(JSON.stringify(report));
  else for (const [name, n] of Object.entries(report)) console.log(`${name.padEnd(16)}${n}`);
  const { lost, doubled, leaked, broken, unanswered } = report;
  return lost + doubled + leaked + broken + unanswered > 0 ? 1 : 0;
}

process.exitCode = await main();
