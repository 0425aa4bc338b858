// What a pick and a match cost a server, beside plain ws and boardgame.io's own server, in one run:
//   npm run bench:serving [-- --matches N --picks N --json]
import { parseArgs } from 'node:util';
import { table } from '../report.ts';
import { measureServing } from './serving.ts';

process.env.NODE_ENV = 'production';
const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '100' },
    picks: { type: 'string', default: '30' },
    json: { type: 'boolean' },
  },
});
const plan = { matches: Number(values.matches), picks: Number(values.picks) };
if (![plan.matches, plan.picks].every(n => Number.isInteger(n) && n > 0 && n <= 10_000))
  throw new Error('--matches and --picks are whole numbers from 1 to 10,000');
const rows = await measureServing(plan, text => console.error(`… ${text}`));
if (values.json) console.log(JSON.stringify(rows));
else
  console.log(
    table([
      ['server', 'picks', 'µs CPU/pick', 'bytes/pick', 'kB/match', 'MB in all'],
      ...rows.map(({ server, picks, cpu, bytes, memory, resident }) => [
        server,
        ...[picks, cpu, bytes, memory, resident].map(n => n.toLocaleString('en')),
      ]),
    ]),
  );
process.exit(0);
