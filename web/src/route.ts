import { useSyncExternalStore } from 'react';

/** Where in the page somebody is; kept in the address, so that Back and reload work. */
export type Route =
  | { page: 'home' }
  | { page: 'about' }
  | { page: 'new'; game: string }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'match'; match: string };

export function routeOf(hash: string): Route {
  const [page, id = '', rest = ''] = hash.replace(/^#\/?/, '').split('/').map(decode);
  if (page === 'about') return { page };
  if (page === 'new' && id) return { page, game: id };
  if (page === 'rules' && id) return { page, game: id, rule: rest };
  if (page === 'match' && id) return { page, match: id };
  return { page: 'home' };
}
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

export function hashOf(route: Route): string {
  if (route.page === 'home') return '#/';
  if (route.page === 'about') return '#/about';
  if (route.page === 'match') return `#/match/${encodeURIComponent(route.match)}`;
  const game = `#/${route.page}/${encodeURIComponent(route.game)}`;
  return route.page === 'rules' && route.rule ? `${game}/${encodeURIComponent(route.rule)}` : game;
}

export function go(route: Route): void {
  window.location.hash = hashOf(route);
}

export function useRoute(): Route {
  return routeOf(useSyncExternalStore(listen, () => window.location.hash));
}
function listen(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}
