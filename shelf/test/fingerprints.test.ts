import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@siegeworks/contract';
import { digest } from '@siegeworks/contract/hash';
import { stateDigest } from '@siegeworks/files';
import { games } from '@siegeworks/shelf';
import { expect, test } from 'vitest';
import { playAtRandom, readyMatch } from './random-play.ts';

/** By game and rules version. */
type Kept = Record<string, Record<string, string>>;
const KEPT: Kept = JSON.parse(readFileSync(join(import.meta.dirname, 'fingerprints.json'), 'utf8'));
const GAMES = 12;
const LONGEST = 1_500;

/** A digest of fixed random games, every pick and every last state: two programs with the same one play by the same rules. */
function fingerprint(game: Game): string {
  const parts: string[] = [];
  for (let i = 0; i < GAMES; i++) {
    const seats = Math.max(game.about.seats.min, 2 + (i % 3) - (i % 4 === 3 ? 1 : 0));
    const end = playAtRandom(
      game,
      readyMatch(game, i, seats),
      `fingerprint ${i}`,
      made => made === LONGEST,
      option => parts.push(JSON.stringify(option)),
    );
    parts.push(stateDigest(game, end));
  }
  return digest(parts.join('\n'));
}

test.each(games.map(game => [game.about.id, game] as const))(
  '%s behaves as its rules version says',
  (id, game) => {
    const { rulesVersion } = game.about;
    const found = fingerprint(game);
    const kept = KEPT[id]?.[rulesVersion];
    const advice =
      kept === undefined
        ? `a new rules version: write "${rulesVersion}": "${found}" into fingerprints.json`
        : `the same picks lead elsewhere than before: ${id} needs a new rulesVersion`;
    expect(found, advice).toBe(kept);
  },
);
