import type {
  Glimpse,
  HallInfo,
  Letter,
  Offering,
  Person,
  Reason,
  Revision,
  SeekInfo,
  SeekWish,
  Sitting,
  StartInfo,
} from '@siegeworks/protocol';
import { AWAY } from '@siegeworks/protocol';
import { HostRefused } from '../session.ts';
import { keepPromise } from './promises.ts';

/** Asks the house that this page came from; throws with its reasons where it refuses. */
export async function ask<T>(path: string, body?: unknown): Promise<T> {
  // Beside the page, wherever that lies: a house may live under a path of somebody else's.
  const answer = await fetch(`api/${path}`, {
    ...(body !== undefined && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  const said: unknown = await answer.json();
  if (answer.ok) return said as T;
  const { reasons } = said as { reasons?: Reason[] };
  throw new HostRefused(reasons ?? [{ rule: '', text: 'the house did not understand this page' }]);
}

/** Who this browser is to the house; `undefined` where the page has no house. */
export async function whoAmI(): Promise<Person | null | undefined> {
  try {
    return (await ask<{ person: Person | null }>('me')).person;
  } catch {
    return undefined;
  }
}
export const introduce = async (name: string): Promise<Person> =>
  (await ask<{ person: Person }>('me', { name })).person;
/** By which the seals of this house can be told; `undefined` for a match that was not played at a house. */
export const houseKey = async (match: string): Promise<string | undefined> =>
  match.startsWith(AWAY) ? (await ask<{ house: string }>('seal')).house : undefined;
export const hall = (): Promise<HallInfo> => ask('hall');
export const scenarios = async (game: string, words: string): Promise<StartInfo[]> =>
  (
    await ask<{ scenarios: StartInfo[] }>(
      `scenarios/${encodeURIComponent(game)}?find=${encodeURIComponent(words)}`,
    )
  ).scenarios;
export async function invite(offering: Offering): Promise<Letter> {
  const made = await ask<Letter>('invitations', offering);
  const { entropy } = offering.sitting;
  keepPromise(`${AWAY}${made.id}`, { commitment: made.commitment, entropy });
  return made;
}
/** The letter as it is now; with `after` once it has changed since, or nothing has happened for a while. */
export const letter = (id: string, after?: number): Promise<Letter> =>
  ask(`invitations/${encodeURIComponent(id)}${after === undefined ? '' : `?after=${after}`}`);
export async function sitDown(id: string, sitting: Sitting): Promise<Letter> {
  const letter = await ask<Letter>(`invitations/${encodeURIComponent(id)}/sit`, sitting);
  keepPromise(`${AWAY}${id}`, { commitment: letter.commitment, entropy: sitting.entropy });
  return letter;
}
export const fillSeats = (id: string, bot: string): Promise<Letter> =>
  ask(`invitations/${encodeURIComponent(id)}/fill`, { bot });
export const reviseTerms = (id: string, revision: Revision): Promise<Letter> =>
  ask(`invitations/${encodeURIComponent(id)}/terms`, revision);
/** The id of the invitation whose table is called so. */
export const tableCalled = async (name: string): Promise<string> =>
  (await ask<{ id: string }>(`tables/${encodeURIComponent(name)}`)).id;
export const agreeTo = (id: string, edition: string): Promise<Letter> =>
  ask(`invitations/${encodeURIComponent(id)}/agree`, { edition });
export const standUp = (id: string): Promise<Letter> => ask(`invitations/${encodeURIComponent(id)}/rise`, {});
export const withdraw = (id: string): Promise<Letter> =>
  ask(`invitations/${encodeURIComponent(id)}/withdraw`, {});

export const decline = (id: string): Promise<Letter> =>
  ask(`invitations/${encodeURIComponent(id)}/decline`, {});

/** A table as anybody may see it; `null` where there is none. */
export const glimpse = async (match: string): Promise<Glimpse | null> =>
  (await ask<{ glimpse: Glimpse | null }>(`matches/${encodeURIComponent(match)}/glimpse`)).glimpse;
export const seek = async (wish: SeekWish): Promise<SeekInfo> =>
  (await ask<{ seek: SeekInfo }>('seek', wish)).seek;
export const stillSeeking = async (): Promise<SeekInfo | null> =>
  (await ask<{ seek: SeekInfo | null }>('seek')).seek;
export const stopSeeking = (): Promise<object> => ask('seek/stop', {});
export const befriend = (who: { id: string } | { name: string }): Promise<object> => ask('friends', who);
export const part = (id: string): Promise<object> => ask('friends/part', { id });

/** Randomness of one's own for the deal: 128 bits from the browser. */
export function ownRandomness(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
}
