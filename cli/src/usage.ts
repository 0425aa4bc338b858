import { parseArgs } from 'node:util';
import { brief, LIMITS, shown } from '@siegeworks/files';
import { didYouMean } from './near.ts';

/** One `--flag` of a verb; with `value` it takes an argument of that name. */
export interface Flag {
  value?: string;
  /** May be given several times. */
  many?: true;
  text: string;
}
export interface Verb {
  name: string;
  /** What follows the name: `GAME --games N [--json]`. */
  usage: string;
  summary: string;
  /** More lines of explanation for `siege help VERB`. */
  help?: string;
  examples: readonly string[];
  flags: Record<string, Flag>;
  run(args: Args): Promise<number> | number;
}

/** The words and flags of a command line, checked. */
export interface Args {
  words: string[];
  values: Record<string, string[]>;
}

/** The command line makes no sense: told with the usage line, exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Understood by every verb. */
export const GLOBAL: Record<string, Flag> = {
  help: { text: 'show this help' },
  shelf: { value: 'FILE', text: 'play the games of another module that exports `games` (and `kits`)' },
};

export function readArgs(verb: Verb, argv: readonly string[]): Args {
  const flags = { ...verb.flags, ...GLOBAL };
  const options = Object.fromEntries(Object.entries(flags).map(([name, flag]) => [name, typeOf(flag)]));
  const { tokens } = parseArgs({
    args: [...argv],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const args: Args = { words: [], values: {} };
  for (const token of tokens) {
    if (token.kind === 'positional') args.words.push(token.value);
    if (token.kind === 'option') takeFlag(args, flags, token.name, valueIn(token));
  }
  return args;
}

/** `--games --check` forgot a number; `--games=--check` means it. */
function valueIn({ value, inlineValue }: { value?: string | undefined; inlineValue?: boolean | undefined }) {
  return value?.startsWith('--') && !inlineValue ? undefined : value;
}

function typeOf(flag: Flag) {
  return { type: flag.value ? ('string' as const) : ('boolean' as const), multiple: true };
}

function takeFlag(args: Args, flags: Record<string, Flag>, said: string, value: string | undefined): void {
  const name = said === 'h' ? 'help' : said;
  const flag = Object.hasOwn(flags, name) ? flags[name] : undefined;
  if (!flag)
    throw new UsageError(`there is no --${brief(name)}${didYouMean(name, Object.keys(flags), '--')}`);
  if (flag.value && value === undefined) throw new UsageError(`--${name} needs ${flag.value}`);
  if (!flag.value && value !== undefined)
    throw new UsageError(`--${name} takes no value, but got ${brief(value)}`);
  if (!flag.many && args.values[name]) throw new UsageError(`--${name} is given twice`);
  args.values[name] = [...(args.values[name] ?? []), value ?? ''];
}

export const has = (args: Args, name: string): boolean => args.values[name] !== undefined;
export const text = (args: Args, name: string): string | undefined => args.values[name]?.[0];

/** A flag's whole number within these bounds. */
export function count(args: Args, name: string, min = 0, max: number = LIMITS.games): number | undefined {
  const said = text(args, name);
  if (said === undefined) return undefined;
  const n = Number(said);
  if (said.trim() === '' || !Number.isInteger(n) || n < min || n > max) {
    throw new UsageError(`--${name} needs a whole number from ${min} to ${max}, not ${brief(said)}`);
  }
  return n;
}

/** A flag's word out of these. */
export function oneOf<T extends string>(args: Args, name: string, known: readonly T[]): T | undefined {
  const said = text(args, name);
  const found = known.find(word => word === said);
  if (said !== undefined && found === undefined)
    throw new UsageError(`--${name} is one of ${known.join(', ')}, not ${shown(said)}`);
  return found;
}

/** Room that a run needs behind its seed for the number of the game. */
const NUMBER = 20;
/** What decides all shuffles and rolls: any text that a saved match can hold. */
export function seedOf(args: Args, usual = '1'): string {
  const said = text(args, 'seed') ?? usual;
  const most = LIMITS.seed - NUMBER;
  if (said.length > most)
    throw new UsageError(`--seed is too long: ${most} characters are allowed, not ${said.length}`);
  return said;
}

/** A flag's list: `a,b`. */
export function list(args: Args, name: string): string[] | undefined {
  return text(args, name)
    ?.split(',')
    .map(part => part.trim())
    .filter(part => part !== '');
}

/** As many words as the verb wants, or an error that says so. */
export function words(args: Args, names: readonly string[], rest: 'more' | 'none' = 'none'): string[] {
  if (args.words.length < names.length) throw new UsageError(`${names[args.words.length]} is missing`);
  if (rest === 'none' && args.words.length > names.length) {
    throw new UsageError(`what is ${shown(args.words[names.length])} for?`);
  }
  return args.words;
}
