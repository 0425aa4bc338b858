import { bold, columns, dim, wrap } from './page.ts';
import type { Flag, Verb } from './usage.ts';
import { GLOBAL } from './usage.ts';

export function helpAll(verbs: readonly Verb[]): string {
  return [
    'Siegeworks: siege card games in the terminal.',
    '',
    bold('usage: siege VERB …'),
    '',
    columns(verbs.map(verb => ['', verb.name, verb.summary])),
    '',
    `${dim('More:')} siege help VERB, or siege VERB --help`,
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
