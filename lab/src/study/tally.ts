import type { Deck, Game, VariantValue } from '@siegeworks/contract';
import { commandOf } from '../command.ts';
import { STAGES } from '../follow.ts';
import type { LuckReport } from '../luck.ts';
import type { Plan } from '../plan.ts';
import type { Played } from '../played.ts';
import { wonBy } from '../played.ts';
import type { Rate } from '../rate.ts';
import { rateOf } from '../rate.ts';
import type { GameError } from '../report.ts';
import type { StakesReport } from '../stakes.ts';
import type { Arm } from './plan.ts';
import type { ArmResult, CardRates, NamedRate } from './result.ts';

/** Wins and games of something, in whatever order the games arrive. */
class Score {
  private wins = 0;
  private draws = 0;
  private games = 0;

  /** One game: 1 for a win, a half for a draw. */
  add(won: number): void {
    this.games++;
    if (won === 1) this.wins++;
    if (won === 0.5) this.draws++;
  }
  rate(): Rate {
    return rateOf(this.wins, this.draws, this.games);
  }
  get empty(): boolean {
    return this.games === 0;
  }
}
class Scores {
  private readonly by = new Map<string, Score>();

  of(id: string): Score {
    const score = this.by.get(id) ?? new Score();
    this.by.set(id, score);
    return score;
  }
  rates(nameOf: (id: string) => string): NamedRate[] {
    return [...this.by]
      .filter(([, score]) => !score.empty)
      .map(([id, score]) => ({ id, name: nameOf(id), ...score.rate() }));
  }
}
function count(counted: Record<number, number>, n: number): void {
  counted[n] = (counted[n] ?? 0) + 1;
}

/** A chance below this is one that few players would give much for. */
const SLIM = 0.3;

/** Adds up the games of one arm for a study. */
export class ArmTally {
  private readonly game: Game;
  private readonly plan: Plan;
  private readonly arm: Arm;
  private readonly errors: GameError[] = [];
  private games = 0;
  private finished = 0;
  private draws = 0;
  private mirrors = 0;
  private readonly stalls = new Score();
  private readonly first = new Score();
  private readonly comebacks = new Score();
  private readonly seats: Score[];
  private readonly players = new Scores();
  private readonly decks = new Scores();
  private readonly groups = new Map<string, Scores>();
  private readonly endings: Record<string, number> = {};
  private readonly turns: Record<number, number> = {};
  private readonly picks: Record<number, number> = {};
  private readonly decisions: Record<number, number> = {};
  private readonly leads: Record<number, number> = {};
  private readonly cards = {
    deck: new Scores(),
    drawn: new Scores(),
    played: new Scores(),
    undrawn: new Scores(),
  };

  constructor(game: Game, plan: Plan, arm: Arm) {
    this.game = game;
    this.plan = plan;
    this.arm = arm;
    this.seats = Array.from({ length: plan.seats }, () => new Score());
  }

  add(played: Played): void {
    this.games++;
    const { failure, outcome } = played;
    if (failure) this.addError(played, failure);
    const stalled = failure?.law === 'ending' || outcome?.draw === true;
    if (outcome || stalled) this.stalls.add(stalled ? 1 : 0);
    if (outcome) this.addOutcome(played, outcome);
  }

  private addError({ index, seed }: Played, { pick, law, text }: NonNullable<Played['failure']>): void {
    const { follow: _follow, ...plan } = this.plan;
    this.errors.push({ game: index, seed, pick, law, text, command: commandOf({ ...plan, only: index }) });
  }

  private addOutcome(played: Played, outcome: NonNullable<Played['outcome']>): void {
    const { players, first, turns, picks } = played;
    this.finished++;
    if (outcome.draw) this.draws++;
    count(this.turns, turns);
    count(this.picks, picks);
    this.endings[outcome.rule] = (this.endings[outcome.rule] ?? 0) + 1;
    for (const [seat, score] of this.seats.entries()) {
      const won = wonBy(outcome, seat);
      score.add(won);
      this.players.of(players[seat]).add(won);
      if (seat === first && this.plan.seats > 1) this.first.add(won);
    }
    this.addDecks(played, outcome);
    this.addFollowed(played, outcome);
  }

  /** A deck that meets itself wins half of its games whatever it is like. */
  private addDecks({ decks }: Played, outcome: NonNullable<Played['outcome']>): void {
    const mirror = decks.length > 1 && new Set(decks).size === 1 && decks[0] !== 'random';
    if (mirror) this.mirrors++;
    const groups = decks.map(id => this.groupsOf(id));
    for (const [seat, id] of decks.entries()) {
      const won = wonBy(outcome, seat);
      if (!mirror) this.decks.of(id).add(won);
      for (const [title, word] of Object.entries(groups[seat])) {
        if (groups.every(other => other[title] === word) && decks.length > 1) continue;
        const scores = this.groups.get(title) ?? new Scores();
        this.groups.set(title, scores);
        scores.of(word).add(won);
      }
    }
  }
  private groupsOf(id: string): Record<string, string> {
    const deck = this.game.catalogue.decks.find(each => each.id === id);
    return deck ? groupsOf(this.game, deck) : {};
  }

