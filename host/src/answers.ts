import type { Game, Option } from '@siegeworks/contract';
import type { Pending } from '@siegeworks/kernel';
import type { Settings } from '@siegeworks/protocol';
import type { Following } from './following.ts';
import { saidAbout } from './following.ts';
import type { Host } from './host.ts';
import { settingsOf } from './host.ts';
import type { Room } from './room.ts';
import { isTheirs, viewFor } from './room.ts';
import type { Visit } from './visit.ts';
import { isPassing } from './visit.ts';

/** How a question is answered: the kind of an option, `first`, or `ask`. */
export function standingAnswer({ judgement }: Game, asked: Pending, { standing }: Settings): string {
  const usual = judgement.standing?.[asked.question];
  const fits = usual && (usual.cards || asked.options.every(option => option.card === undefined));
  return standing[asked.question] ?? (fits ? usual.answer : 'ask');
}

/** What to answer without asking the person, or `null`. */
function automatic(host: Host, room: Room, who: string, asked: Pending): Option | null {
  const { options, question: id, seat } = asked;
  const settings = settingsOf(host, who, room.match.game.about.id);
  if (host.parts.insists?.(room, asked)) return null;
  if (options.length === 1 && (settings.askForced || settings.stops.includes(id))) return null;
  const own = settings.standing[id];
  if (own !== undefined) return options.length === 1 ? options[0] : standing(options, own);
  const pass = options.find(option => option.kind === 'pass');
  const passing = [...room.visits].some(visit => visit.who === who && isPassing(visit, seat));
  const option = pass && passing ? pass : byGame(room, asked, settings);
  const costs = room.match.game.judgement.standing?.[id]?.costs;
  return option && costs?.(viewFor(room, seat), option) ? null : option;
}

/** What everybody would answer: the only option, or the usual one. */
function byGame(room: Room, asked: Pending, settings: Settings): Option | null {
  const { game } = room.match;
  const { options, question, seat } = asked;
  if (options.length === 1) return options[0];
  const sensible = game.judgement.standing?.[question]?.sensible;
  if (sensible) return sensible(viewFor(room, seat), seat, options);
  return standing(options, standingAnswer(game, asked, settings));
}

function standing(options: readonly Option[], answer: string): Option | null {
  if (answer === 'first') return options[0];
  const matching = options.filter(option => option.kind === answer);
  return matching.length === 1 ? matching[0] : null;
}

export type Mover =
  | { by: 'bot'; bot: string; asked: Pending }
  | { by: 'habit'; asked: Pending; option: Option }
  /** The person has answered this together with an earlier question. */
  | { by: 'said'; asked: Pending; option: Option; rest: Following }
  /** Somebody else at these screens is asked: nobody's cards are shown until the screen was passed on. */
  | { by: 'hand'; asked: Pending; visits: Visit[] };

/** Who answers without asking a person, or `null`. */
export function mover(host: Host, room: Room): Mover | null {
  const { asked } = room.match;
  const chair = asked && room.seats[asked.seat];
  if (!asked || !chair || chair.kind === 'open') return null;
  if (room.company.paused || room.company.halted !== null) return null;
  if (chair.kind === 'computer') return { by: 'bot', bot: chair.bot, asked };
  const said = saidAbout(room, asked);
  if (said && !(isPassedBy(room, said.option) && wantsToBeAsked(host, room, chair.who, asked)))
    return { by: 'said', asked, ...said };
  // Who is not here is not answered for: how they want to be asked is known where they are.
  if (![...room.visits].some(visit => visit.who === chair.who)) return null;
  const option = automatic(host, room, chair.who, asked);
  if (option) return { by: 'habit', asked, option };
  const visits = [...room.visits].filter(visit => mustPassOn(visit, asked));
  return visits.length > 0 ? { by: 'hand', asked, visits } : null;
}

/** A pass on the way to what was said; a standing order to pass is what its player wants. */
const isPassedBy = ({ following }: Room, { kind }: Option): boolean =>
  kind === 'pass' && following?.firm === undefined;
function wantsToBeAsked(host: Host, { match }: Room, who: string, { question }: Pending): boolean {
  const { standing, stops } = settingsOf(host, who, match.game.about.id);
  return standing[question] === 'ask' || stops.includes(question);
}

function mustPassOn({ room, who, eye }: Visit, { seat }: Pending): boolean {
  return isTheirs(room, seat, who) && eye !== seat && eye !== 'spectator';
}
