import { ask } from '../people/house.ts';

/** Passkeys belong to a name with a safe line, or to this machine; an address made of numbers has none. */
export const canHavePasskeys = (): boolean =>
  window.isSecureContext &&
  'PublicKeyCredential' in window &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  !/^[\d.]+$|:/.test(window.location.hostname);

/** Asks the device for a new passkey, and the house to remember it. */
export async function addPasskey(name: string): Promise<void> {
  const wish = await ask<PublicKeyCredentialCreationOptionsJSON>('account/passkeys/wish', {});
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(wish);
  const made = await answered(navigator.credentials.create({ publicKey }));
  await ask('account/passkeys', { name, response: made.toJSON() });
}

/** Lets the device answer for whoever holds it. */
export async function signInWithPasskey(): Promise<void> {
  const wish = await ask<PublicKeyCredentialRequestOptionsJSON>('account/sign-in/passkey/wish', {});
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(wish);
  const found = await answered(navigator.credentials.get({ publicKey }));
  await ask('account/sign-in/passkey', { response: found.toJSON() });
}

/** What the device says, or why it says nothing. */
async function answered(asked: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const given = await asked.catch((fault: unknown) => {
    throw new Error(WHY[fault instanceof DOMException ? fault.name : ''] ?? NOTHING);
  });
  if (given instanceof PublicKeyCredential) return given;
  throw new Error(NOTHING);
}
const NOTHING = 'the device gave no passkey; nothing has changed';
const WHY: Record<string, string> = {
  InvalidStateError: 'this device has a passkey for this account already',
};
