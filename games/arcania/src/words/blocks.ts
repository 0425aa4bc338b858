import type { Bundle, Option, Seat } from '@siegeworks/contract';
import type { Choose } from '@siegeworks/table';
import { bundled, foresee } from '@siegeworks/table';
import { BOOSTERS } from '../cards/entry.ts';
import { habit } from '../judgement/habit.ts';
import type { War } from '../state/state.ts';
import type { Options } from './leading.ts';
import { GAME, saidWithCost } from './leading.ts';
import { optionText } from './options.ts';

type Help = (options: Options) => Option | undefined;

const pass: Help = options => options.find(({ kind }) => kind === 'pass');
const helpOrPass: Help = options => options.find(({ kind }) => isHelp(kind)) ?? pass(options);
const isHelp = (kind: string): boolean => BOOSTERS.some(({ boost }) => boost.kind === kind);

/** The usual blocks, then every Building that can help, or none. */
export function blocks(s: War, seat: Seat, options: Options): (Bundle | null)[] {
  if (!options.some(({ kind }) => kind === 'defend')) return [];
  return [blocked(s, seat, helpOrPass), blocked(s, seat, pass)];
}

function blocked(s: War, seat: Seat, help: Help): Bundle | null {
  const choose: Choose<War> = ({ question, options }, now) => {
    if (question === 'defence.assign') return habit(now, seat, options);
    return question === 'window.act' ? help(options) : null;
  };
  const picks = foresee(GAME, s, seat, choose);
  const lines = picks.filter(({ option: { kind } }) => kind === 'defend');
  if (lines.length === 0) return null;
  const who = lines.length === 1 ? optionText(lines[0].s, lines[0].option) : 'block as usual';
  const helped = picks.some(({ option: { kind } }) => isHelp(kind));
  return bundled(`${who}${helped ? ', with all that helps' : ' and add nothing'}`, picks, (now, option) =>
    option.kind === 'pass' ? '' : saidWithCost(now, option),
  );
}
