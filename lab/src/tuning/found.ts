import type { Game } from '@siegeworks/contract';
import { stringify } from 'yaml';
import type { Measure, Target, Targets } from './targets.ts';
import type { Race, Tuned } from './tune-numbers.ts';
import type { Move } from './tuning.ts';
import { overlayOf } from './tuning.ts';

/** House rules with the numbers that were found and what speaks for them; nothing where nothing was proved. */
export function overlayText(game: Game, { tuning, rulesVersion, moves, proof, races }: Tuned): string | null {
  if (!proof?.proved) return null;
  const { players, seed, pool, targets } = tuning;
  const evidence = {
    how: `siege lab tune: ${races.length} races, then ${tuning.proof} fresh games with and without these numbers`,
    ...{ rulesVersion, players, decks: pool, seed: `${seed}/proof`, targets },
    before: proof.before.map(measureText),
    after: proof.after.map(measureText),
    nearer: `in ${percent(proof.nearer)} of the resamples of these games`,
  };
  const overlay = overlayOf(tuning.title, moves);
  const text = `Found by siege lab tune from the numbers of ${game.about.title}.`;
  return stringify({
    ...{ format: 'siegeworks-overlay', game: game.about.id, name: tuning.title, text },
    ...(Object.keys(tuning.options).length > 0 && { options: tuning.options }),
    ...{ cards: overlay?.cards ?? {}, evidence },
  });
}

/** A tuning as people read it: what was tried, what was kept, what the proof says. */
export function tunedLines(game: Game, tuned: Tuned): string[] {
  const { tuning, races, moves, proof, interrupted } = tuned;
  const tried = races.reduce((sum, { candidates }) => sum + candidates.length, 0);
  const kept = races.filter(race => race.kept).length;
  return [
    `${tuning.title}: ${tried} candidates in ${races.length} races, ${kept} kept${interrupted ? ' (interrupted: the same command continues)' : ''}`,
    ...races.map(race => raceText(game, tuned, race)),
    '',
    ...(moves.length === 0 ? ['No number was kept.'] : moves.map(move => moveText(game, tuned, move))),
    ...(proof ? ['', ...proofLines(tuning.targets, proof)] : []),
  ];
}
function raceText(game: Game, tuned: Tuned, { race, candidates, standing, nearer, kept }: Race): string {
  const [finalist] = candidates;
  const end = kept ? 'kept' : 'not kept';
  const what = finalist.moves.map(move => moveText(game, tuned, move)).join(', ') || 'as printed';
  const loss = finalist.fault ?? `${lossText(finalist.loss)} against ${lossText(standing.loss)}`;
  return `  race ${race + 1}: ${end} (${loss}; nearer in ${percent(nearer)}): ${what}`;
}
const lossText = (loss: number | null) => (loss === null ? '–' : loss.toFixed(2));
function moveText(game: Game, { tuning }: Tuned, { card, name, to }: Move): string {
  const from = tuning.movable.find(each => each.card === card && each.name === name)?.from;
  const title = game.catalogue.cards.find(({ id }) => id === card)?.name ?? card;
  return `${title} ${name} ${from} → ${to}`;
}

function proofLines(
  targets: Targets,
  { before, after, loss, nearer, proved }: NonNullable<Tuned['proof']>,
): string[] {
  const rows = after.map(now => {
    const was = before.find(({ target, of }) => target === now.target && of === now.of);
    return `  ${nameOf(now)}: ${was ? valueText(was) : '–'} → ${valueText(now)}${now.inside ? '' : `, outside ${bandText(targets, now.target)}`}`;
  });
  return [
    `Fresh games: ${proved ? 'proved' : 'not proved'}, nearer in ${percent(nearer)} of the resamples, ${lossText(loss.before)} → ${lossText(loss.after)} from the targets`,
    ...rows,
  ];
}
const nameOf = ({ target, of }: Measure) => (of === '' ? target : `${target} ${of}`);
const bandText = (targets: Targets, target: Target) => (targets[target] ?? []).join(' to ');
function valueText({ target, value, low, high }: Measure): string {
  if (target === 'turns') return `${value} turns (a quarter below ${low}, a quarter above ${high})`;
  return `${value.toFixed(1)} % (${low.toFixed(1)} to ${high.toFixed(1)})`;
}
const measureText = (measure: Measure) => `${nameOf(measure)}: ${valueText(measure)} of ${measure.games}`;
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
