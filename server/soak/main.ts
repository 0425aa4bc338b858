// Plays bots as clients over real sockets, kills nodes, and checks the log:
//   npm run soak -- --matches 50 --seconds 30 --kills 10 [--database URL] [--nodes 2] [--json]
import { parseArgs } from 'node:util';
import { soak } from './soak.ts';

const USAGE = `Usage: npm run soak -- [--matches N] [--seconds S] [--kills K] [--database URL] [--nodes N] [--json]

  --matches N      how many matches of two strangers each, all games in turn (20)
  --seconds S      how long they play (20)
  --kills K        how often a node is killed with -9 in that time (3)
  --database URL   a PostgreSQL; without it one node with a database of its own
  --nodes N        how many nodes share the PostgreSQL (2)
  --json           print JSON, for programs`;

function numbers(values: Record<string, string | boolean | undefined>): Record<string, number> | null {
  const usual = { matches: 20, seconds: 20, kills: 3, nodes: 2 };
  const wanted = Object.entries(usual).map(([name, n]) => [name, Number(values[name] ?? n)] as const);
  const fits = wanted.every(([, n]) => Number.isInteger(n) && n >= 0 && n <= 100_000);
  return fits ? Object.fromEntries(wanted) : null;
}

async function main(): Promise<number> {
  const text = { type: 'string' } as const;
  const options = {
    matches: text,
    seconds: text,
    kills: text,
    nodes: text,
    database: text,
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
    console.error(`Numbers are whole and at most 100,000.\n\n${USAGE}`);
    return 2;
  }
  const { matches, seconds, kills, nodes } = wanted;
  const say = (line: string) => console.error(line);
  const database = values.database === undefined ? undefined : `${values.database}`;
  const report = await soak({ matches, seconds, kills, nodes, database, say });
  if (values.json) console.log(JSON.stringify(report));
  else for (const [name, n] of Object.entries(report)) console.log(`${name.padEnd(14)}${n}`);
  const { lost, doubled, leaked, broken } = report;
  return lost + doubled + leaked + broken > 0 ? 1 : 0;
}

process.exitCode = await main();
