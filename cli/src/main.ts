import { Refused } from '@siegeworks/kernel';
import { helpAll, helpOn } from './help.ts';
import { Failed } from './matches.ts';
import { didYouMean } from './near.ts';
import { complain, say } from './page.ts';
import type { Verb } from './usage.ts';
import { has, readArgs, UsageError } from './usage.ts';
import { verbs } from './verbs.ts';

// Whoever reads us may close early (`siege games | head -1`); that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
process.exitCode = await command(process.argv.slice(2));

async function command([name, ...rest]: readonly string[]): Promise<number> {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') return help(rest);
  const verb = verbs.find(each => each.name === name);
  if (!verb) return unknown(name);
  try {
    const args = readArgs(verb, rest);
    if (has(args, 'help')) return help([name]);
    return await verb.run(args);
  } catch (error) {
    return failed(verb, error);
  }
}

function help([name]: readonly string[]): number {
  if (name === undefined) {
    say(helpAll(verbs));
    return 0;
  }
  const verb = verbs.find(each => each.name === name);
  if (!verb) return unknown(name);
  say(helpOn(verb));
  return 0;
}

function unknown(name: string): number {
  const names = verbs.map(verb => verb.name);
  const near = didYouMean(name, names);
  complain(`siege: there is no verb "${name}"${near}`, 'usage: siege VERB …', `verbs: ${names.join(', ')}`);
  return 2;
}

function failed(verb: Verb, error: unknown): number {
  if (error instanceof Failed) {
    complain(`siege ${verb.name}: ${error.message}`);
    return 1;
  }
  const wrong = error instanceof UsageError || error instanceof Refused;
  if (!wrong) {
    complain(`siege ${verb.name}: ${error instanceof Error ? error.stack : error}`);
    return 1;
  }
  complain(
    ...error.message.split('\n').map(line => `siege ${verb.name}: ${line}`),
    `usage: siege ${verb.name} ${verb.usage}`.trimEnd(),
    `see:   siege help ${verb.name}`,
  );
  return 2;
}
