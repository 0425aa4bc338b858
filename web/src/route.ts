import { useSyncExternalStore } from 'react';

/** Where in the page somebody is; kept in the address, so that Back and reload work. */
export type Route =
  | { page: 'home' }
  | { page: 'about' }
  /** Studies: many games, and what they say. */
  | { page: 'lab' }
  | { page: 'matches' }
  /** A finished match looked at again; `source` is its id or what a link holds, `moment` where and through whose eye. */
  | { page: 'studio'; source: string; moment: string }
  /** How the person's own matches ended. */
  | { page: 'record' }
  /** The cards of one game, or of all when it is empty. */
  | { page: 'cards'; game: string }
  /** One card, with its rulings and examples. */
  | { page: 'card'; game: string; card: string }
  | { page: 'game'; game: string }
  /** The person's own decks and the ready ones. */
  | { page: 'decks' }
  /** The bench: a deck of one's own by its id, a copy of a ready deck (`from.ID`), or a new one when it is empty. */
  | { page: 'build'; game: string; deck: string }
  /** Packs: a draft or sealed pool by its id, or a new one when it is empty. */
  | { page: 'draft'; game: string; draft: string }
  /** A deck that somebody has sent: the whole of it is in the address. */
  | { page: 'deck'; game: string; code: string }
  /** Cards on paper: a deck by its id, a ready one (`from.ID`), or everything when it is empty. */
  | { page: 'print'; game: string; deck: string }
  /** The same page, with everything unfolded that can be set up. */
  | { page: 'new'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'rules'; game: string; rule: string }
  /** The course of a game, or one lesson of it. */
  | { page: 'lessons'; game: string }
  | { page: 'lesson'; game: string; lesson: string }
  /** The guided match at its end. */
  | { page: 'first'; game: string }
  /** The puzzles of a game, or one of them; in a streak they follow each other. */
  | { page: 'puzzles'; game: string }
  | { page: 'puzzle'; game: string; puzzle: string; mode: '' | 'streak' }
  /** An example of a rule, or of a sentence on a card, on the table. */
  | { page: 'show'; game: string; what: string }
  | { page: 'match'; match: string }
  /** Invites somebody to a match of this game; a friend by id needs no link. `from`: a moment of another match, `MATCH@PICK`; `bring`: a deck of one's own. */
  | { page: 'invite'; game: string; friend?: string; from?: string; bring?: string }
  /** Who the person is to the house. */
  | { page: 'me' }
  /** A link that makes this device the same person as another one. */
  | { page: 'carry'; code: string }
  /** Back from a provider, with its answer. */
  | { page: 'back'; answer: string }
  /** The link in a mail: to confirm an address, or to choose a new password. */
  | { page: 'mail'; what: 'confirm' | 'reset'; code: string }
  /** What everybody may know of a person; of oneself when it is empty. */
  | { page: 'person'; person: string }
  /** An invitation, as its guest sees it. */
  | { page: 'letter'; letter: string };

export function routeOf(hash: string): Route {
  const [page, id = '', rest = '', from = ''] = hash.replace(/^#\/?/, '').split('/').map(decode);
  if (page === 'about' || page === 'matches' || page === 'record' || page === 'me') return { page };
  if (page === 'decks' || page === 'lab') return { page };
  if (page === 'cards') return { page, game: id };
  if ((page === 'build' || page === 'print') && id) return { page, game: id, deck: rest };
  if (page === 'draft' && id) return { page, game: id, draft: rest };
  if (page === 'deck' && id) return { page, game: id, code: rest };
  if ((page === 'game' || page === 'new' || page === 'learn') && id) return { page, game: id };
  if (page === 'invite' && id) return { page, game: id, ...asked(rest, from) };
  if (page === 'letter' && id) return { page, letter: id };
  if (page === 'carry' && id) return { page, code: id };
  if (page === 'back' && id) return { page, answer: id };
  if (page === 'mail' && (id === 'confirm' || id === 'reset') && rest) return { page, what: id, code: rest };
  if (page === 'person') return { page, person: id };
  if (page === 'card' && id && rest) return { page, game: id, card: rest };
  if (page === 'rules' && id) return { page, game: id, rule: rest };
  if (page === 'first' && id) return { page, game: id };
  if (page === 'lessons' && id) return { page, game: id };
  if (page === 'puzzles' && id) return { page, game: id };
  if (page === 'puzzle' && id && rest)
    return { page, game: id, puzzle: rest, mode: from === 'streak' ? from : '' };
  if (page === 'lesson' && id && rest) return { page, game: id, lesson: rest };
  if (page === 'show' && id && rest) return { page, game: id, what: rest };
  if (page === 'studio') return { page, source: id, moment: rest };
  if (page === 'match' && id) return { page, match: id };
  return { page: 'home' };
}
/** Where nobody in particular is asked, a dash stands for them. */
const ANYBODY = '-';
const asked = (friend: string, from: string) => ({
  ...(friend !== '' && friend !== ANYBODY && { friend }),
  ...(from !== '' && (from.startsWith(BRING) ? { bring: from.slice(BRING.length) } : { from })),
});
const BRING = 'deck.';
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

export function hashOf(route: Route): string {
  if (route.page === 'home') return '#/';
  return `#/${[route.page, ...parts(route)].map(encodeURIComponent).join('/')}`;
}
function parts(route: Route): string[] {
  if (route.page === 'match') return [route.match];
  if (route.page === 'studio') return [route.source, route.moment].filter(part => part !== '');
  if (route.page === 'lesson') return [route.game, route.lesson];
  if (route.page === 'puzzle') return [route.game, route.puzzle, route.mode].filter(part => part !== '');
  if (route.page === 'letter') return [route.letter];
  if (route.page === 'carry') return [route.code];
  if (route.page === 'back') return [route.answer];
  if (route.page === 'mail') return [route.what, route.code];
  if (route.page === 'person') return [route.person].filter(part => part !== '');
  if (route.page === 'invite' && route.bring)
    return [route.game, route.friend ?? ANYBODY, `${BRING}${route.bring}`];
  if (route.page === 'invite' && route.from) return [route.game, route.friend ?? ANYBODY, route.from];
  const game = 'game' in route ? route.game : '';
  return [game, restOf(route)].filter(part => part !== '');
}

function restOf(route: Route): string {
  if ('what' in route) return route.what;
  if ('card' in route) return route.card;
  if ('rule' in route) return route.rule;
  if ('deck' in route) return route.deck;
  if ('draft' in route) return route.draft;
  if (route.page === 'deck') return route.code;
  return 'friend' in route ? (route.friend ?? '') : '';
}

export function go(route: Route): void {
  window.location.hash = hashOf(route);
}

/** Goes there in the place of the page that is open: *back* does not return to that. */
export function replace(route: Route): void {
  window.history.replaceState(null, '', hashOf(route));
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

export function useRoute(): Route {
  return routeOf(useSyncExternalStore(listen, () => window.location.hash));
}
function listen(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}
