import type { Face, GameEvent, Option, Value } from '@siegeworks/contract';
import { pending, play } from '@siegeworks/kernel';
import { towersInTime } from '@siegeworks/towers-in-time';
import { describe, expect, test } from 'vitest';
import { view } from '../src/knowledge/view.ts';
import { clone } from '../src/state/clone.ts';
import type { Realm } from '../src/state/realm.ts';
import { uses } from '../src/words/about.ts';
import { forecast } from '../src/words/forecast.ts';
import { nameOf, tallied } from '../src/words/names.ts';
import { anyMatch, playOut } from './play.ts';

const MATCHES = [0, 1, 2, 5, 8];
/** Visits every state of a few matches with arbitrary cards. */
function everywhere(look: (s: Realm, pick: Option) => void): void {
  for (const i of MATCHES) playOut(anyMatch(i), `words ${i}`, look);
}
const facesOf = (s: Realm): Face[] =>
  towersInTime.words.board(s, 0).areas.flatMap(area => area.cards.flatMap(face => [face, ...face.attached]));
/** `Flaming Sword +3` adds 3. */
const added = (why: string[]) =>
  why.reduce((sum, part) => sum + Number((/[+−]\d+$/.exec(part)?.[0] ?? '0').replace('−', '-')), 0);
const isToldInFull = ({ name, now, printed, why }: Value) => {
  if (name === 'Temper') return now === printed || why.length > 0;
  const sum = (printed ?? 0) + added(why);
  return now === (name === 'Attack' ? Math.max(0, sum) : sum);
};

/** Plays one pick up to the next question and returns the events on the way. */
function after(s: Realm, pick: Option): { next: Realm; events: GameEvent[] } {
  const next = clone(s);
  next.events = [];
  play(towersInTime, next, pick);
  return { next, events: next.events };
}
const cardsOf = (events: GameEvent[], type: string) =>
  events.flatMap(event => (event.type === type && 'card' in event ? [Number(event.card)] : []));

describe('words', () => {
  test('every number on a card is the printed one plus its listed changes', () => {
    let changed = 0;
    const wrong: string[] = [];
    let seen = 0;
    everywhere(s => {
      // Little changes from one pick to the next.
      if (seen++ % 6 > 0) return;
      for (const { name, values = [] } of facesOf(s)) {
        changed += values.filter(value => value.now !== value.printed).length;
        for (const value of values) if (!isToldInFull(value)) wrong.push(`${name}: ${JSON.stringify(value)}`);
      }
    });
    expect(wrong).toEqual([]);
    expect(changed).toBeGreaterThan(50);
  });

  test('a note says the same to players who see less', () => {
    const kinds = new Set<string>();
    everywhere(s => {
      const asked = pending(towersInTime, s);
      for (const option of asked?.options ?? []) {
        const said = forecast(view(s, asked?.seat ?? 0), option);
        expect(said).toBe(forecast(s, option));
        if (said !== '') kinds.add(option.kind);
      }
    });
    for (const kind of ['transport', 'cast', 'attack', 'defend', 'shoot', 'pay', 'pass', 'assign'])
      expect(kinds).toContain(kind);
  });

  test('the usual payment saps exactly the cards of the note', () => {
    let seen = 0;
    everywhere((s, pick) => {
      if (pick.kind !== 'pay' || s.phase === 'maintenance') return;
      const { events } = after(s, pick);
      expect(uses(s, pick)).toEqual(cardsOf(events, 'sapped'));
      expect(forecast(s, pick)).toContain(`${tallied(s, cardsOf(events, 'sapped'))}`);
      seen++;
    });
    expect(seen).toBeGreaterThan(10);
  });

  test('who attacks is asked for others only where somebody can join, and says at the end what it does', () => {
    const { questions, option } = towersInTime.words;
    const asked = { joining: 0, flying: 0 };
    everywhere(s => {
      const { question, options = [] } = pending(towersInTime, s) ?? {};
      if (question !== 'attack.gather') return;
      const joining = options.some(({ kind }) => kind === 'join');
      const flying = options.some(({ kind }) => kind === 'onGround');
      expect(/^Who else/.test(questions[question](s))).toBe(joining);
      expect(option(s, { kind: 'done' })).toBe(flying ? 'attack in the air' : 'attack');
      asked[joining ? 'joining' : 'flying']++;
    });
    expect(Math.min(asked.joining, asked.flying)).toBeGreaterThan(0);
  });

  test('the units that a note says will die by defending die, and no others', () => {
    let seen = 0;
    everywhere(s => {
      const options = pending(towersInTime, s)?.options ?? [];
      for (const option of options) {
        if (option.kind !== 'defend') continue;
        const said = forecast(s, option);
        if (/share out/.test(said)) continue;
        const declared = after(s, option);
        const done = pending(towersInTime, declared.next)?.options.find(other => other.kind === 'done');
        const events = done ? after(declared.next, done).events : declared.events;
        const dead = cardsOf(events, 'killed').map(id => nameOf(s, id));
        expect(dead.sort()).toEqual(namesIn(said).sort());
        seen++;
      }
    });
    expect(seen).toBeGreaterThan(20);
  });
});
/** The names before `would die`, whatever might still save them. */
const namesIn = (said: string): string[] =>
  said
    .split('; ')
    .flatMap(part => /^(.*) would die/.exec(part)?.[1].split(/, | and /) ?? [])
    .filter(name => name !== 'nobody')
    .flatMap(name => {
      const [, one = name, times = '1'] = /^(.*) ×(\d+)$/.exec(name) ?? [];
      return Array.from({ length: Number(times) }, () => one);
    });
