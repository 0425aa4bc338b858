import { games } from '@siegeworks/lab';
import { measurePresses } from './presses.ts';

// How many presses ten turns take: npx node bench/src/presses-main.ts [GAME]
const [only] = process.argv.slice(2);
const chosen = (await games(null)).filter(game => only === undefined || game.about.id === only);
for (const game of chosen) {
  const { turns, presses, questions } = await measurePresses(game);
  const sorted = Object.entries(questions).toSorted(([, a], [, b]) => b - a);
  console.log(`${game.about.id}: ${presses} presses in ${turns} turns`);
  for (const [question, n] of sorted) console.log(`  ${`${n}`.padStart(4)}  ${question}`);
}
