import type { MatchConfig, Seat, SeatConfig } from '@siegeworks/kernel';
import { Impossible, Refused } from '@siegeworks/kernel';
import { because } from '../rules/reasons.ts';
import type { War } from '../state/state.ts';

export const CAMPAIGNS = ['single', '3-of-5', '4-of-7'] as const;
export type CampaignKind = (typeof CAMPAIGNS)[number];
/** AK-331: wins needed. */
const NEEDED: Readonly<Record<CampaignKind, number>> = { single: 1, '3-of-5': 3, '4-of-7': 4 };

/** What a Campaign has to know of a War that is over. */
export interface WarResult {
  /** `null` when it was drawn. */
  winner: Seat | null;
  starter: Seat;
  /** Who begins the next War. */
  next: Seat;
}
export interface Campaign {
  kind: CampaignKind;
  wins: number[];
  wars: number;
  /** The first player of the next War; `null` for a random one (AK-334). */
  starter: Seat | null;
  winner: Seat | null;
}

/** A series of Wars between the same players, as pure functions over results. */
export function newCampaign(kind: CampaignKind, seats: number): Campaign {
  return { kind, wins: new Array<number>(seats).fill(0), wars: 0, starter: null, winner: null };
}
export function warResult(s: War): WarResult {
  if (!s.over) throw new Impossible('this War is not over');
  const winner = s.over.draw ? null : s.over.places.indexOf(1);
  return { winner, starter: s.starter, next: s.over.draw ? s.starter : firstFallen(s) };
}
/** AK-334, AK-336: of those who fell first the one next clockwise after the active player, who counts as last. */
function firstFallen(s: War): Seat {
  const distance = (seat: Seat) => (seat - s.firstFallTurn - 1 + s.seats) % s.seats;
  return s.firstFallen.reduce((a, b) => (distance(b) < distance(a) ? b : a));
}
/** AK-333, AK-335: a drawn War counts for nobody; the first with enough wins has won. */
export function afterWar(campaign: Campaign, result: WarResult): Campaign {
  if (campaign.winner !== null) throw new Impossible('this Campaign is over');
  const wins = campaign.wins.map((n, seat) => (seat === result.winner ? n + 1 : n));
  const won = wins.findIndex(n => n >= NEEDED[campaign.kind]);
  return {
    kind: campaign.kind,
    wins,
    wars: campaign.wars + 1,
    starter: result.next,
    winner: won < 0 ? null : won,
  };
}
/** AK-332, AK-334: the set-up of the next War. New decks are taken only with `campaignDeckChange` (AK-R96). */
export function nextWar(campaign: Campaign, config: MatchConfig, decks?: SeatConfig[]): MatchConfig {
  if (campaign.winner !== null) throw new Impossible('this Campaign is over');
  if (decks && config.options?.campaignDeckChange !== true)
    throw new Refused([because('AK-332', 'decks stay the same in this Campaign')]);
  if (decks && decks.length !== campaign.wins.length)
    throw new Refused([because('AK-331', 'a Campaign is fought between the same players')]);
  const firstPlayer = campaign.starter ?? -1;
  return { players: decks ?? config.players, options: { ...config.options, firstPlayer } };
}
