import type { Bot, Mind } from '@siegeworks/bots';
import { answer, newMind } from '@siegeworks/bots';
import type { Eye, Game, MatchConfig, Option, Seat, Seed, State, VariantValue } from '@siegeworks/contract';
import { Refused } from '@siegeworks/contract';
import type { Pending } from '@siegeworks/kernel';
import { begin, pending, play, sameOption, whyNot } from '@siegeworks/kernel';
import { defaultConfig } from './config.ts';
import type { Observation, Sight } from './encoding.ts';
import { Encoder } from './encoding.ts';

/** Who decides for a seat in place of whoever drives the environment. */
export type Opponents = ReadonlyMap<Seat, Bot>;

/** One game as an environment: the schema of its numbers, and matches of it. */
export class Gym {
  readonly game: Game;
  readonly encoder: Encoder;
  constructor(game: Game) {
    this.game = game;
    this.encoder = new Encoder(game);
  }

  /** A table of this many seats with the ready decks in their order. */
  table(seats?: number, options?: Record<string, VariantValue>): MatchConfig {
    return defaultConfig(this.game, seats, options);
  }

  /** A new match at its first question to somebody who is not a computer player. A set-up that breaks the rules is refused with all reasons. */
  reset(config: MatchConfig, seed: Seed, opponents: Opponents = new Map()): Env {
    const reasons = this.game.setup.check(config);
    if (reasons.length > 0) throw new Refused(reasons);
    const s: State = begin(this.game, config, seed);
    const minds = new Map([...opponents.keys()].map(seat => [seat, newMind(`${seed}:${seat}`)]));
    return new Env(this, s, opponents, minds);
  }
}

/** A match that somebody steps through, one decision at a time. */
export class Env {
  readonly #gym: Gym;
  readonly #state: State;
  readonly #opponents: Opponents;
  readonly #minds: ReadonlyMap<Seat, Mind>;
  #asked: Pending | null;
  /** What has been looked at since the last answer. */
  readonly #sights = new Map<Eye, Sight>();

  constructor(gym: Gym, state: State, opponents: Opponents, minds: ReadonlyMap<Seat, Mind>) {
    this.#gym = gym;
    this.#state = state;
    this.#opponents = opponents;
    this.#minds = minds;
    this.#asked = this.#next();
  }

  get seats(): number {
    return this.#state.seats;
  }
  /** The seat that decides next; `null` when the match is over. */
  get agent(): Seat | null {
    return this.#asked?.seat ?? null;
  }
  get question(): string | null {
    return this.#asked?.question ?? null;
  }
  get over(): boolean {
    return this.#state.over !== null;
  }
  /** What may be answered now. */
  get legal(): readonly Option[] {
    return this.#asked?.options ?? [];
  }

  /** 0 until the end; then from -1 to 1: how many seats did worse less how many did better. Alone: won or lost. */
  get rewards(): number[] {
    const places = this.#state.over?.places;
    if (!places) return Array.from({ length: this.seats }, () => 0);
    if (places.length === 1) return [places[0] === 1 ? 1 : -1];
    return places.map(own => {
      const worse = places.filter(place => place > own).length;
      const better = places.filter(place => place < own).length;
      return (worse - better) / (places.length - 1);
    });
  }

  /** All that this eye may know, as the rules have it. */
  view(eye: Eye): State {
    this.#mustSit(eye);
    return this.#gym.game.knowledge.view(this.#state, eye);
  }
  /** The same in numbers. */
  observe(eye: Eye): Observation {
    return this.#gym.encoder.observe(this.#look(eye), this.#asked);
  }
  /** What may be answered now in numbers, as the seat that is asked knows it. */
  legalRows(): number[][] {
    const seat = this.agent;
    return seat === null ? [] : this.#gym.encoder.options(this.#look(seat), this.legal);
  }
  /** The sentence of each answer. */
  legalTexts(): string[] {
    const seat = this.agent;
    if (seat === null) return [];
    const view = this.view(seat);
    return this.legal.map(option => this.#gym.game.words.option(view, option));
  }

  /** Answers for the seat that is asked: with one of the legal options, or with its number among them. */
  step(given: Option | number): void {
    const asked = this.#asked;
    if (asked === null) throw refused('the match is over');
    const option =
      typeof given === 'number' ? asked.options[given] : asked.options.find(each => sameOption(each, given));
    if (!option) throw this.#notLegal(asked, given);
    this.#play(option);
    this.#asked = this.#next();
  }

  /** A copy that goes its own way. Computer players think in both with fresh minds. */
  fork(seed: Seed): Env {
    return this.#with(this.#gym.game.rules.clone(this.#state), seed);
  }
  /** A match that this seat could not tell from this one: what it cannot know is dealt anew. */
  sample(seat: Seat, seed: Seed): Env {
    this.#mustSit(seat);
    return this.#with(this.#gym.game.knowledge.sample(this.#state, seat, seed), seed);
  }

  #look(eye: Eye): Sight {
    let sight = this.#sights.get(eye);
    if (!sight) {
      sight = this.#gym.encoder.look(this.view(eye), eye);
      this.#sights.set(eye, sight);
    }
    return sight;
  }

  #with(state: State, seed: Seed): Env {
    const minds = new Map([...this.#opponents.keys()].map(seat => [seat, newMind(`${seed}:${seat}`)]));
    return new Env(this.#gym, state, this.#opponents, minds);
  }

  /** Lets computer players decide until it is somebody else's turn to. */
  #next(): Pending | null {
    const { game } = this.#gym;
    for (;;) {
      const asked = pending(game, this.#state);
      const bot = asked && this.#opponents.get(asked.seat);
      const mind = asked && this.#minds.get(asked.seat);
      if (!asked || !bot || !mind) return asked;
      this.#play(answer(game, this.#state, asked, bot, mind));
    }
  }
  #play(option: Option): void {
    play(this.#gym.game, this.#state, option);
    this.#state.events = [];
    this.#sights.clear();
  }

  #mustSit(eye: Eye): void {
    const sits = eye === 'spectator' || (Number.isInteger(eye) && eye >= 0 && eye < this.seats);
    if (!sits) throw refused(`there is no seat ${eye}: seats are 0 to ${this.seats - 1}`);
  }
  #notLegal({ seat, options }: Pending, given: Option | number): Refused {
    if (typeof given === 'number')
      return refused(`option ${given} is not there: there are ${options.length}, from 0`);
    const reasons = given.card === undefined ? [] : whyNot(this.#gym.game, this.#state, seat, given);
    return reasons.length > 0
      ? new Refused(reasons)
      : refused(`${JSON.stringify(given)} is not among the ${options.length} legal options`);
  }
}

const refused = (text: string) => new Refused([{ rule: '', text }]);
