import type { Bundle, Id, Option, Seat } from '@siegeworks/contract';
import type { Choose, Foreseen } from '@siegeworks/table';
import { bundled, dragged, foresee } from '@siegeworks/table';
import type { War } from '../state/state.ts';
import type { Options } from './leading.ts';
import { GAME, isAttack, saidWithCost } from './leading.ts';
import { optionText } from './options.ts';

/** Forces and artifacts of a later phase, dragged to their place from here: nothing more is built then. */
export function ahead(s: War, seat: Seat, options: Options): Bundle[] {
  if (!options.some(({ kind }) => kind === 'endPhase') || placed(options).length > 0) return [];
  let later: Options = [];
  foresee(GAME, s, seat, asked => {
    later = placed(asked.options);
    return onward(asked.options);
  });
  return later.flatMap(option => [...own(s, seat, option), ...aimed(s, seat, option)]);
}
const placed = (options: Options): Options =>
  options.filter(({ kind }) => kind === 'placeForce' || kind === 'play');

/** The end of this phase, unless something can be placed or attacked with. */
const onward = (options: Options): Option | null =>
  isAttack(options) || placed(options).length > 0
    ? null
    : (options.find(({ kind }) => kind === 'endPhase') ?? null);

/** Says that the phases before it are over with it. */
const leading = (bundle: Bundle | null): Bundle | null =>
  bundle && { ...bundle, note: `Goes on to Units first: ${bundle.note}` };

/** On to the phase in which this can be done, and then it. */
const reaching =
  (option: Option): Choose<War> =>
  ({ options }) =>
    options.find(({ kind, card }) => kind === option.kind && card === option.card) ?? onward(options);

/** A force dragged onto one's own row. */
function own(s: War, seat: Seat, option: Option): Bundle[] {
  const { kind, card } = option;
  if (kind !== 'placeForce' || card === undefined) return [];
  let done = false;
  const picks = foresee(GAME, s, seat, (asked, now) => {
    if (done) return null;
    const next = reaching(option)(asked, now) ?? null;
    done = next?.card === card;
    return next;
  });
  return dragged(leading(bundled(optionText(s, option), picks, saidWithCost)), card, [`${seat}.row`]);
}

/** An artifact dragged onto what it can be aimed at. */
function aimed(s: War, seat: Seat, option: Option): Bundle[] {
  const { kind, card } = option;
  if (kind !== 'play' || card === undefined) return [];
  return targetsOf(s, seat, option).flatMap(target => {
    const picks = foresee(GAME, s, seat, (asked, now) =>
      isAim(asked) ? asked.options.find(aim => aim.target === target) : reaching(option)(asked, now),
    );
    return dragged(leading(bundled(optionText(s, option), upToAim(picks), saidWithCost)), card, [target]);
  });
}
const isAim = ({ question }: { question: string }): boolean => question === 'announce.aim';

function targetsOf(s: War, seat: Seat, option: Option): Id[] {
  let aims: Options = [];
  const picks = foresee(GAME, s, seat, (asked, now) => {
    if (!isAim(asked)) return reaching(option)(asked, now);
    aims = asked.options;
    return null;
  });
  // Of a single target nobody is asked.
  const all = aims.length > 0 ? aims : picks.filter(isAim).map(pick => pick.option);
  return all.flatMap(({ target }) => (target === undefined ? [] : [target]));
}
/** What is done later is said later. */
const upToAim = (picks: readonly Foreseen<War>[]): Foreseen<War>[] =>
  picks.slice(0, picks.findLastIndex(isAim) + 1);
