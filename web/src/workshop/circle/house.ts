import type { CircleDeck, CircleTake, CircleView, CircleWish, Letter } from '@siegeworks/protocol';
import { AWAY } from '@siegeworks/protocol';
import { ask, ownRandomness } from '../../people/house.ts';
import { keepPromise } from '../../people/promises.ts';

const at = (id: string, deed: string) => `circles/${encodeURIComponent(id)}/${deed}`;

export const callTogether = (wish: Omit<CircleWish, 'entropy'>): Promise<CircleView> =>
  ask('circles', { ...wish, entropy: ownRandomness() });
/** The circle as it is now; with `after` once it has changed since, or nothing has happened for a while. */
export const circle = (id: string, after?: number): Promise<CircleView> =>
  ask(`circles/${encodeURIComponent(id)}${after === undefined ? '' : `?after=${after}`}`);
export const sitDownIn = (id: string): Promise<CircleView> =>
  ask(at(id, 'sit'), { entropy: ownRandomness() });
export const leave = (id: string): Promise<CircleView> => ask(at(id, 'leave'), {});
export const comeBack = (id: string): Promise<CircleView> => ask(at(id, 'back'), {});
export const openPacks = (id: string): Promise<CircleView> => ask(at(id, 'open'), {});
export const takeCards = (id: string, take: CircleTake): Promise<CircleView> => ask(at(id, 'take'), take);
export const handIn = (id: string, deck: CircleDeck): Promise<CircleView> => ask(at(id, 'deck'), deck);
export const askToPlay = (id: string, seat: number): Promise<Letter> => sitting(id, 'ask', { seat });
export const answer = (id: string, letter: string): Promise<Letter> => sitting(id, 'answer', { letter });

/** What the house promises about the deal is remembered, as at every table. */
async function sitting(id: string, deed: string, body: object): Promise<Letter> {
  const entropy = ownRandomness();
  const letter = await ask<Letter>(at(id, deed), { ...body, entropy });
  keepPromise(`${AWAY}${letter.id}`, { commitment: letter.commitment, entropy });
  return letter;
}
