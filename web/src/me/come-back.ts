import { hashOf } from '../route.ts';

/** A provider sends people back to the page with its answer behind a question mark; from here on it is a place in the page. */
export function takeAnswer(): void {
  const answer = window.location.search.slice(1);
  const said = new URLSearchParams(answer);
  if (!said.has('state') || !(said.has('code') || said.has('error'))) return;
  window.history.replaceState(null, '', `${window.location.pathname}${hashOf({ page: 'back', answer })}`);
}

/** The page that is open, as the provider shall find it again: without the name of its file. */
export const pageToReturn = (): string =>
  new URL(window.location.hash, new URL('.', window.location.href)).href;

/** Goes on where somebody was before they left for the provider, as the person whom the house now knows. */
export function returnTo(place: string): void {
  window.history.replaceState(null, '', place || hashOf({ page: 'home' }));
  window.location.reload();
}
