import { systemWords } from '@siegeworks/lab';
import { command, fault } from './command.ts';
import { complain } from './page.ts';

const argv = process.argv.slice(2);

// A reader may close our output early (`siege games | head -1`); that is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  complain(`siege: the output cannot be written: ${systemWords(error)}`);
  process.exit(1);
});
// Then there is nobody left to tell.
process.stderr.on('error', () => {});
process.on('uncaughtException', error => process.exit(fault(error, argv)));
process.exitCode = await command(argv);
