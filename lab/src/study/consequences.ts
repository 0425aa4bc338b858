import type { Game, Variant, VariantValue } from '@siegeworks/contract';
import { planReasons } from '../plan.ts';
import type { StudyLine } from './journal-lines.ts';
import type { Arm, StudyPlan } from './plan.ts';
import { armPlan } from './plan.ts';
import type { ArmResult, Finding } from './result.ts';
import { holm, rankOf, sharesDiffer, tendsToDiffer } from './statistics.ts';

/** One value of one variant, and what it does to the three things that a host wants to know. */
export interface Consequence {
  variant: string;
  value: VariantValue;
  /** How many games were played with it. */
  games: number;
  /** Not a single game went otherwise than without it. */
  same: boolean;
  /** Turns: the median as it is, and with this value. */
  length: Effect | null;
  /** Wins of whoever begins; alone, how often the game is won. */
  first: Effect | null;
  /** Deals that play decides. */
  luck: Effect | null;
}
export interface Effect {
  from: number;
  to: number;
  /** The 95 % interval of `to`; of a median the quarter and three quarters of the games. */
  low: number;
  high: number;
  verdict: Finding['verdict'];
}
/** What is kept of it, for the set-up page. */
export interface Consequences {
  format: 'siegeworks-consequences';
  version: 1;
  game: string;
  rulesVersion: string;
  player: string;
  games: number;
  deals: number;
  seed: string;
  date: string;
  rows: Consequence[];
}

/** The base, and one arm for every value worth trying of every variant that this many seats can play. */
export function variantArms(game: Game, study: Omit<StudyPlan, 'arms'>): Arm[] {
  const base: Arm = { name: 'As it is', options: {}, overlay: null };
  const others = Object.entries(game.setup.variants)
    .filter(([, { withdrawn }]) => !withdrawn)
    .flatMap(([name, variant]) =>
      valuesToTry(variant).map(value => ({
        name: `${name} ${value}`,
        options: { [name]: value },
        overlay: null,
      })),
    );
  const playable = (arm: Arm) =>
    planReasons(game, armPlan(game, { ...study, arms: [arm] }, arm)).length === 0;
  return [base, ...others.filter(playable)];
}

/** Every other word; of a number all others if there are few, otherwise one below and one above. */
const FEW = 4;
export function valuesToTry({ default: usual, words, min, max, unset }: Variant): VariantValue[] {
  if (typeof usual === 'boolean') return [!usual];
  if (words) return words.filter(word => word !== usual);
  if (typeof usual !== 'number' || min === undefined || max === undefined) return [];
  const lowest = unset !== undefined && usual < min ? min : usual;
  if (max - min <= FEW) return range(min, max).filter(n => n !== usual);
  const middle =
    unset !== undefined && usual < min ? [min, max] : [halfway(min, lowest), halfway(lowest, max)];
  return middle.filter(n => n !== usual);
}
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const halfway = (a: number, b: number) => Math.round((a + b) / 2);

/** Arms of which every game went exactly as in the first: what they change does not come up between these players. */
export function sameAsBase(study: StudyPlan, lines: readonly StudyLine[]): Set<number> {
  const games = (arm: number) =>
    new Map(lines.flatMap(({ arm: own, played }) => (own === arm && played ? [[played.index, played]] : [])));
  const base = games(0);
  const isSame = (arm: number) =>
    [...games(arm)].every(([index, { picks, turns, outcome, first }]) => {
      const before = base.get(index);
      if (!before) return true;
      const one = JSON.stringify([picks, turns, first, outcome]);
      return one === JSON.stringify([before.picks, before.turns, before.first, before.outcome]);
    });
  return new Set(study.arms.map((_, arm) => arm).filter(arm => arm > 0 && isSame(arm)));
}

/** Effects with their tests, and one correction for all of them: a host reads the whole list. */
export function consequencesOf(arms: readonly ArmResult[], same: ReadonlySet<string>): Consequence[] {
  const [base, ...others] = arms;
  const looked = others.map(arm => ({ arm, effects: effectsOf(base, arm) }));
  const told = looked
    .filter(({ arm }) => !same.has(arm.name))
    .flatMap(({ effects }) => Object.values(effects));
  const tested = told.filter(effect => effect !== null);
  const corrected = holm(tested.map(({ p }) => p));
  const judged = (effect: Tested | null): Effect | null => {
    if (!effect) return null;
    const { p, ...numbers } = effect;
    const sure = corrected[tested.indexOf(effect)] < 0.05;
    return { ...numbers, verdict: sure ? 'sure' : p < 0.05 ? 'likely' : 'not seen' };
  };
  return looked.map(({ arm, effects }) => {
    const [[variant, value]] = Object.entries(arm.options);
    const isSame = same.has(arm.name);
    return {
      ...{ variant, value, games: arm.finished, same: isSame },
      length: isSame ? null : judged(effects.length),
      first: isSame ? null : judged(effects.first),
      luck: isSame ? null : judged(effects.luck),
    };
  });
}

type Tested = Omit<Effect, 'verdict'> & { p: number };
function effectsOf(base: ArmResult, arm: ArmResult): Record<'length' | 'first' | 'luck', Tested | null> {
  const quantile = (of: ArmResult, share: number) => rankOf(of.turns, share);
  return {
    length: {
      ...{
        from: quantile(base, 0.5),
        to: quantile(arm, 0.5),
        low: quantile(arm, 0.25),
        high: quantile(arm, 0.75),
      },
      p: tendsToDiffer(base.turns, arm.turns).p,
    },
    first: shareEffect(base.first ?? base.won, arm.first ?? arm.won),
    luck: shareEffect(base.luck, arm.luck),
  };
}
function shareEffect(from: ArmResult['first'], to: ArmResult['first']): Tested | null {
  if (!from || !to || from.games === 0 || to.games === 0) return null;
  const share = ({ wins, draws, games }: NonNullable<ArmResult['first']>) => ({
    wins: wins + draws / 2,
    games,
  });
  const rounded = (n: number) => Math.round(n * 1000) / 1000;
  const { p } = sharesDiffer(share(from), share(to));
  return { from: rounded(from.rate), to: rounded(to.rate), low: rounded(to.low), high: rounded(to.high), p };
}