  private addFollowed({ followed, decks }: Played, outcome: NonNullable<Played['outcome']>): void {
    if (!followed) return;
    count(this.decisions, followed.decisions);
    count(this.leads, followed.leads);
    const winner = outcome.draw ? -1 : outcome.places.indexOf(1);
    if (winner >= 0) this.comebacks.add(followed.lowest[winner] < SLIM ? 1 : 0);
    const mirror = decks.length > 1 && new Set(decks).size === 1 && decks[0] !== 'random';
    for (const [seat, cards] of followed.cards.entries()) {
      const won = wonBy(outcome, seat);
      for (const [card, stage] of Object.entries(cards)) {
        // A mirror game says nothing about having a card: both sides have it. It does about drawing it.
        if (!mirror) this.cards.deck.of(card).add(won);
        if (stage >= STAGES.indexOf('drawn')) this.cards.drawn.of(card).add(won);
        else this.cards.undrawn.of(card).add(won);
        if (stage >= STAGES.indexOf('played')) this.cards.played.of(card).add(won);
      }
    }
  }

  result(luck: LuckReport | null, stakes: StakesReport | null): ArmResult {
    const { name, options, overlay } = this.arm;
    const deckName = (id: string) => this.game.catalogue.decks.find(deck => deck.id === id)?.name ?? id;
    const alone = this.plan.seats === 1;
    return {
      name,
      options: options as Record<string, VariantValue>,
      overlay: overlay?.name ?? null,
      games: this.games,
      finished: this.finished,
      draws: this.draws,
      stalls: this.stalls.rate(),
      won: alone ? this.seats[0].rate() : null,
      first: this.first.empty ? null : this.first.rate(),
      seats: alone ? [] : this.seats.map(score => score.rate()),
      players: new Set(this.plan.players).size > 1 ? this.players.rates(id => id) : [],
      decks: this.decks.rates(deckName),
      groups: [...this.groups].map(([title, scores]) => ({ title, rates: scores.rates(word => word) })),
      mirrors: this.mirrors,
      turns: this.turns,
      picks: this.picks,
      decisions: this.decisions,
      endings: Object.entries(this.endings)
        .map(([rule, n]) => ({ id: rule, name: rule, ...rateOf(n, 0, this.finished) }))
        .sort((a, b) => b.wins - a.wins),
      cards: this.cardRates(),
      leadChanges: this.leads,
      comebacks: this.comebacks.rate(),
      luck: luck && {
        ...rateOf(luck.open, 0, luck.wins.length),
        always: luck.always,
        never: luck.never,
        open: luck.open,
      },
      stakes: stakes?.stakes ?? null,
      mattering: stakes && mattering(stakes),
      errors: this.errors.toSorted((a, b) => a.game - b.game),
    };
  }

  private cardRates(): CardRates[] {
    const names = new Map(this.game.catalogue.cards.map(({ id, name }) => [id, name]));
    const seen = [...this.cards.drawn.rates(id => id), ...this.cards.undrawn.rates(id => id)];
    const rates = [...new Set(seen.map(({ id }) => id))].map(id => ({
      id,
      name: names.get(id) ?? id,
      deck: this.cards.deck.of(id).rate(),
      drawn: this.cards.drawn.of(id).rate(),
      played: this.cards.played.of(id).rate(),
      undrawn: this.cards.undrawn.of(id).rate(),
    }));
    return rates.sort((a, b) => (a.name < b.name ? -1 : 1));
  }
}

/** What a deck's choices say about it, in words for people: `Army` → `Dwarves`. */
export function groupsOf(game: Game, deck: Deck): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [choice, value] of Object.entries(deck.choices ?? {})) {
    const variant = game.setup.choices[choice];
    const card = game.catalogue.cards.find(({ id }) => id === value)?.name;
    if (variant) found[variant.title] = variant.titles?.[`${value}`] ?? card ?? `${value}`;
  }
  return found;
}

/** Asked often and shown to matter: what greedy loses by leaving it to chance lies outside what chance explains. */
function mattering({ stakes }: StakesReport): number | null {
  const asked = stakes.reduce((sum, stake) => sum + stake.asked, 0);
  const matter = stakes.filter(({ games, high }) => games > 0 && high < 0.5);
  return asked > 0 ? matter.reduce((sum, stake) => sum + stake.asked, 0) / asked : null;
}
