import type { GameEvent, Seat } from '@siegeworks/contract';
import type { Match, Pending } from '@siegeworks/kernel';
import { moments, sameOption } from '@siegeworks/kernel';
import type { Facts, Moment, OutcomeFacts, ProposalInfo, QuestionFacts, Why } from '@siegeworks/protocol';
import { difference } from '@siegeworks/protocol';
import { whyNoUndo } from './actions.ts';
import type { Mover } from './answers.ts';
import { mover, standingAnswer } from './answers.ts';
import { courseOf, decisionsOf } from './chronicle.ts';
import { leftAt } from './clock.ts';
import type { Proposal } from './company.ts';
import type { Host } from './host.ts';
import { settingsOf } from './host.ts';
import { isOpenTo } from './openness.ts';
import type { Room } from './room.ts';
import { isTheirs, peopleIn, seatsOf, seenAt, viewFor } from './room.ts';
import { standing } from './series.ts';
import type { Visit } from './visit.ts';
import { isPassing, notSeated } from './visit.ts';

/** What this visitor may know of the room and has not been told yet. From now on it has been told. */
export function factsFor(host: Host, visit: Visit): Facts {
  letLook(visit);
  const { room, eye } = visit;
  const { asked, game } = room.match;
  const next = mover(host, room);
  // While the rules have failed nobody can answer.
  const isAsked = asked !== null && asked.seat === eye && room.company.halted === null;
  visit.seq++;
  return {
    match: room.id,
    game: game.about.id,
    seq: visit.seq,
    at: room.actions,
    seats: room.seats.map((chair, seat) => ({
      name: chair.name,
      mine: isTheirs(room, seat, visit.who),
      bot: chair.kind === 'computer' ? chair.bot : null,
    })),
    eye: eye === 'spectator' ? null : eye,
    ...news(host, visit),
    question: isAsked ? questionOf(host, visit, asked) : null,
    waiting: asked && !isAsked ? { seat: asked.seat, question: asked.question } : null,
    ...(next === null && asked && handover(visit, asked)),
    ...(eye !== 'spectator' && isAnswering(visit, eye) && { passing: true }),
    noUndo: noUndoFor(visit, next),
    outcome: outcomeFor(visit),
    ...companyOf(host, room),
    ...(room.series && { series: standing(room, room.series, seatsOf(room, visit.who)) }),
    more: next !== null && goesOnFor(visit, next),
  };
}

/** Whether this seat passes, or a standing order of it is carried out. */
function isAnswering(visit: Visit, seat: Seat): boolean {
  const { following } = visit.room;
  return isPassing(visit, seat) || (following?.seat === seat && following.firm !== undefined);
}

/** Whether somebody else is answered for may depend on their hand: only the screens of that person know before it is done. */
function goesOnFor(visit: Visit, next: Mover): boolean {
  if (next.by === 'bot') return true;
  return next.by === 'hand' ? next.visits.includes(visit) : isTheirs(visit.room, next.asked.seat, visit.who);
}

/** Among people: clocks as they are now, what is proposed, and whether everybody waits. */
function companyOf({ parts }: Host, { company, seats, match }: Room): Pick<Facts, 'company'> {
  const { agreed, clock, proposal, paused, halted } = company;
  if (peopleIn({ seats }).size < 2 && !clock && !halted) return {};
  return {
    company: {
      agreed,
      clock: clock && { left: leftAt(clock, parts.now()), runs: clock.runs },
      proposal: proposal && proposalOf(match, proposal),
      paused,
      ...(halted && { halted }),
    },
  };
}

/** Whoever is asked for a take-back hears what everybody has learned since. */
function proposalOf({ past }: Match, { what, by, to, agreed }: Proposal): ProposalInfo {
  if (what !== 'take-back') return { what, by, agreed: [...agreed] };
  const revealed = new Set(past.slice(to).flatMap(({ lasting }) => (lasting ? [lasting] : [])));
  return { what, by, agreed: [...agreed], revealed: [...revealed] };
}

/** After the end there is nothing left to hide from those who played. */
function letLook(visit: Visit): void {
  const { room, who, eye } = visit;
  const [first] = seatsOf(room, who);
  if (room.match.state.over && eye === 'spectator' && first !== undefined) visit.eye = first;
}

/** The moments that are new to this eye, each with what it may know of them. */
function news({ parts }: Host, visit: Visit): Pick<Facts, 'keep' | 'moments'> {
  const { room, eye } = visit;
  const { match } = room;
  const now = match.picks.length;
  const told = visit.told.get(eye);
  const keep = told?.picks ?? -1;
  const fresh: Moment[] = [];
  let before: object | undefined = told?.view;
  // Where nothing has been picked since, the table is sent as it is now.
  const from = Math.max(keep + 1, now - (parts.history ?? now));
  for (const { picks, state, events } of moments(match, Math.min(from, now))) {
    const known = keep === now ? [] : seenOf(visit, events);
    if (known.length === 0 && picks < now) continue;
    const view = picks === now ? viewFor(room, eye) : seenAt(room, state, eye);
    const by = difference(before, view);
    fresh.push({ pick: picks, ...(by !== undefined && { view: by }), events: known });
    before = view;
  }
  visit.told.set(eye, { picks: now, view: viewFor(room, eye) });
  return { keep, moments: fresh };
}

export function seenOf({ room, eye }: Visit, events: readonly GameEvent[]): GameEvent[] {
  return events.flatMap(event => room.match.game.knowledge.sees(event, eye) ?? []);
}

/** Several people at one screen: the player who has to decide must first sit down at it. */
function handover({ room, who, eye }: Visit, { seat }: Pending): Pick<Facts, 'handover'> {
  if (!isTheirs(room, seat, who) || seat === eye) return {};
  return { handover: { seat, name: room.seats[seat].name } };
}

function questionOf(host: Host, { room, who }: Visit, asked: Pending): QuestionFacts {
  const { game, state, picks } = room.match;
  const { seat, options, question: id } = asked;
  // The suggestion comes from a table that this seat could be sitting at: it gives nothing away.
  const habit = game.judgement.habit(
    game.knowledge.sample(state, seat, `habit:${picks.length}`),
    seat,
    options,
  );
  return {
    id,
    seat,
    options,
    habit: options.findIndex(option => sameOption(option, habit)),
    standing: standingAnswer(game, asked, settingsOf(host, who, game.about.id)),
  };
}

function noUndoFor(visit: Visit, next: Mover | null): Why | null {
  const { room, eye } = visit;
  if (next?.by === 'hand' && next.visits.includes(visit)) return { code: 'passed on', about: [] };
  return eye === 'spectator' ? { code: notSeated(visit), about: [] } : whyNoUndo(room, eye);
}

/** What was hidden stays so for those to whom the match is not open after the end. */
function outcomeFor({ room, who }: Visit): OutcomeFacts | null {
  const outcome = outcomeOf(room);
  if (!outcome || isOpenTo(room, who)) return outcome;
  const players = outcome.config.players.map(() => ({}));
  return { ...outcome, seed: null, config: { ...outcome.config, players }, course: [] };
}

function outcomeOf({ match, auto, chronicle }: Room): OutcomeFacts | null {
  const { game, state, seed, config } = match;
  if (!state.over) return null;
  const { places, draw, rule } = state.over;
  const decisions = decisionsOf(match, auto);
  return {
    places,
    draw,
    rule,
    seed,
    config,
    turns: game.audit.turns(state),
    decisions,
    course: courseOf(chronicle),
  };
}
