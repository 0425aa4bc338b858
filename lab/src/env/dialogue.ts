import { botOf, bots } from '@siegeworks/bots';
import type { Game, MatchConfig, Option, Seat, SeatConfig, VariantValue } from '@siegeworks/contract';
import { Refused } from '@siegeworks/contract';
import { LIMITS, nearest } from '@siegeworks/files';
import { OPTION, SEAT, values } from '@siegeworks/files/config-shape';
import type { Check, Fields } from '@siegeworks/files/shape';
import {
  exact,
  flag,
  list,
  optional,
  orNull,
  parseJson,
  read,
  shape,
  text,
  wholeFrom,
  word,
} from '@siegeworks/files/shape';
import type { Env } from './env.ts';
import { Gym } from './env.ts';

/** How many matches may be open at once. */
export const MOST_MATCHES = 1024;
/** How many requests one line may hold. */
export const MOST_REQUESTS = 1024;

/** Which match, `0` where it is not said. */
interface Named {
  match?: string | undefined;
}
interface Reset extends Named {
  seed?: string | undefined;
  seats?: number | undefined;
  players?: SeatConfig[] | undefined;
  options?: Record<string, VariantValue> | undefined;
  /** The computer player of each seat, `null` where whoever asks decides. */
  opponents?: (string | null)[] | undefined;
}
interface Observe extends Named {
  seat?: Seat | 'spectator' | undefined;
  /** Numbers, or the view as the rules have it. */
  as?: 'numbers' | 'view' | undefined;
}
interface Legal extends Named {
  words?: boolean | undefined;
}
interface Step extends Named {
  option: Option | number;
}
interface Into extends Named {
  into: string;
  seed?: string | undefined;
}
interface Sample extends Into {
  seat?: Seat | undefined;
}

const NAMED = { match: optional(text) };
const seat = wholeFrom(0, LIMITS.seats - 1);
const either =
  <A, B>(one: Check<A>, other: Check<B>, isOne: (value: unknown) => boolean): Check<A | B> =>
  (value, at) =>
    isOne(value) ? one(value, at) : other(value, at);
const eye = either(word('spectator'), seat, value => typeof value === 'string');
const option = either(
  wholeFrom(0, LIMITS.entries),
  exact<Option>(OPTION),
  value => typeof value === 'number',
);

/** One verb: the fields of its request, and what it answers. */
interface Order<T extends object> {
  fields: Fields<T>;
  run(dialogue: Dialogue, request: T): object;
}
const order = <T extends object>(fields: Fields<T>, run: Order<T>['run']): Order<T> => ({ fields, run });

const ORDERS = {
  spec: order<object>({}, dialogue => dialogue.gym.encoder.schema),
  reset: order<Reset>(
    {
      ...NAMED,
      seed: optional(text),
      seats: optional(wholeFrom(1, LIMITS.seats)),
      players: optional(list(exact<SeatConfig>(SEAT), LIMITS.seats)),
      options: optional(values),
      opponents: optional(list(orNull(text), LIMITS.seats)),
    },
    (dialogue, request) => dialogue.reset(request),
  ),
  observe: order<Observe>(
    { ...NAMED, seat: optional(eye), as: optional(word('numbers', 'view')) },
    (dialogue, { match, seat: who, as }) => {
      const env = dialogue.at(match);
      const asking = who ?? env.agent ?? 0;
      return as === 'view' ? { view: env.view(asking) } : env.observe(asking);
    },
  ),
  legal: order<Legal>({ ...NAMED, words: optional(flag) }, (dialogue, { match, words }) => {
    const env = dialogue.at(match);
    return {
      agent: env.agent,
      question: env.question,
      options: env.legal,
      rows: env.legalRows(),
      ...(words && { texts: env.legalTexts() }),
    };
  }),
  step: order<Step>({ ...NAMED, option }, (dialogue, request) => {
    const env = dialogue.at(request.match);
    env.step(request.option);
    return standing(env);
  }),
  stand: order<Named>(NAMED, (dialogue, { match }) => standing(dialogue.at(match))),
  sample: order<Sample>(
    { ...NAMED, into: text, seed: optional(text), seat: optional(seat) },
    (dialogue, { match, into, seed = '1', seat: who }) => {
      const env = dialogue.at(match);
      return dialogue.put(into, env.sample(who ?? env.agent ?? 0, seed));
    },
  ),
  fork: order<Into>({ ...NAMED, into: text, seed: optional(text) }, (dialogue, { match, into, seed = '1' }) =>
    dialogue.put(into, dialogue.at(match).fork(seed)),
  ),
  close: order<Named>(NAMED, (dialogue, { match }) => dialogue.close(match)),
};
type Verb = keyof typeof ORDERS;
const VERBS = Object.keys(ORDERS);
const isVerb = (name: string): name is Verb => Object.hasOwn(ORDERS, name);

