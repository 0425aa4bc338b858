import type { Game, Option, Seat, State } from '@siegeworks/contract';
import type { Pending } from '@siegeworks/kernel';
import { pending, play, sameOption } from '@siegeworks/kernel';
import type { Bot, Candidate, Dice, Imagine } from './bot.ts';
import { atOnce } from './bot.ts';
import type { AtHorizon } from './horizon.ts';
import { horizon } from './horizon.ts';

/** No play-out looks further than this many picks. */
const HORIZON = 40;
/** Longer lists are first screened on one sample; only the best few are looked at closely. */
const MANY = 40;
const SHORTLIST = 12;
/** When this many tables agree on the best option, no more are tried. */
const CLEAR = 3;
/** A gain smaller than this is rounding, not an advantage. */
const TIE = 1e-9;

export const greedy: Bot = {
  id: 'greedy',
  name: 'Greedy',
  text: 'Tries every option on a few tables that it could be sitting at and takes the one with the best immediate result.',
  think: (game, imagine, asked, { dice }) => atOnce(() => looked(game, imagine, asked, dice, 0)),
};

/**
 * What every option looks like, the best first. With `haste` each deed is misjudged by up to that share of the distance
 * between the best and the worst.
 */
export function looked<S extends State>(
  game: Game<S>,
  imagine: Imagine<S>,
  asked: Pending,
  dice: Dice,
  haste: number,
): Candidate[] {
  const first = imagine(seedFrom(dice));
  const habit = game.judgement.habit(first, asked.seat, asked.options);
  const settled = horizon(game, first);
  const look = (s: S, option: Option) => outlook(game, s, asked.seat, option, settled);
  const shortlist = screened(asked.options, habit, option => look(first, option).value);
  const looks = shortlist.map(option => look(first, option));
  const tables = looks.every(each => each.certain) ? 1 : closeness(shortlist.length);
  const usual = shortlist.findIndex(option => sameOption(option, habit));
  const hear = () => {
    const s = imagine(seedFrom(dice));
    return shortlist.map(option => look(s, option).value);
  };
  const said = race(
    looks.map(each => each.value),
    usual,
    tables,
    hear,
  );
  return ranked(shortlist, misjudged(shortlist, said.values, haste, dice), usual, said.heard);
}

function ranked(
  options: readonly Option[],
  values: readonly number[],
  usual: number,
  visits: number,
): Candidate[] {
  const lead = leaderOf(values, usual);
  return options
    .map((option, i) => ({ option, chance: values[i] / visits, visits, lead: i === lead }))
    .sort((a, b) => Number(b.lead) - Number(a.lead) || b.chance - a.chance)
    .map(({ option, chance }) => ({ option, chance, visits }));
}

/**
 * What somebody in a hurry thinks of them. A deed is misjudged, not whom it is done to: even a beginner does not strike
 * at what is their own.
 */
function misjudged(
  options: readonly Option[],
  values: readonly number[],
  haste: number,
  dice: Dice,
): readonly number[] {
  if (haste === 0) return values;
  const distance = Math.max(...values) - Math.min(...values);
  const errors = new Map<string, number>();
  return values.map((value, i) => {
    const { target: _target, seat: _seat, ...deed } = options[i];
    const key = JSON.stringify(deed);
    const error = errors.get(key) ?? haste * distance * (dice() - 0.5) * 2;
    errors.set(key, error);
    return value + error;
  });
}

/** How many samples: the fewer the options, the closer the look. */
function closeness(options: number): number {
  if (options <= 4) return 6;
  return options <= SHORTLIST ? 4 : 3;
}

const seedFrom = (dice: Dice) => `greedy:${dice()}`;

/** The sum of what each table says, until all are heard or the first few agree on the leader. */
function race(
  first: readonly number[],
  usual: number,
  tables: number,
  hear: () => readonly number[],
): { values: number[]; heard: number } {
  const sums = first.slice();
  let heard = 1;
  const leader = leaderOf(first, usual);
  // The habit has a voice as well.
  const enough = leader === usual ? CLEAR - 1 : CLEAR;
  let agreed = true;
  for (; heard < tables && !(agreed && heard >= enough); heard++) {
    const values = hear();
    agreed &&= leaderOf(values, usual) === leader;
    values.forEach((value, i) => {
      sums[i] += value;
    });
  }
  return { values: sums, heard };
}

/** Ties go to the habit, so that nothing is done for its own sake and every game ends. */
function leaderOf(values: readonly number[], usual: number): number {
  let at = usual;
  for (let i = 0; i < values.length; i++) if (values[i] > values[at] + TIE) at = i;
  return at;
}

/** Of a long list only the options that look best on one sample; the habit is always among them. */
function screened(
  options: readonly Option[],
  habit: Option,
  value: (option: Option) => number,
): readonly Option[] {
  if (options.length <= MANY) return options;
  const looks = options.map((option, i) => ({ option, i, value: value(option) }));
  looks.sort((a, b) => b.value - a.value || a.i - b.i);
  const shortlist = looks.slice(0, SHORTLIST).map(look => look.option);
  return shortlist.some(option => sameOption(option, habit)) ? shortlist : [...shortlist, habit];
}

interface Look {
  value: number;
  /** No chance was used and nobody else was asked, so that it looks the same on every table. */
  certain: boolean;
}

/** How it looks for the seat after this option, at the horizon, if everybody answers as usual. */
function outlook<S extends State>(
  game: Game<S>,
  sample: S,
  seat: Seat,
  option: Option,
  settled: AtHorizon<S>,
): Look {
  const s = game.rules.clone(sample);
  let alone = true;
  play(game, s, option);
  for (let picks = 0; picks < HORIZON && !settled(s); picks++) {
    const asked = pending(game, s);
    if (!asked) break;
    alone &&= asked.seat === seat;
    play(game, s, game.judgement.habit(s, asked.seat, asked.options));
  }
  return { value: game.judgement.score(s, seat), certain: alone && s.luck === sample.luck };
}
