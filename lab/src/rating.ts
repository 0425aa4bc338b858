import type { Met } from './arena.ts';

/** The middle of the table. */
const MEAN = 1500;
/** A lead of this many points makes the odds ten to one. */
const TENFOLD = 400;
const ROUNDS = 500;
/** Everybody also drew this many games with an average player: nobody is infinitely strong. */
const PRIOR = 1;

/** Strengths that explain the results best (Bradley and Terry), on the scale that chess players know. */
export function rated(pairings: readonly Met[]): { player: string; rating: number }[] {
  const met = pairings.filter(pairing => pairing.against !== '');
  const players = [...new Set(met.flatMap(({ player, against }) => [player, against]))];
  let strength = new Map(players.map(player => [player, 1]));
  for (let round = 0; round < ROUNDS; round++) {
    strength = new Map(players.map(player => [player, improved(player, strength, met)]));
  }
  const ratings = players.map(player => ({ player, rating: ratingOf(strength.get(player) ?? 1) }));
  return ratings.toSorted((a, b) => b.rating - a.rating);
}

function improved(player: string, strength: ReadonlyMap<string, number>, met: readonly Met[]): number {
  const own = strength.get(player) ?? 1;
  let points = PRIOR / 2;
  let expected = PRIOR / (own + 1);
  for (const pairing of met) {
    if (pairing.player !== player && pairing.against !== player) continue;
    const first = pairing.player === player;
    points += pairing.games * (first ? pairing.rate : 1 - pairing.rate);
    expected += pairing.games / (own + (strength.get(first ? pairing.against : pairing.player) ?? 1));
  }
  return points / expected;
}

const ratingOf = (strength: number) => Math.round(MEAN + TENFOLD * Math.log10(strength));
