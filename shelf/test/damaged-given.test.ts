import { readFileSync } from 'node:fs';
import { playerDice } from '@siegeworks/kernel/laws';
import type { Case, ScenarioFile, SceneKit } from '@siegeworks/scenario';
import { parseScenarios, runCase } from '@siegeworks/scenario';
import { scenarioFiles, THOROUGH } from '@siegeworks/scenario/testing';
import { kits } from '@siegeworks/shelf';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

/** Damaged positions of each game. */
const TRIES = 300 * THOROUGH;
/** Lists of each kind that are tried with every type of card. */
const OFTEN = 4;

type Dice = () => number;
type Holder = Record<string, unknown>;
const one = <T>(list: readonly T[], dice: Dice): T => list[Math.floor(dice() * list.length)];

/** Names that no card has, though some of them belong to every object of the language. */
const STRANGE = ['', ' ', 'constructor', '__proto__', 'P2', 'P6', 'P9', '#2', 'x'.repeat(300)];
const NUMBERS = [-1, 0, 1, 2, 7, 99, 1.5, 1e6, 2 ** 40, 2 ** 53 - 1, 1e300];

const holds = (value: unknown): value is Holder => typeof value === 'object' && value !== null;
/** Every value of the data, by what holds it and its name there. */
function spotsIn(node: unknown): [Holder, string][] {
  if (!holds(node)) return [];
  return Object.keys(node).flatMap((key): [Holder, string][] => [[node, key], ...spotsIn(node[key])]);
}
const textsIn = (node: unknown): string[] =>
  spotsIn(node).flatMap(([holder, key]) => {
    const value = holder[key];
    return typeof value === 'string' ? [key, value] : [key];
  });

/** Another name: misspelt, of something else, of another player's, or none at all. */
function renamed(name: string, known: readonly string[], dice: Dice): string {
  const how = dice();
  const at = Math.floor(dice() * name.length);
  if (how < 0.2) return name.slice(0, at) + name.slice(at + 1);
  if (how < 0.7) return one(known, dice);
  return how < 0.8 ? `P${1 + Math.floor(dice() * 6)} ${name}` : one(STRANGE, dice);
}
function put(holder: Holder, key: string, value: unknown): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}
function damage([holder, key]: [Holder, string], known: readonly string[], dice: Dice): void {
  const value = holder[key];
  if (typeof value === 'number') holder[key] = one(NUMBERS, dice);
  else if (typeof value === 'string') holder[key] = renamed(value, known, dice);
  else if (typeof value === 'boolean') holder[key] = !value;
  else if (Array.isArray(value)) value.push(...value, ...value, ...value);
  else {
    delete holder[key];
    if (dice() < 0.8) put(holder, renamed(key, known, dice), value);
  }
}

function casesOf(kit: SceneKit): [ScenarioFile, Case][] {
  const folder = new URL(`../../games/${kit.game.about.id}/scenarios/`, import.meta.url);
  return scenarioFiles(folder).flatMap(name => {
    const file = parseScenarios(parse(readFileSync(new URL(name, folder), 'utf8')), name);
    return file.cases.map((each): [ScenarioFile, Case] => [file, each]);
  });
}

/** A step that nobody can take: how it fails shows the table. */
const LOOK = parseScenarios(
  { game: 'any', scenarios: [{ title: 'look', steps: [{ P1: 'no such thing' }] }] },
  'look',
).cases[0].steps;

/** What nobody should read of a position that is only described wrongly. */
const BUG = /broke|undefined|NaN|\[object|rules go round|cannot be shown/;
/** `P1.army[0]: …`, `turn must be …`, `hand, deck or discard: …`, `ties cannot be …`; a die that no longer fits its script; what is left of too many reasons. */
const PLACE = /^([_a-z].*?|\[.*\])(:| must | cannot | is | contains )|script|^… and /i;

/** What nobody should read of this position, or `null`; and whether it was refused. */
function fate(kit: SceneKit, file: ScenarioFile, each: Case, given: unknown): [string | null, boolean] {
  const { failure } = runCase(kit, file, { ...each, given, steps: LOOK });
  const refused = failure?.step === 'given';
  const told = refused ? failure.message.split('\n') : [`table: ${failure?.board}`];
  const lost = told.find(line => BUG.test(line) || !PLACE.test(line));
  return [lost === undefined ? null : `${lost} — ${JSON.stringify(given)}`, refused];
}

/** `P1.army[].Ogre.items` and `P2.army[].Hero.items` are one kind of list. */
const kindOf = (path: readonly string[]): string =>
  path.map(step => step.replace(/^(P\d|\d+|[A-Z].*)$/, '*')).join('.');
/** Every list of cards, by its way through the data. */
function listsIn(node: unknown, path: string[] = []): [string, unknown[]][] {
  if (!holds(node)) return [];
  const inside = Object.keys(node).flatMap(key => listsIn(node[key], [...path, key]));
  const names = Array.isArray(node) && node.some(each => typeof each === 'string');
  return names ? [[kindOf(path), node], ...inside] : inside;
}

describe.each(kits.map(kit => [kit.game.about.id, kit] as const))('%s', (id, kit) => {
  test('a position that is described wrongly is laid out, or refused with its places', () => {
    const dice = playerDice(`given ${id}`);
    const cases = casesOf(kit);
    const known = [
      ...kit.game.catalogue.cards.map(card => card.name),
      ...cases.flatMap(([, { given }]) => textsIn(given)),
    ];
    const wrong: string[] = [];
    let refused = 0;
    for (let n = 0; n < TRIES; n++) {
      const [file, each] = one(cases, dice);
      const given = structuredClone(each.given);
      for (let times = 1 + Math.floor(dice() * 2); times > 0; times--) {
        const spots = spotsIn(given);
        if (spots.length > 0) damage(one(spots, dice), known, dice);
      }
      const [lost, was] = fate(kit, file, each, given);
      if (lost !== null) wrong.push(lost);
      if (was) refused++;
    }
    expect(wrong).toEqual([]);
    expect(refused).toBeGreaterThan(TRIES / 4);
  });

  test('a card of any type is laid in any list of cards, or refused with its place', () => {
    const types = new Map(kit.game.catalogue.cards.map(card => [card.type, card.name]));
    const seen = new Map<string, number>();
    const wrong: string[] = [];
    for (const [file, each] of casesOf(kit)) {
      const lists = listsIn(each.given);
      for (const [i, [kind]] of lists.entries()) {
        const times = (seen.get(kind) ?? 0) + 1;
        seen.set(kind, times);
        if (times > OFTEN) continue;
        for (const name of types.values()) {
          const given = structuredClone(each.given);
          listsIn(given)[i][1].splice(0, 1, name);
          const [lost] = fate(kit, file, each, given);
          if (lost !== null) wrong.push(lost);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(seen.size).toBeGreaterThan(5);
  });
});
