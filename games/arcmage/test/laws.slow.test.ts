import { arcmage } from '@siegeworks/arcmage';
import type { MatchConfig } from '@siegeworks/contract';
import { describeDecks, describeLaws } from '@siegeworks/scenario/testing';
import { anyMatch } from './play.ts';

/** Three and four take many times as long as two, and the laws look through all their eyes: their turns are counted sooner. */
function shortMatch(i: number): MatchConfig {
  const match = anyMatch(i);
  return match.players.length > 2 ? { ...match, options: { ...match.options, turnLimit: 12 } } : match;
}

describeLaws(arcmage, { match: shortMatch, games: [4, 5, 6, 7, 8, 9], every: 11 });
describeDecks(arcmage, { every: 11 });
