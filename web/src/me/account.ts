import type { AccountInfo, CameBack, CarryInfo, MoreWays, Person } from '@siegeworks/protocol';
import { keepFile } from '../files.ts';
import { ask } from '../people/house.ts';
import { pageToReturn } from './come-back.ts';

/** What somebody can ask the house for about themselves. */
export interface Made {
  person: Person;
  codes: string[];
}
export const accountInfo = (): Promise<AccountInfo> => ask('account');
export const makeAccount = (name: string, password: string): Promise<Made> =>
  ask('account', { name, password });
export const signIn = (name: string, password: string): Promise<object> =>
  ask('account/sign-in', { name, password });
export const signOut = (): Promise<object> => ask('account/sign-out', {});
export const changePassword = (old: string, password: string): Promise<object> =>
  ask('account/password', { old, password });
export const newCodes = (): Promise<{ codes: string[] }> => ask('account/codes', {});
export const recover = (name: string, code: string, password: string): Promise<object> =>
  ask('account/recover', { name, code, password });
export const signOutElsewhere = (): Promise<object> => ask('account/places/elsewhere/end', {});
export const signOutAt = (place: string): Promise<object> =>
  ask(`account/places/${encodeURIComponent(place)}/end`, {});
export const removePasskey = (id: string): Promise<object> =>
  ask(`account/passkeys/${encodeURIComponent(id)}/remove`, {});
export const deleteMe = (): Promise<object> => ask('account/delete', {});
export const moreWays = async (): Promise<MoreWays> => (await ask<{ more?: MoreWays }>('me')).more ?? {};
/** Where the provider is that shall say who this is. */
export const placeOfProvider = async (): Promise<string> =>
  (await ask<{ address: string }>('account/provider/wish', { page: pageToReturn() })).address;
export const tellAnswer = (answer: string): Promise<CameBack> => ask('account/provider/answer', { answer });
/** An account for somebody for whom the provider has vouched. */
export const makeVouched = (name: string): Promise<Made> => ask('account/provider/account', { name });
export const disconnectProvider = (): Promise<object> => ask('account/provider/disconnect', {});
export const giveAddress = (address: string): Promise<object> =>
  ask('account/mail', { address, page: pageToReturn() });
export const confirmAddress = (code: string): Promise<{ address: string }> =>
  ask('account/mail/confirm', { code });
export const removeAddress = (): Promise<object> => ask('account/mail/remove', {});
export const forgetPassword = (name: string): Promise<object> => ask('account/mail/reset', { name });
export const resetPassword = (code: string, password: string): Promise<object> =>
  ask('account/mail/password', { code, password });
export const carryCode = (): Promise<CarryInfo> => ask('carry', {});
export const carriedBy = (code: string): Promise<Pick<Person, 'name' | 'account'>> =>
  ask(`carry/${encodeURIComponent(code)}`);
export const takeCarried = (code: string): Promise<object> => ask(`carry/${encodeURIComponent(code)}`, {});

/** Everything that the house keeps about this person, as a file. */
export async function downloadData(): Promise<void> {
  const data = await ask<object>('account/data');
  keepFile({ name: 'siegeworks-my-data.json', text: `${JSON.stringify(data, null, 2)}\n` });
}

/** Another person sits at this browser now: the page begins anew, so that nothing of it still speaks for the last one. */
export function beginAnew(): void {
  window.location.reload();
}
