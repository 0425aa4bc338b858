import type { Rate } from '../rate.ts';
import type { StudyLine } from '../study/journal-lines.ts';
import type { StudyPlan } from '../study/plan.ts';
import type { StudyResult } from '../study/result.ts';

/** Rows as RFC 4180 wants them. A text that a spreadsheet would take for a formula is kept from acting. */
export function csv(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map(row => `${row.map(cell).join(',')}\r\n`).join('');
}
function cell(value: string | number | null): string {
  if (typeof value === 'number') return `${value}`;
  const text = value === null ? '' : /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One row for each game. */
export function gamesCsv({ arms, seats }: StudyPlan, lines: readonly StudyLine[]): string {
  const each = Array.from({ length: seats }, (_, seat) => seat + 1);
  const head = [
    ...[
      'arm',
      'game',
      'seed',
      'picks',
      'turns',
      'first',
      'ending',
      'draw',
      'decisions',
      'lead changes',
      'failure',
    ],
    ...each.flatMap(n => [`player ${n}`, `deck ${n}`, `place ${n}`]),
  ];
  const rows = lines.flatMap(({ arm, played }) => {
    if (!played) return [];
    const { index, seed, picks, turns, first, outcome, failure, followed, players, decks } = played;
    return [
      [
        ...[arms[arm].name, index, seed, picks, turns, first === null ? null : first + 1],
        ...[outcome?.rule ?? null, outcome ? Number(outcome.draw) : null],
        ...[followed?.decisions ?? null, followed?.leads ?? null, failure?.law ?? null],
        ...players.flatMap((player, seat) => [player, decks[seat] ?? null, outcome?.places[seat] ?? null]),
      ],
    ];
  });
  return csv([head, ...rows]);
}

/** Every rate of a study with its interval, one row each. */
export function ratesCsv({ arms }: StudyResult): string {
  const rows = arms.flatMap(arm => {
    const row = (kind: string, what: string, of: Rate | null) =>
      of && of.games > 0
        ? [[arm.name, kind, what, of.wins, of.draws, of.games, of.rate, of.low, of.high]]
        : [];
    return [
      ...row('won', '', arm.won),
      ...row('first', '', arm.first),
      ...arm.seats.flatMap((of, seat) => row('seat', `${seat + 1}`, of)),
      ...arm.players.flatMap(of => row('player', of.id, of)),
      ...arm.decks.flatMap(of => row('deck', of.id, of)),
      ...arm.groups.flatMap(({ title, rates }) => rates.flatMap(of => row(title, of.id, of))),
      ...arm.endings.flatMap(of => row('ending', of.id, of)),
      ...row('stalls', '', arm.stalls),
      ...row('comebacks', '', arm.comebacks),
      ...row('decided by play', '', arm.luck),
      ...arm.cards.flatMap(card => [
        ...row('card in deck', card.id, card.deck),
        ...row('card drawn', card.id, card.drawn),
        ...row('card not drawn', card.id, card.undrawn),
        ...row('card played', card.id, card.played),
      ]),
    ];
  });
  return csv([['arm', 'kind', 'what', 'wins', 'draws', 'games', 'rate', 'low', 'high'], ...rows]);
}