/** Answers requests about matches of one game, each a line of JSON, so that a program in any language can play. */
export class Dialogue {
  readonly gym: Gym;
  readonly #matches = new Map<string, Env>();
  constructor(game: Game) {
    this.gym = new Gym(game);
  }

  /** The answer to a line: to one request, or to each of a list of them in order. A bad request changes nothing. */
  answer(line: string): string {
    try {
      const asked = parseJson(line, 'the line');
      if (!Array.isArray(asked)) return JSON.stringify(this.#one(asked));
      if (asked.length > MOST_REQUESTS) throw refused(`a line holds at most ${MOST_REQUESTS} requests`);
      return JSON.stringify(asked.map(each => this.#one(each)));
    } catch (error) {
      return JSON.stringify(failure(error));
    }
  }

  #one(asked: unknown): object {
    const { id } = (typeof asked === 'object' && asked !== null ? asked : {}) as { id?: unknown };
    const echo = id === undefined ? {} : { id };
    try {
      const { do: verb } = read(shape<{ do: string }>({ do: text }), asked, 'the request');
      if (!isVerb(verb)) {
        const near = nearest(verb, VERBS)[0];
        throw refused(`there is no ${verb}${near ? `; did you mean ${near}?` : `: ${VERBS.join(', ')}`}`);
      }
      const { do: _verb, id: _id, ...rest } = asked as Record<string, unknown>;
      const { fields, run } = ORDERS[verb] as Order<object>;
      return { ...echo, ok: true, ...run(this, read(exact(fields), rest, 'the request')) };
    } catch (error) {
      return { ...echo, ...failure(error) };
    }
  }

  reset({ match = '0', seed = '1', seats, players, options = {}, opponents = [] }: Reset): object {
    const base = this.gym.table(players?.length ?? seats, options);
    const config: MatchConfig = players ? { ...base, players } : base;
    if (opponents.length > config.players.length)
      throw refused(`there are ${opponents.length} opponents for ${config.players.length} seats`);
    const chosen = opponents.flatMap((name, at) => (name === null ? [] : [[at, called(name)] as const]));
    return this.put(match, this.gym.reset(config, seed, new Map(chosen)));
  }

  at(match = '0'): Env {
    const env = this.#matches.get(match);
    if (!env) throw refused(`there is no match ${match}: reset it first`);
    return env;
  }
  put(match: string, env: Env): object {
    if (!this.#matches.has(match) && this.#matches.size >= MOST_MATCHES)
      throw refused(`at most ${MOST_MATCHES} matches are open at once: close one first`);
    this.#matches.set(match, env);
    return { match, seats: env.seats, ...standing(env) };
  }
  close(match = '0'): object {
    this.at(match);
    this.#matches.delete(match);
    return { match };
  }
}

/** Where a match stands. */
const standing = (env: Env) => ({
  agent: env.agent,
  question: env.question,
  legal: env.legal.length,
  over: env.over,
  rewards: env.rewards,
});

function called(name: string) {
  const bot = botOf(name);
  if (!bot) throw refused(`there is no player ${name}: ${bots.map(({ id }) => id).join(', ')}`);
  return bot;
}

const refused = (why: string) => new Refused([{ rule: '', text: why }]);
/** What was wrong with a request. A fault of the rules is one of ours and is not hidden. */
function failure(error: unknown): object {
  if (!(error instanceof Refused)) throw error;
  return { ok: false, error: error.message, reasons: error.reasons };
}
