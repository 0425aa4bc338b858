import { readFileSync } from 'node:fs';
import type { Attempt, Face, Game, Id, State } from '@siegeworks/contract';
import type { Pending } from '@siegeworks/kernel';
import { begin, pending, play } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';
import type { SceneKit } from '@siegeworks/scenario';
import { nameOf, parseScenarios, perform } from '@siegeworks/scenario';
import { kits } from '@siegeworks/shelf';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readyMatch } from './random-play.ts';

/** The scenarios of each game that are about what cannot be done: positions in which much is refused. */
const FILES: Record<string, readonly string[]> = {
  'tower-siege': ['why-not', 'refusals', 'attempts'],
  arcania: ['refusals', 'wave'],
  'two-deck-siege': ['refusals'],
  'towers-in-time': ['why-not', 'reaction'],
  arcmage: ['why-not', 'when-asked'],
};
const MATCHES = 2;
const LONGEST = 200;
/** Attempts of each sort at each position: with a card, in one way, on a target, both, at a player or place. */
const TRIES = 12;

interface Position {
  /** Decides what is tried there, so that one position more changes nothing about the others. */
  name: string;
  s: State;
  asked: Pending;
}
function positionOf(game: Game, name: string, s: State): Position[] {
  const asked = pending(game, s);
  return asked ? [{ name, s, asked }] : [];
}

/** Every question of these scenarios. */
function told(kit: SceneKit, name: string): Position[] {
  const url = new URL(`../../games/${kit.game.about.id}/scenarios/${name}.scenario.yaml`, import.meta.url);
  const { cases } = parseScenarios(parse(readFileSync(url, 'utf8')), name);
  return cases.flatMap(one => {
    const { scenes, end } = perform(kit, one);
    const states = [...scenes.flatMap(({ deed }) => deed?.at ?? []), end];
    return states.flatMap((s, i) => positionOf(kit.game, `${nameOf(one)} ${i}`, s));
  });
}
/** A position of each question that comes up in random matches. */
function anywhere(game: Game, i: number): Position[] {
  const found = new Map<string, Position>();
  const dice = playerDice(`refusals ${i}`);
  const s: State = begin(game, readyMatch(game, i, 2 + (i % 2)), `refusals ${i}`);
  for (let made = 0; made < LONGEST; made++) {
    const asked = pending(game, s);
    if (asked === null) break;
    const { question, options, seat } = asked;
    if (!found.has(question))
      found.set(question, { name: `${i} ${question}`, s: game.rules.clone(s), asked });
    s.events = null;
    const usual = dice() < 0.7;
    play(
      game,
      s,
      usual ? game.judgement.habit(s, seat, options) : options[Math.floor(dice() * options.length)],
    );
  }
  return [...found.values()];
}

const spread = (face: Face): Face[] => [face, ...face.attached.flatMap(spread)];
/** Whatever the options of a game may say beside cards. */
interface Vocabulary {
  kinds: readonly string[];
  whats: readonly string[];
}
/** What somebody might try with the cards that the one who is asked sees. */
function attempts(cards: readonly Id[], { kinds, whats }: Vocabulary, seats: number, dice: () => number) {
  const any = <T>(list: readonly T[]): T => list[Math.floor(dice() * list.length)];
  const some = (make: () => Attempt) => Array.from({ length: TRIES }, make);
  return [
    ...some(() => ({ card: any(cards) })),
    ...some(() => ({ target: any(cards) })),
    ...some(() => ({ kind: any(kinds), card: any(cards) })),
    ...some(() => ({ card: any(cards), target: any(cards) })),
    ...some(() => ({ kind: any(kinds), card: any(cards), target: any(cards) })),
    ...some(() => ({ kind: any(kinds), card: any(cards), seat: Math.floor(dice() * seats) })),
    ...(whats.length > 0 ? some(() => ({ kind: any(kinds), card: any(cards), what: any(whats) })) : []),
    ...(whats.length > 0 ? some(() => ({ what: any(whats) })) : []),
  ];
}

/**
 * Each reason with its rule: how often it is given, and for what it was given first. Who changes rules or reasons reads here
 * what that does to all others; `npx vitest run shelf/test/refusals.test.ts -u` writes it down.
 */
function census(kit: SceneKit): string[] {
  const { game } = kit;
  const files = FILES[game.about.id].flatMap(name => told(kit, name));
  const matches = Array.from({ length: MATCHES }, (_, i) => anywhere(game, i)).flat();
  const positions = [...files, ...matches];
  const options = positions.flatMap(({ asked }) => asked.options);
  const kinds = [...new Set(options.filter(({ card }) => card !== undefined).map(({ kind }) => kind))];
  const whats = [...new Set(options.flatMap(({ what }) => what ?? []))];
  const found = new Map<string, { times: number; first: string }>();
  for (const { name, s, asked } of positions) {
    const { question, seat } = asked;
    const dice = playerDice(name);
    const eye = game.knowledge.view(s, seat);
    const faces = game.words.board(eye, seat).areas.flatMap(area => area.cards.flatMap(spread));
    const names = new Map(faces.filter(({ id }) => id >= 0).map(({ id, name }) => [id, name]));
    if (names.size === 0) continue;
    for (const attempt of attempts([...names.keys()], { kinds, whats }, eye.seats, dice)) {
      const { kind = 'use', card = -1, target, seat: at, what } = attempt;
      const words = [kind, names.get(card), target !== undefined && `on ${names.get(target)}`];
      const first = [...words, at !== undefined && `at P${at + 1}`, what].filter(Boolean).join(' ');
      const reasons = game.knowledge.whyNot(eye, seat, attempt);
      for (const { rule, text } of reasons.length > 0 ? reasons : [{ rule: '', text: 'can be done' }]) {
        const key = `${rule} ${text}`;
        const before = found.get(key);
        if (before) before.times++;
        else found.set(key, { times: 1, first: `${question}: ${first}` });
      }
    }
  }
  return [...found].sort().map(([reason, { times, first }]) => `${reason} — ${times}, ${first}`);
}

test.each(kits.map(kit => [kit.game.about.id, kit] as const))(
  '%s: the reasons for refusing are given as often as they were',
  async (id, kit) => {
    const found = [`${id}, rules ${kit.game.about.rulesVersion}`, ...census(kit), ''];
    await expect(found.join('\n')).toMatchFileSnapshot(`refusals/${id}.txt`);
  },
);
