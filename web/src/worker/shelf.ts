import type { Daily, Game } from '@siegeworks/contract';
import { offered, Refused } from '@siegeworks/contract';
import type { GameInfo } from '@siegeworks/protocol';
import type { SceneKit } from '@siegeworks/scenario';

/** The games that a host can offer: what people must know of each, and its rules once they are wanted. */
export interface Shelf {
  /** What is on it on a day, YYYY-MM-DD. */
  infos(date: string): GameInfo[];
  game(id: string): Promise<Game | null>;
  /** The words of the game for positions, or `null` where it has none. */
  kit(id: string): Promise<SceneKit | null>;
}

/** A game whose rules are still elsewhere. */
export interface FarGame {
  info: GameInfo;
  daily?: ((date: string) => Daily) | undefined;
  load(): Promise<Game>;
  loadKit?: (() => Promise<SceneKit>) | undefined;
}

/** A shelf of games whose rules are all here. */
export function shelfOf(games: readonly Game[], kits: readonly SceneKit[] = []): Shelf {
  return farShelf(
    games.map(game => {
      const kit = kits.find(each => each.game === game);
      return {
        info: infoOf(game),
        daily: game.catalogue.daily,
        load: async () => game,
        loadKit: kit && (async () => kit),
      };
    }),
  );
}

/** A shelf that brings the rules of a game when somebody wants to play it. */
export function farShelf(games: readonly FarGame[]): Shelf {
  return {
    infos: date =>
      games.map(({ info, daily }) => (daily ? { ...info, today: { date, ...daily(date) } } : info)),
    game: async id => {
      const game = games.find(each => each.info.id === id);
      return game ? brought(game, game.load) : null;
    },
    kit: async id => {
      const game = games.find(each => each.info.id === id);
      return game?.loadKit ? brought(game, game.loadKit) : null;
    },
  };
}

async function brought<T>({ info: { title } }: FarGame, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (fault) {
    const why = fault instanceof Error ? fault.message : `${fault}`;
    throw new Refused([{ rule: '', text: `the rules of ${title} could not be fetched (${why}): try again` }]);
  }
}

/** All that is said of a game before it is played, whatever the day. */
export function infoOf(game: Game): GameInfo {
  const { id, title, credit, rulesVersion, seats } = game.about;
  const { variants, choices } = game.setup;
  const { decks, earlier, castles } = game.catalogue;
  const { styles } = game.judgement;
  return {
    id,
    title,
    ...(credit && { credit }),
    rulesVersion,
    seats,
    options: offered(variants),
    choices,
    decks: [...decks],
    ...(earlier && { earlier: [...earlier] }),
    ...(castles && { castles: { ...castles, ready: [...castles.ready] } }),
    ...(styles && { styles: Object.keys(styles) }),
  };
}
