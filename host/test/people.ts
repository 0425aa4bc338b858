import { greedy, random } from '@siegeworks/bots';
import type { Game } from '@siegeworks/contract';
import { create } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';
import type { ClientBodies, FactBodies, FactMessage, Facts, FactType, Tell } from '@siegeworks/protocol';
import { readFactMessage, VERSION } from '@siegeworks/protocol';
import type { AskedMessage, Caller, Chair, Host, HostParts, Store } from '../src/index.ts';
import { addRoom, callerAt, memoryStore, openHost, receive, roomOf } from '../src/index.ts';

export function partsFor(games: readonly Game[], store: Store = memoryStore()): HostParts {
  let made = 0;
  return {
    game: async id => games.find(game => game.about.id === id) ?? null,
    bots: [random, greedy],
    levels: [random, greedy],
    store,
    fresh: () => `fresh${++made}`,
    now: () => 1_000 + made,
    pause: async () => {},
    wait: async () => {},
  };
}
export const newHost = (games: readonly Game[], store?: Store): Host => openHost(partsFor(games, store));

type Said<K extends FactType> = Extract<FactMessage, { type: K }>;

/** Somebody at a host in the same process, who hears what would go over a wire. */
export class Person {
  readonly heard: FactMessage[] = [];
  readonly caller: Caller;
  private readonly host: Host;
  private number = 0;

  constructor(host: Host, who: string) {
    this.host = host;
    const tell: Tell = <K extends FactType>(re: number | null, type: K, body: FactBodies[K]) =>
      void this.heard.push(readFactMessage(JSON.parse(JSON.stringify({ v: VERSION, re, type, ...body }))));
    this.caller = callerAt(who, tell);
  }

  async ask<K extends AskedMessage['type']>(type: K, body: ClientBodies[K]): Promise<FactMessage> {
    const re = ++this.number;
    await receive(this.host, this.caller, { v: VERSION, re, type, ...body } as unknown as AskedMessage);
    const answer = this.heard.find(message => message.re === re);
    if (!answer) throw new Error(`${type} was not answered`);
    return answer;
  }

  all<K extends FactType>(type: K): Said<K>[] {
    return this.heard.filter((message): message is Said<K> => message.type === type);
  }
  get facts(): Facts {
    const facts = this.all('facts').at(-1);
    if (!facts) throw new Error('no facts have arrived');
    return facts;
  }
  /** Answers the open question with its nth option. */
  pick(n: number): Promise<FactMessage> {
    const { match, seq, question } = this.facts;
    if (!question) throw new Error('there is no open question');
    const option = question.options[n % question.options.length];
    return this.ask('pick', { match, seq, question: question.id, option });
  }
}

/** A set-up for two that a game accepts. */
export function configFor(game: Game, players = 2): ClientBodies['create']['config'] {
  const [deck] = game.catalogue.decks;
  const player = deck && game.about.id !== 'thieves' ? { deck: deck.id } : {};
  const options = game.about.id === 'two-deck-siege' ? { options: { mode: 'council' } } : {};
  return { players: Array.from({ length: players }, () => player), ...options };
}

/** A room in which two people sit, and somebody watches; each is a visitor of their own. */
export async function threeVisits(game: Game, store?: Store, seed = 'three') {
  const host = newHost([game], store);
  const seats: Chair[] = ['ann', 'ben'].map(who => ({ kind: 'person', name: who, who }));
  const room = roomOf('room', create(game, configFor(game), seed), { seats });
  await addRoom(host, room);
  const people = { ann: new Person(host, 'ann'), ben: new Person(host, 'ben'), eve: new Person(host, 'eve') };
  for (const person of Object.values(people)) await person.ask('open', { match: 'room' });
  return { host, room, ...people };
}

/** Whoever is asked answers by chance; says how many picks were made. */
export async function playOn(asked: readonly Person[], most: number, seed = 'dice'): Promise<number> {
  const dice = playerDice(seed);
  for (let n = 0; n < most; n++) {
    const person = asked.find(({ facts }) => facts.question);
    if (!person) return n;
    await person.pick(Math.floor(dice() * 1000));
  }
  return most;
}
