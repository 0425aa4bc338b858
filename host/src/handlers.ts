import type { Attempt, Seat } from '@siegeworks/contract';
import type { ClientMessage, ClientType, SocialWish } from '@siegeworks/protocol';
import type { Deed } from './actions.ts';
import { act, undoing } from './actions.ts';
import { begin, createMatch, learnSettings, nextMatch, openMatch, rematch } from './entering.ts';
import { fileName, fileOf, roomFrom } from './files.ts';
import { saidWith } from './following.ts';
import { giveHint } from './hint.ts';
import type { Caller, Host } from './host.ts';
import { gameNamed, leave, visitAt } from './host.ts';
import { fault, show, tellFacts } from './messages.ts';
import { HostRefused, refuse, whyOf } from './refusals.ts';
import type { Room } from './room.ts';
import { isTheirs } from './room.ts';
import { goOn, run } from './run.ts';
import type { Visit } from './visit.ts';
import { ownSeat } from './visit.ts';

/** What a visitor may ask a host for. Everything else is answered beside the screen. */
export type Asked = Exclude<
  ClientType,
  | 'hello'
  | 'cards'
  | 'rulebook'
  | 'examples'
  | 'show'
  | 'practise'
  | 'houseRules'
  | 'lessons'
  | 'puzzles'
  | 'solve'
  | 'doubt'
  | 'learn'
  | 'whyNot'
  | 'known'
  | 'look'
  | 'record'
  | 'forgetRecord'
  | 'report'
  | 'say'
  | 'again'
  | 'watchers'
  | 'glimpse'
  | 'checkSeat'
  | 'decks'
  | 'keepDeck'
  | 'forgetDeck'
  | 'drafts'
  | 'openDraft'
  | 'draft'
  | 'takeCards'
  | 'buildDeck'
  | 'forgetDraft'
>;
type Message<K extends Asked> = Extract<ClientMessage, { type: K }>;
type Handler<K extends Asked> = (host: Host, caller: Caller, message: Message<K>) => Promise<void> | void;

