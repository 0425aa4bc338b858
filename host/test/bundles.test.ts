import type { Bundle, Game, Option } from '@siegeworks/contract';
import { create } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';
import { games } from '@siegeworks/shelf';
import { expect, test } from 'vitest';
import type { Chair, Host, Room } from '../src/index.ts';
import { act, addRoom, mover, roomOf, saidWith } from '../src/index.ts';
import { configFor, newHost } from './people.ts';

const PICKS = 160;
const seats: Chair[] = [
  { kind: 'person', name: 'Ann', who: 'ann' },
  { kind: 'person', name: 'Ben', who: 'ben' },
];

/** What the host does at one press, if the others pass. */
async function pressed(host: Host, room: Room, { option, then, firm }: Bundle): Promise<Option[]> {
  const table: Room = { ...room, queue: Promise.resolve() };
  const seat = table.match.asked?.seat ?? 0;
  const from = table.match.picks.length;
  await act(
    host.parts,
    table,
    seat,
    { kind: 'pick', option },
    { following: saidWith(table, seat, { then, firm }) },
  );
  for (;;) {
    const next = mover(host, table);
    const { asked } = table.match;
    const pass = asked && asked.seat !== seat ? asked.options.find(({ kind }) => kind === 'pass') : undefined;
    if (next?.by !== 'said' && next?.by !== 'habit' && !pass) break;
    const answer = next?.by === 'said' || next?.by === 'habit' ? next.option : (pass ?? option);
    const how = next?.by === 'said' ? { following: next.rest } : {};
    await act(host.parts, table, asked?.seat ?? 0, { kind: 'pick', option: answer, auto: true }, how);
  }
  return table.match.picks.slice(from).flatMap(each => (each.seat === seat ? [each.option] : []));
}

/** Plays by habit and by chance, and tries every bundle on the way. */
async function tried(game: Game): Promise<{ done: Option[]; bundle: Bundle }[]> {
  const host = newHost([game]);
  const room = roomOf('room', create(game, configFor(game), 'bundles'), { seats });
  await addRoom(host, room);
  const dice = playerDice('bundles');
  const all: { done: Option[]; bundle: Bundle }[] = [];
  while (room.match.asked && room.match.picks.length < PICKS) {
    const { state, asked } = room.match;
    const view = game.knowledge.view(state, asked.seat);
    const bundles = game.words.bundles?.(view, asked.seat, asked.options) ?? [];
    for (const bundle of bundles.slice(0, 4)) all.push({ bundle, done: await pressed(host, room, bundle) });
    const usual = game.judgement.habit(state, asked.seat, asked.options);
    const any = asked.options[Math.floor(dice() * asked.options.length)];
    await act(host.parts, room, asked.seat, { kind: 'pick', option: dice() < 0.7 ? usual : any });
  }
  return all;
}

test.each(games.map(game => [game.about.id, game] as const))(
  '%s: a bundle does what it says, from what its player sees, and says it before',
  async (_id, game) => {
    const all = await tried(game);
    expect(all.length).toBeGreaterThan(10);
    for (const { bundle, done } of all) {
      const { option, then, firm, note, text } = bundle;
      // What a standing order does depends on what the others do: what it leaves out is tested in following.test.ts.
      const told = firm ? 1 : then.length + 1;
      expect(done.slice(0, told), text).toEqual([option, ...then].slice(0, Math.min(told, done.length)));
      expect(done.length, text).toBeGreaterThan(firm ? 0 : 1);
      // A note is left out only where the name says it all: bundles.test.ts of the shelf looks for the cards in both.
      expect(text.length, text).toBeGreaterThan(3);
      if (note !== '') expect(note.length, text).toBeGreaterThan(3);
    }
  },
);
