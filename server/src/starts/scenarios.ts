import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { State } from '@siegeworks/contract';
import { Refused } from '@siegeworks/contract';
import type { StartInfo } from '@siegeworks/protocol';
import type { Case } from '@siegeworks/scenario';
import { nameOf, parseScenarios, positionOf } from '@siegeworks/scenario';
import { kitOf } from '@siegeworks/shelf';
import { parse } from 'yaml';

const GAMES = join(import.meta.dirname, '..', '..', '..', 'games');
const END = '.scenario.yaml';

/** A scenario that the program knows, and how it is asked for. */
interface Known {
  id: string;
  one: Case;
}
const known = new Map<string, Known[]>();

/** All scenarios of a game, read when somebody first asks for one. */
function scenariosOf(game: string): Known[] {
  const read = known.get(game) ?? readAll(game);
  known.set(game, read);
  return read;
}
function readAll(game: string): Known[] {
  if (!kitOf(game)) return [];
  return globSync(join(GAMES, game, '*', `*${END}`))
    .sort()
    .flatMap(file => {
      const { cases } = parseScenarios(parse(readFileSync(file, 'utf8'), { logLevel: 'error' }), file);
      return cases.map(one => ({ id: `${basename(file, END)}: ${nameOf(one)}`, one }));
    });
}

/** The position of a scenario, at its first question. */
export function scenarioAt(game: string, id: string): { title: string; position: State } {
  const kit = kitOf(game);
  const found = scenariosOf(game).find(each => each.id === id);
  if (!kit || !found) throw new Refused([{ rule: '', text: 'there is no such scenario in this house' }]);
  return { title: nameOf(found.one), position: positionOf(kit, found.one) };
}

/** How many scenarios one search finds. */
const MOST = 12;

/** Scenarios in which two or more can play on, whose names hold all of these words. */
export function findScenarios(game: string, words: string): StartInfo[] {
  const wanted = words.toLowerCase().split(/\s+/);
  const found: StartInfo[] = [];
  for (const { id, one } of scenariosOf(game)) {
    if (found.length === MOST) break;
    const name = `${id} ${one.covers.join(' ')}`.toLowerCase();
    if (!wanted.every(word => name.includes(word))) continue;
    const seats = seatsAt(game, id);
    if (seats > 1) found.push({ id, title: nameOf(one), seats });
  }
  return found;
}

/** For how many a scenario is; 0 where it cannot be played on. */
function seatsAt(game: string, id: string): number {
  try {
    const { position } = scenarioAt(game, id);
    return position.over ? 0 : position.seats;
  } catch {
    return 0;
  }
}
