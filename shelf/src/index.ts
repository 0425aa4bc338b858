import { arcania } from '@siegeworks/arcania';
import { arcaniaKit } from '@siegeworks/arcania/scene';
import { arcmage } from '@siegeworks/arcmage';
import { arcmageKit } from '@siegeworks/arcmage/scene';
import type { Game } from '@siegeworks/contract';
import type { SceneKit } from '@siegeworks/scenario';
import { towerSiege } from '@siegeworks/tower-siege';
import { towerSiegeKit } from '@siegeworks/tower-siege/scene';
import { towersInTime } from '@siegeworks/towers-in-time';
import { towersInTimeKit } from '@siegeworks/towers-in-time/scene';
import { twoDeckSiege } from '@siegeworks/two-deck-siege';
import { twoDeckSiegeKit } from '@siegeworks/two-deck-siege/scene';

/** Every game there is. Whoever needs "all games" reads this list. */
export const games: readonly Game[] = [towerSiege, arcania, twoDeckSiege, towersInTime, arcmage];

/** The scenario words of each game. */
export const kits: readonly SceneKit[] = [
  towerSiegeKit,
  arcaniaKit,
  twoDeckSiegeKit,
  towersInTimeKit,
  arcmageKit,
];

export function gameOf(id: string): Game | null {
  return games.find(game => game.about.id === id) ?? null;
}

export function kitOf(id: string): SceneKit | null {
  return kits.find(kit => kit.game.about.id === id) ?? null;
}
