import { Refused } from '@siegeworks/contract';
import { shown } from '@siegeworks/files';
import { Unreadable, Unwritable } from '@siegeworks/lab';
import { Failed, faultText } from './fault.ts';
import { FAULT, helpAll, helpOn } from './help.ts';
import { didYouMean } from './near.ts';
import { complain, say } from './page.ts';
import type { Verb } from './usage.ts';
import { has, readArgs, UsageError } from './usage.ts';
import { verbs } from './verbs.ts';

/** Carries out what was typed, and says with which code the process ends. */
export async function command(argv: readonly string[]): Promise<number> {
  const [name, ...rest] = argv;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') return help(rest);
  const verb = verbs.find(each => each.name === name);
  if (!verb) return unknown(name);
  try {
    const args = readArgs(verb, rest);
    if (has(args, 'help')) return help([name]);
    return await verb.run(args);
  } catch (error) {
    return failed(verb, error, argv);
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
  complain(
    `siege: there is no verb ${shown(name)}${near}`,
    'usage: siege VERB …',
    `verbs: ${names.join(', ')}`,
  );
  return 2;
}

function failed(verb: Verb, error: unknown, argv: readonly string[]): number {
  const told = error instanceof Error ? error.message.split('\n') : [];
  const lines = told.map(line => `siege ${verb.name}: ${line}`);
  if (error instanceof Failed || error instanceof Unwritable) {
    complain(...lines);
    return 1;
  }
  const wrong = error instanceof UsageError || error instanceof Refused || error instanceof Unreadable;
  if (!wrong) return fault(error, argv);
  complain(...lines, `usage: siege ${verb.name} ${verb.usage}`.trimEnd(), `see:   siege help ${verb.name}`);
  return 2;
}

/** A fault of the program: what was going on, and how to see it again. */
export function fault(error: unknown, argv: readonly string[]): number {
  complain(...faultText(error, argv, Boolean(process.env.SIEGE_TRACE)));
  return FAULT;
}
