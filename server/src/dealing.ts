import { botOf } from '@siegeworks/bots';
import type { Game, MatchConfig, SeatConfig } from '@siegeworks/contract';
import { Refused } from '@siegeworks/contract';
import { startOf } from '@siegeworks/files';
import type { Chair } from '@siegeworks/host';
import { newSeries } from '@siegeworks/host';
import { create, layOut } from '@siegeworks/kernel';
import type { Series, Terms } from '@siegeworks/protocol';
import { AWAY } from '@siegeworks/protocol';
import type { Selectable } from 'kysely';
import type { InvitationTable, Sitter } from './database/tables.ts';
import type { House } from './house.ts';
import { planAfter } from './playing-on.ts';

/** An invitation as it is kept, with all its terms. */
export type Invitation = Omit<Selectable<InvitationTable>, 'terms'> & { terms: Terms };

/** A match before it is dealt. */
export interface Plan {
  config: MatchConfig;
  seats: Chair[];
  series: Series | null;
}

/** Deals the match of a complete table, from the house's seed and from what each of those who sit there brought. */
export async function deal(house: House, row: Invitation): Promise<string> {
  const { terms, seed, commitment, sitters } = row;
  const game = house.game(terms.game);
  if (!game) throw new Refused([{ rule: '', text: `there is no game ${terms.game} in this house` }]);
  const { config, seats, series } = (await planAfter(house, row)) ?? firstPlan(game, row);
  const entropy = sitters.toSorted((a, b) => a.seat - b.seat).map(sitter => sitter.entropy);
  const match = create(game, config, seed, entropy);
  if (row.start) layOut(match, startOf(match, row.start.position));
  const id = `${AWAY}${row.id}`;
  const at = house.now();
  await house.database.sql
    .insertInto('match')
    .values({
      id,
      game: terms.game,
      rules_version: game.about.rulesVersion,
      engine: await house.engines.kept(game),
      config: JSON.stringify(config),
      seed,
      commitment,
      entropy: JSON.stringify(entropy),
      seats: JSON.stringify(seats),
      series: series && JSON.stringify(series),
      start: match.start && JSON.stringify({ ...match.start, events: null }),
      clock: terms.clock && JSON.stringify(terms.clock),
      terms: JSON.stringify(terms),
      watch: terms.watch,
      created: at,
      updated: at,
      // The first player's whole bank; from the first action on the log says more.
      deadline: terms.clock && at + terms.clock.bank,
      outcome: null,
      asked: match.asked?.seat ?? null,
    })
    .onConflict(conflict => conflict.column('id').doNothing())
    .execute();
  return id;
}

function firstPlan(game: Game, { terms, sitters, start }: Invitation): Plan {
  const config = start?.config ?? configOf(game, terms, sitters);
  const seats = terms.seats.map((bot, seat) => chairAt(bot, sitters, seat));
  return { config, seats, series: terms.series && newSeries(terms.series, config) };
}

export function configOf(
  game: Game,
  { options, seats, decks }: Pick<Terms, 'options' | 'seats' | 'decks'>,
  sitters: readonly Sitter[],
): MatchConfig {
  const players = seats.map((_bot, seat) =>
    broughtTo(
      game,
      seat,
      sitters.find(sitter => sitter.seat === seat),
    ),
  );
  return { players, options, ...(decks === 'any' && { anyDeck: true }) };
}

/** What lies at a seat: a deck of somebody's own, a ready one, or the one that is usual there. */
export function broughtTo(game: Game, seat: number, sitter: Brought | undefined): SeatConfig {
  const { decks } = game.catalogue;
  const deck = sitter?.deck ?? decks[seat % decks.length]?.id;
  const ready = decks.find(each => each.id === deck)?.choices;
  const choices = sitter?.choices || ready ? { ...ready, ...sitter?.choices } : undefined;
  return {
    ...(deck !== undefined && { deck }),
    ...(sitter?.cards && { cards: sitter.cards }),
    ...(choices && { choices }),
  };
}
/** What somebody has with them who sits down. */
export type Brought = Pick<Sitter, 'seat' | 'deck' | 'cards' | 'choices'>;

function chairAt(bot: string | null, sitters: readonly Sitter[], seat: number): Chair {
  const sitter = sitters.find(each => each.seat === seat);
  if (sitter) return { kind: 'person', name: sitter.name, who: sitter.person };
  return { kind: 'computer', name: botOf(bot ?? '')?.name ?? '', bot: bot ?? '' };
}
