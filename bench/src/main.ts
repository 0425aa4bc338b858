import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { games, writeText } from '@siegeworks/lab';
import { bench, benchText } from './report.ts';

// As boardgame.io is run in earnest: without its checks for developers.
process.env.NODE_ENV = 'production';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean' },
    write: { type: 'boolean' },
    game: { type: 'string' },
    shelf: { type: 'string' },
    seconds: { type: 'string', default: '3' },
  },
});
const all = await games(values.shelf ?? null);
const chosen = all.filter(game => values.game === undefined || game.about.id === values.game);
const report = await bench(chosen, Number(values.seconds), text => console.error(`… ${text}`));
console.log(values.json ? JSON.stringify(report, null, 2) : benchText(report));
if (values.write) {
  const file = join(import.meta.dirname, '..', 'results', 'latest.json');
  writeText(file, `${JSON.stringify(report, null, 2)}\n`);
  console.error('written to bench/results/latest.json');
}
