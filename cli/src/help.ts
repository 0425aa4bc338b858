import { bold, columns, dim, wrap } from './page.ts';
import type { Flag, Verb } from './usage.ts';
import { GLOBAL } from './usage.ts';

/** A bug of ours, as other programs tell theirs. */
export const FAULT = 70;
const EXIT: readonly [number, string][] = [
  [0, 'success'],
  [1, 'something is wrong: a game failed, a file is damaged or cannot be written'],
  [2, 'the command is not valid, or a file that it names cannot be read'],
  [FAULT, 'a fault in the program, reported with the command that reproduces it'],
  [130, 'interrupted; what was found so far is shown'],
];

export function helpAll(verbs: readonly Verb[]): string {
  return [
    'Siegeworks: siege card games in the terminal.',
    '',
    bold('usage: siege VERB …'),
    '',
    columns(verbs.map(verb => ['', verb.name, verb.summary])),
    '',
    `${dim('More:')} siege help VERB, or siege VERB --help`,
    '',
    bold('exit codes'),
    columns(EXIT.map(([code, text]) => ['', `${code}`, text])),
  ].join('\n');
}

export function helpOn(verb: Verb): string {
  const flags = Object.entries({ ...verb.flags, ...GLOBAL });
  return [
    bold(`usage: siege ${verb.name} ${verb.usage}`.trimEnd()),
    '',
    wrap(verb.summary),
    ...(verb.help ? ['', verb.help] : []),
    '',
    columns(flags.map(([name, flag]) => ['', flagWords(name, flag), flag.text])),
    '',
    ...verb.examples.map(example => `  ${dim('$')} ${example}`),
  ].join('\n');
}

function flagWords(name: string, flag: Flag): string {
  return `--${name}${flag.value ? ` ${flag.value}` : ''}${flag.many ? ' …' : ''}`;
}
