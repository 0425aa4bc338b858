import { games } from '@siegeworks/lab';
import type { Tell } from './presses.ts';
import { measurePresses } from './presses.ts';

// How many presses ten turns take: npx node bench/src/presses-main.ts [GAME] [--each]
const each = process.argv.includes('--each');
const only = process.argv.slice(2).find(word => !word.startsWith('--'));
const chosen = (await games(null)).filter(game => only === undefined || game.about.id === only);
for (const game of chosen) {
  const { turns, presses, alone, questions } = await measurePresses(
    game,
    press => each && console.log(line(press)),
  );
  const sorted = Object.entries(questions).toSorted(([, a], [, b]) => b - a);
  console.log(`${game.about.id}: ${presses} presses in ${turns} turns, for ${alone} decisions`);
  for (const [question, n] of sorted) console.log(`  ${`${n}`.padStart(4)}  ${question}`);
}

function line({ deal, turn, question, presses, did }: Parameters<Tell>[0]): string {
  return `  ${deal}.${turn}  ${presses}  ${question.padEnd(20)} ${did.join(' + ')}`;
}
