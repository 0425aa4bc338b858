import { decide, greedy } from '@siegeworks/bots';
import type { Game, Option } from '@siegeworks/contract';
import { save } from '@siegeworks/files';
import type { Match } from '@siegeworks/kernel';
import { create, pick } from '@siegeworks/kernel';
import type { StudioAnalysis, StudioCall, StudioCalls, StudioReply } from '@siegeworks/protocol';
import { thieves } from '../../kernel/test/toys/thieves/thieves.ts';
import { memoryDatabase } from '../src/worker/database.ts';
import { shelfOf } from '../src/worker/shelf.ts';
import { Studio } from '../src/worker/studio/studio.ts';

/** A studio in the same process, with what it says by itself. */
export function studioOf(shelf: readonly Game[], database = memoryDatabase()) {
  const news: StudioAnalysis[] = [];
  let reply: StudioReply | null = null;
  let clock = 0;
  const parts = {
    shelf: shelfOf(shelf),
    database,
    fresh: () => 'fresh',
    pause: async () => {},
    now: () => (clock += 500),
  };
  const studio = new Studio(parts, said => {
    if (said.re === null) news.push(said.analysis);
    else reply = said;
  });
  const ask = async <K extends StudioCall>(call: K, ...args: Parameters<StudioCalls[K]>) => {
    await studio.receive({ re: 1, call, args } as Parameters<Studio['receive']>[0]);
    if (reply && 'reasons' in reply) throw new Error(reply.reasons.map(({ text }) => text).join('; '));
    return (reply && 'value' in reply ? reply.value : null) as ReturnType<StudioCalls[K]>;
  };
  return { ask, news };
}

export function played(game: Game, choose: (m: Match) => Option, most = 5000): Match {
  const players = Array.from({ length: game.about.seats.min }, (_, seat) => {
    const deck = game.catalogue.decks[seat];
    return deck ? { deck: deck.id, ...(deck.choices && { choices: deck.choices }) } : {};
  });
  return playedOn(create(game, { players }, 'studio'), choose, most);
}
/** Continues a match for at most this many picks; then somebody gives up. */
export function playedOn(m: Match, choose: (m: Match) => Option, most: number): Match {
  while (m.asked && m.picks.length < most) pick(m, m.asked.seat, choose(m));
  if (m.asked) pick(m, m.asked.seat, { kind: 'concede' });
  return m;
}
/** Does the usual. */
export const usual = ({ game, state, asked }: Match): Option =>
  game.judgement.habit(state, asked?.seat ?? 0, asked?.options ?? []);
export const toy = () => played(thieves, m => decide(thieves, m.state, greedy, `${m.picks.length}`));
const seats = [
  { kind: 'me', name: 'You' },
  { kind: 'bot', name: 'Squire', bot: 'squire' },
];
export const fileOf = (m: Match) =>
  JSON.stringify({ ...save(m), table: { seats: seats.slice(0, m.config.players.length), auto: [] } });
