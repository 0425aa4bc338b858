import type { Aim, Aims, Id, Seat } from '@siegeworks/contract';
import type { Force, War } from '../state/state.ts';
import { castleLife } from '../state/table.ts';
import { buildingName, nameOf } from './names.ts';

/** Blows to a Castle that are worth a puzzle. */
const BLOWS = [3, 4, 5, 6, 7, 8, 9];
const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

const foesOf = (s: War, seat: Seat) => s.players.filter((p, other) => other !== seat && p.alive);
const countOf = (rows: readonly { row: readonly Force[] }[]) =>
  rows.reduce((n, { row }) => n + row.length, 0);
const blowOf = (s: War, seat: Seat, n: number) => n - (foesOf(s, seat)[0]?.castleDamage ?? 0);
const isDestroyed = (s: War, thing: Id) => s.players.some(({ discard }) => discard.includes(thing));

/** Any two forces of a row; the second one is told by its number. */
const pairsOf = (row: readonly Force[]): Aim[] =>
  row.flatMap((f, i) =>
    row.slice(i + 1).map((other): Aim => ({ kind: 'pair', way: 'reach', thing: f.id, n: other.id })),
  );

function of(s: War, seat: Seat): Aim[] {
  const foes = foesOf(s, seat);
  const own = s.players[seat].row.filter(f => f.owner === seat);
  const against = countOf(foes);
  return [
    ...foes.flatMap(({ row }) => row.map((f: Force): Aim => ({ kind: 'slay', way: 'reach', thing: f.id }))),
    ...foes.flatMap(({ lands }) =>
      lands.flatMap(({ buildings }) =>
        buildings.map((b): Aim => ({ kind: 'raze', way: 'reach', thing: b.id })),
      ),
    ),
    ...own.map((f): Aim => ({ kind: 'save', way: 'keep', thing: f.id })),
    ...foes.flatMap(({ row }) => pairsOf(row)),
    ...foes.flatMap(({ row }) =>
      row.map((f): Aim => ({ kind: 'clean', way: 'end', thing: f.id, n: s.players[seat].row.length })),
    ),
    ...foes.flatMap(p =>
      BLOWS.filter(n => p.castleDamage + n < castleLife(p)).map(
        (n): Aim => ({ kind: 'batter', way: 'reach', n: p.castleDamage + n }),
      ),
    ),
    ...foes.flatMap(p =>
      BLOWS.filter(n => p.castleDamage + n < castleLife(p)).map(
        (n): Aim => ({ kind: 'exact', way: 'end', n: p.castleDamage + n }),
      ),
    ),
    { kind: 'hold', way: 'keep', n: s.players[seat].castleDamage },
    ...(against >= 2 ? [{ kind: 'thin', way: 'reach', n: against - 2 } satisfies Aim] : []),
    ...(own.length >= 2 ? [{ kind: 'army', way: 'keep', n: s.players[seat].row.length } satisfies Aim] : []),
  ];
}

const twoFewer = (n: number) =>
  `Leave your enemy no more than ${n === 1 ? 'one force' : `${n} forces`} this turn.`;

/** What can be asked for in puzzles. */
export const AIMS: Aims<War> = {
  of,
  holds(s, seat, { kind, thing = -1, n = 0 }) {
    if (kind === 'batter') return foesOf(s, seat).some(p => p.castleDamage >= n);
    if (kind === 'exact') return foesOf(s, seat).some(p => p.castleDamage === n);
    if (kind === 'hold') return s.players[seat].castleDamage <= n;
    if (kind === 'thin') return countOf(foesOf(s, seat)) <= n;
    if (kind === 'army') return s.players[seat].row.length >= n;
    if (kind === 'pair') return isDestroyed(s, thing) && isDestroyed(s, n);
    if (kind === 'clean') return isDestroyed(s, thing) && s.players[seat].row.length >= n;
    return (kind === 'save') !== isDestroyed(s, thing);
  },
  text(s, seat, { kind, thing = -1, n = 0 }) {
    if (kind === 'slay') return `Destroy your enemy’s ${nameOf(s, thing)} this turn.`;
    if (kind === 'raze') return `Destroy your enemy’s ${buildingName(s, thing)} this turn.`;
    if (kind === 'hold') return 'Let no Damage reach your Castle this turn.';
    if (kind === 'save') return `Let your ${nameOf(s, thing)} survive this turn.`;
    if (kind === 'army') return 'Lose none of your forces this turn.';
    if (kind === 'pair') return `Destroy your enemy’s ${nameOf(s, thing)} and ${nameOf(s, n)} this turn.`;
    if (kind === 'clean')
      return `Destroy your enemy’s ${nameOf(s, thing)} this turn, and lose none of your forces.`;
    if (kind === 'thin')
      return n === 0 ? 'Sweep every force of your enemy off the table this turn.' : twoFewer(n);
    const amount = kind === 'exact' ? 'exactly' : 'at least';
    return `Deal ${amount} ${blowOf(s, seat, n)} Damage to your enemy’s Castle this turn.`;
  },
  titles(s, seat, { kind, thing = -1, n = 0 }) {
    const blow = NUMBERS[blowOf(s, seat, n)];
    const name = nameOf(s, thing);
    if (kind === 'slay') return [`${name} must fall`, `No way out for ${name}`, `The hunt for ${name}`];
    if (kind === 'raze') {
      const house = buildingName(s, thing);
      return [`Tear down the ${house}`, `Fire in the ${house}`];
    }
    if (kind === 'hold')
      return ['Not a stone lost', 'The wall holds', 'Close the gate', 'They shall not pass'];
    if (kind === 'save') return [`Save ${name}`, `${name} must live`];
    if (kind === 'thin')
      return n === 0 ? ['A clean sweep', 'The Battle Front breaks'] : ['Two at a time', 'Two fewer'];
    if (kind === 'army') return ['Everybody comes home', 'No farewells today', 'Not one of ours'];
    if (kind === 'pair') return [`${name} and ${nameOf(s, n)}`, 'Both of them', 'Two with one blow'];
    if (kind === 'clean') return [`${name} for nothing`, 'A clean blade', 'Strike and come home'];
    if (kind === 'exact')
      return [`${blow}, neither more nor less`, `Just ${blow?.toLowerCase()}`, 'To the point'];
    return [`${blow} at the castle wall`, `${blow} against the gate`, `A breach of ${blow?.toLowerCase()}`];
  },
};