/** One handler for each kind of message. Whatever it throws as refused has changed nothing. */
export const HANDLERS: { [K in Asked]: Handler<K> } = {
  async saves({ parts }, { tell }, { re }) {
    tell(re, 'saves', { saves: await parts.store.list() });
  },
  create: createMatch,
  open: (host, caller, { re, match }) => openMatch(host, caller, re, match),
  next: nextMatch,
  rematch,
  async leave(host, caller, { re, match }) {
    await leave(host, caller, match);
    caller.tell(re, 'done', {});
  },
  async forget(host, caller, { re, match }) {
    await leave(host, caller, match);
    await host.parts.store.forget(match);
    caller.tell(re, 'done', {});
  },
  async export({ parts }, { visits, tell }, { re, match }) {
    const room = visits.get(match)?.room;
    const text = room ? fileOf(room) : await parts.store.copy(match);
    if (text === null) throw refuse('not kept');
    tell(re, 'file', { name: room ? fileName(room) : `match-${match.slice(0, 8)}.siege.json`, text });
  },
  async import(host, caller, { re, text }) {
    const room = await roomFrom(host.parts, host.parts.fresh(), text, caller.who);
    await begin(host, caller, re, room);
  },
  async pick(host, caller, { re, match, seq, at, question, option, then = [], firm = [], client }) {
    const visit = visitAt(caller, match);
    const stands = () => {
      const { asked } = visit.room.match;
      const isNow = at === undefined ? seq === visit.seq : at === visit.room.actions;
      if (!isNow) throw refuse('changed');
      if (visit.room.company.paused) throw refuse('paused');
      if (asked && asked.seat !== ownSeat(visit)) throw refuse('not your decision');
    };
    stands();
    const seat = ownSeat(visit);
    const deed: Deed = { kind: 'pick', option, question, ...(caller.lag > 0 && { back: caller.lag }) };
    await decide(host, visit, re, { seat, deed, stands, then, firm, client });
  },
  async undo(host, caller, { re, match }) {
    const visit = visitAt(caller, match);
    const seat = ownSeat(visit);
    const plan = undoing(visit.room, seat);
    if ('why' in plan) throw new HostRefused(plan.why);
    await act(host.parts, visit.room, seat, { kind: 'undo', to: plan.to });
    visit.passing = null;
    caller.tell(re, 'done', {});
    show(host, visit.room);
  },
  async concede(host, caller, { re, match }) {
    const visit = visitAt(caller, match);
    await decide(host, visit, re, {
      seat: ownSeat(visit),
      deed: { kind: 'concede' },
      stands: () => {},
      then: [],
    });
  },
  async social(host, caller, { re, match, deed }) {
    const visit = visitAt(caller, match);
    const seat = ownSeat(visit);
    await act(host.parts, visit.room, seat, socialDeed(visit.room, seat, deed));
    caller.tell(re, 'done', {});
    show(host, visit.room);
    await goOn(host, visit.room);
  },
  async ready(host, caller, { re, match, seat }) {
    const visit = visitAt(caller, match);
    const { room } = visit;
    if (!isTheirs(room, seat, caller.who)) throw refuse('not at this screen');
    if (room.match.asked && room.match.asked.seat !== seat) throw refuse('somebody else is asked');
    visit.eye = seat;
    caller.tell(re, 'done', {});
    tellFacts(host, visit);
    await goOn(host, room);
  },
  async passTurn(host, caller, { re, match, on }) {
    const visit = visitAt(caller, match);
    const { game, state } = visit.room.match;
    const seat = ownSeat(visit);
    visit.passing = on ? { seat, turn: game.audit.turns(state) } : null;
    if (!on && visit.room.following?.seat === seat) visit.room.following = null;
    caller.tell(re, 'done', {});
    if (!on) tellFacts(host, visit);
    await goOn(host, visit.room);
  },
  async retry(host, caller, { re, match }) {
    const { room } = visitAt(caller, match);
    caller.tell(re, 'done', {});
    await goOn(host, room);
  },
  hint: (host, caller, { re, match }) => giveHint(host, visitAt(caller, match), re),
  stopHint(_host, caller, { re, match }) {
    visitAt(caller, match).hints++;
    caller.tell(re, 'done', {});
  },
  async settings(host, caller, { re, game }) {
    caller.tell(re, 'settings', { game, settings: await learnSettings(host, caller.who, game) });
  },
  async settle(host, { who, tell }, { re, game, settings }) {
    await gameNamed(host, game);
    host.settings.set(`${who}/${game}`, settings);
    tell(re, 'settings', { game, settings });
    await host.parts.store.keepSettings(who, game, settings);
    const open = [...host.rooms.values()].filter(room => room.match.game.about.id === game);
    await Promise.all(open.map(room => run(host, room)));
  },
};

/** What a wish among people means in the log. Whom somebody claims to be gone, only a house knows. */
function socialDeed(room: Room, seat: Seat, wish: SocialWish): Deed {
  if (wish === 'claim' || wish === 'replace') throw refuse('with people');
  if (wish === 'pause' || wish === 'clock' || wish === 'end') return { kind: 'propose', what: wish };
  if (wish === 'back') return { kind: 'propose', what: wish, to: room.match.picks.length - 1 };
  if (wish === 'take-back') return { kind: 'propose', what: wish, to: lastDecision(room, seat) };
  return { kind: wish };
}

/** How many picks there were before the last one that this seat was asked about. */
function lastDecision({ match, auto }: Room, seat: Seat): number {
  return match.picks.findLastIndex((pick, i) => pick.seat === seat && !auto[i]);
}

interface Decision {
  seat: Seat;
  deed: Deed;
  stands: () => void;
  /** What answers the questions that follow. */
  then: readonly Attempt[];
  /** Of a standing order: the questions that it keeps answering. */
  firm?: readonly string[];
  client?: string | undefined;
}

/** Does what a person decided; a fault in the rules is sent with a report instead of thrown on. */
async function decide(host: Host, visit: Visit, re: number, decision: Decision): Promise<void> {
  const { room } = visit;
  const { seat, deed, stands, then, firm, client } = decision;
  try {
    const picked = deed.kind === 'pick' && { option: deed.option };
    const following = saidWith(room, seat, { ...picked, then, firm });
    await act(host.parts, room, seat, deed, { stands, following, client });
    show(host, room);
  } catch (cause) {
    if (whyOf(cause)) throw cause;
    fault(host, room, cause, deed.kind === 'pick' ? (deed.question ?? '') : deed.kind);
  }
  visit.tell(re, 'done', {});
  await goOn(host, room);
}
