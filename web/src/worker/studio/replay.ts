import type { Board, Eye, Face, GameEvent, Seat, State } from '@siegeworks/contract';
import type { MatchFile } from '@siegeworks/host';
import type { Match } from '@siegeworks/kernel';
import { apply, moments, pending, stateAt } from '@siegeworks/kernel';
import type { AskedQuestion, LogLine, SeatInfo, StudioEye, StudioMoment } from '@siegeworks/protocol';
import type { Reading } from '@siegeworks/reader';
import { linesOf, logLine, newReading, offerOf, seenIn, worded } from '@siegeworks/reader';

/** How often a state is kept, in picks: any moment is at most this many picks away from one. */
const EVERY = 8;
const EMPTY: Board = { status: [], areas: [] };

/** A finished match that is looked at again, from any side and at any moment. */
export class Replay {
  readonly match: Match;
  readonly file: MatchFile;
  readonly seats: SeatInfo[];
  private readonly reading: Reading;
  private readonly kept = new Map<number, State>();
  private readonly logs = new Map<StudioEye, LogLine[]>();

  constructor(match: Match, file: MatchFile) {
    this.match = match;
    this.file = file;
    this.reading = newReading(match.game);
    this.seats = seatsOf(file);
    for (const { picks, state } of moments(match)) if (picks % EVERY === 0) this.kept.set(picks, state);
  }

  /** The state after this many picks, played on from the kept one before it. */
  stateAt(at: number): State {
    const { match } = this;
    const from = at - (at % EVERY);
    const kept = this.kept.get(from);
    // Where hidden cards were dealt anew the match itself knows best.
    const isPlain = match.anew === null || match.anew.picks <= from || match.anew.picks > at;
    if (!kept || !isPlain) return stateAt(match, at);
    if (from === at) return kept;
    const s: State = match.game.rules.clone(kept);
    s.events = null;
    for (const each of match.picks.slice(from, at)) apply(match.game, s, each);
    return s;
  }

  moment(at: number, eye: StudioEye): StudioMoment {
    const { match, reading } = this;
    const state = this.stateAt(at);
    const view = this.seen(state, eye);
    const asked = at < match.picks.length ? pending(match.game, state) : null;
    const made = match.picks[at];
    return {
      at,
      eye,
      board: this.board(view, this.side(eye)),
      view,
      next: asked &&
        made && {
          seat: made.seat,
          question: this.question(state, made.seat, asked.question),
          picked: offerOf(reading, this.seen(state, made.seat), made.option),
        },
      open: eye === 'open' ? this.hidden(state) : [],
    };
  }

  /** What this eye may know, with the names of those who played. */
  seen(state: State, eye: StudioEye): State {
    const side = this.side(eye);
    const view = this.match.game.knowledge.view(state, side);
    return this.named(view, eye);
  }

  question(state: State, seat: Seat, id: string): string {
    const { questions } = this.match.game.words;
    return worded(this.reading, () => questions[id](this.seen(state, seat)), id);
  }

  /** The question that was open then, as its player was asked it. */
  ask(at: number): AskedQuestion | null {
    const { match, reading } = this;
    const state = this.stateAt(at);
    const asked = pending(match.game, state);
    if (!asked || at >= match.picks.length) return null;
    const { seat, options, question: id } = asked;
    const seen = this.seen(state, seat);
    const offers = options.map(option => offerOf(reading, seen, option));
    return { id, seat, text: this.question(state, seat, id), offers, habit: 0, standing: 'ask' };
  }

  /** What happened, as this eye may know it, told at the table as it was then. */
  log(eye: StudioEye): LogLine[] {
    const known = this.logs.get(eye) ?? this.told(eye);
    this.logs.set(eye, known);
    return known;
  }

  get words(): Reading {
    return this.reading;
  }

  private told(eye: StudioEye): LogLine[] {
    const { sees } = this.match.game.knowledge;
    const may = (event: GameEvent) => (eye === 'open' ? event : sees(event, eye));
    const lines: LogLine[] = [];
    for (const { picks, state, events } of moments(this.match)) {
      const known = events.flatMap(event => may(event) ?? []);
      if (known.length === 0) continue;
      // With all cards open the sentences may name what only their owner saw.
      const seen = eye === 'open' ? this.openly(state) : this.seen(state, eye);
      lines.push(...linesOf(this.reading, seen, { events: known, pick: picks }).map(logLine));
    }
    return lines;
  }

  private openly(state: State): State {
    return this.named(state, 'open');
  }

  /** With names for the words: a person without one is `you` only to their own eye. */
  private named(state: State, eye: StudioEye): State {
    const own = this.seats.findIndex(({ mine }) => mine);
    const you = eye === 'spectator' ? null : eye === 'open' ? (own < 0 ? null : own) : eye;
    const seats = this.seats.map((seat, n) =>
      seat.name === 'You' && n !== you ? { ...seat, name: `Player ${n + 1}` } : seat,
    );
    return seenIn(this.reading, { seats, eye: you }, state);
  }

  /** The side of the table from which everything is seen: the person's own, if there is one. */
  private side(eye: StudioEye): Eye {
    return eye === 'open'
      ? Math.max(
          0,
          this.seats.findIndex(({ mine }) => mine),
        )
      : eye;
  }

  private board(view: State, side: Eye): Board {
    return worded(this.reading, () => this.match.game.words.board(view, side), EMPTY);
  }

  /** What the others hold that the table itself does not show. */
  private hidden(state: State): StudioMoment['open'] {
    const own = this.side('open');
    const onTable = new Set(idsIn(this.board(this.seen(state, own), own)));
    return this.seats.flatMap((_seat, seat) => {
      if (seat === own) return [];
      const { areas } = this.board(this.seen(state, seat), seat);
      return areas
        .filter(area => area.seat === seat)
        .map(area => ({
          seat,
          title: area.short ?? area.title,
          cards: area.cards.filter(({ id, card }) => card !== null && !onTable.has(id)),
        }))
        .filter(({ cards }) => cards.length > 0);
    });
  }
}

const idsIn = ({ areas }: Board): number[] => areas.flatMap(({ cards }) => cards.flatMap(idsOf));
const idsOf = ({ id, card, attached }: Face): number[] => [
  ...(card === null ? [] : [id]),
  ...attached.flatMap(idsOf),
];

function seatsOf({ table, config }: MatchFile): SeatInfo[] {
  const seats = table?.seats ?? config.players.map((_player, n) => ({ kind: 'open', name: `Seat ${n + 1}` }));
  return seats.map(seat => ({
    name: seat.name,
    mine: seat.kind === 'me',
    bot: 'bot' in seat ? (seat.bot ?? null) : null,
  }));
}
