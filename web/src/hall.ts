import type { BotInfo, GameInfo } from '@siegeworks/protocol';
import type { Session } from './session.ts';

/** What every page around the tables knows: its host, the games on the shelf, the computer players. */
export interface Hall {
  session: Session;
  games: readonly GameInfo[];
  bots: readonly BotInfo[];
}
