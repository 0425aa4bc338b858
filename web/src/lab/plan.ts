import type { GameInfo, Overlay, VariantValue } from '@siegeworks/protocol';
import { spoken } from '../fields.tsx';
import { changedOptions } from '../game/options.tsx';

/** A plan as the form has it: what `siege lab run` reads, with nothing left out. */
export interface PlanForm {
  title: string;
  game: string;
  /** `null` for as few as the game needs. */
  seats: number | null;
  /** One for all seats, or one for each. */
  players: readonly string[];
  /** `all`, `same`, `random`, or ready decks. */
  decks: string | readonly string[];
  /** Games for each arm, or the width of the interval in points. */
  counted: 'games' | 'width';
  games: number;
  width: number;
  of: 'first' | 'decks';
  seed: string;
  options: Record<string, VariantValue>;
  /** None, or at least two: the first is what the others are compared with. */
  arms: readonly ArmForm[];
  luck: typeof LUCK | null;
  stakes: typeof STAKES | null;
}
/** The same games under other rules. */
export interface ArmForm {
  name: string;
  options: Record<string, VariantValue>;
  overlay: (Overlay & { options?: Record<string, VariantValue> }) | null;
}

export const LUCK = { deals: 20, tries: 10 };
export const STAKES = { games: 40 };
export const AS_IT_IS: ArmForm = { name: 'As it is', options: {}, overlay: null };

export const newPlan = (game: string): PlanForm => ({
  ...{ title: '', game, seats: null, players: ['squire'], decks: 'all' },
  ...{ counted: 'games', games: 100, width: 10, of: 'first', seed: 'study' },
  ...{ options: {}, arms: [], luck: null, stakes: null },
});

/** The plan as a file has it. JSON is YAML, too. */
export function planText(form: PlanForm, info: GameInfo): string {
  const { title, game, seats, players, decks, counted, games, width, of } = form;
  const { seed, options, arms, luck, stakes } = form;
  return JSON.stringify({
    ...(title.trim() !== '' && { title: title.trim() }),
    game,
    ...(seats !== null && { seats }),
    ...{ players: players.length === 1 ? players[0] : players },
    ...(decks !== 'all' && { decks }),
    ...(counted === 'games' ? { games } : { width, of }),
    ...(seed.trim() !== '' && { seed }),
    ...(Object.keys(options).length > 0 && { options }),
    ...(arms.length > 0 && { compare: arms.map(arm => armFile(arm, info)) }),
    ...(luck && { luck }),
    ...(stakes && { stakes }),
  });
}
function armFile(arm: ArmForm, info: GameInfo): object {
  const { name, options, overlay } = arm;
  return {
    name: name.trim() || armName(arm, info),
    ...(Object.keys(options).length > 0 && { options }),
    ...(overlay && { overlay: { game: info.id, ...overlay } }),
  };
}
/** What other rules are called until somebody gives them a name. */
export const armName = ({ options, overlay }: ArmForm, info: GameInfo): string =>
  overlay?.name ?? (changedOptions(info.options, options, spoken).join(', ') || 'As usual');

/** A plan from a file, whose shape the lab has checked already. */
interface SaidPlan
  extends Partial<Pick<PlanForm, 'title' | 'games' | 'width' | 'of' | 'options' | 'luck' | 'stakes'>> {
  seats?: number;
  players?: string | string[];
  decks?: string | string[];
  seed?: string | number;
  compare?: Partial<ArmForm>[];
}
export function formOf(plan: object, game: string): PlanForm {
  const said = plan as SaidPlan;
  const usual = newPlan(game);
  const { players = usual.players, decks = 'all', compare = [] } = said;
  return {
    ...usual,
    ...kept(said, ['title', 'seats', 'games', 'width', 'of', 'options', 'luck', 'stakes']),
    players: typeof players === 'string' ? [players] : players,
    decks: Array.isArray(decks) && SETS.includes(decks[0]) ? decks[0] : decks,
    counted: said.width === undefined ? 'games' : 'width',
    seed: said.seed === undefined ? '' : `${said.seed}`,
    arms: compare.map(({ name = '', options = {}, overlay = null }) => ({ name, options, overlay })),
  };
}
/** What stands in the place of a list of decks. */
const SETS = ['all', 'same', 'random'];
const kept = <T extends object, K extends keyof T>(from: T, keys: readonly K[]): Partial<Pick<T, K>> =>
  Object.fromEntries(keys.flatMap(key => (from[key] === undefined ? [] : [[key, from[key]]]))) as Partial<
    Pick<T, K>
  >;
