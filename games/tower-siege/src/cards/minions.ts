import type { Frame, Id, Seat } from '@siegeworks/contract';
import { cover } from '@siegeworks/kernel';
import { because, DONE, take, thingOf, upper } from '@siegeworks/table';
import type { Aim } from '../rules/aims.ts';
import { raisable, sides } from '../rules/aims.ts';
import { choice } from '../rules/book.ts';
import type { Defeat } from '../rules/calls.ts';
import { canCarry } from '../rules/carry.ts';
import { FREE } from '../rules/costs.ts';
import { skillSucceeds } from '../rules/levels.ts';
import { repair, repairable } from '../rules/shelter.ts';
import { emit } from '../state/events.ts';
import type { Offered } from '../state/offers.ts';
import { addEffect, attach, enterArmy, newToken } from '../state/place.ts';
import { currentQuestion } from '../state/question-frame.ts';
import { cardOf, controllerOf, creatures, inPlay, lent, opposes } from '../state/readers.ts';
import type { Piece, Siege } from '../state/state.ts';
import { NONE, piece } from '../state/state.ts';
import { cardDoes, fullName, nameOf } from '../words/names.ts';
import type { Entry } from './entry.ts';

const NOT_YOURS = because('TS-224', 'only structures and Relics of yours can be repaired');
const WHOLE = because('TS-R84', 'it has all its printed Integrity Points');
const LEVELLED = because('TS-093', 'a Shelter cannot have more Integrity than it was made with');
const REPAIRABLE: Aim = {
  field: 'target',
  list: repairable,
  why(s, seat, id) {
    const p = s.pieces[id];
    if (!sides(s, seat, id) || !p || p.kind === 'creature' || p.bearer !== NONE) return NOT_YOURS;
    return cardOf(p).levelled ? LEVELLED : WHOLE;
  },
};
const NOT_UNDEAD = because('TS-224', 'only an Undead Minion in your discard pile can be raised');
const UNDEAD: Aim = {
  field: 'target',
  list: (s, seat) => raisable(s, seat, true),
  why: () => NOT_UNDEAD,
};

/** TS-118, TS-R66, TS-R78: an opposing Minion that it defeats rises at the start of the controller's next turn. */
function infect(s: Siege, self: Piece, victim: Piece): void {
  if (!cardOf(victim).isMinion || !opposes(s, self.controller, victim.controller)) return;
  s.players[self.controller].zombies++;
  emit(s, { type: 'infected', card: victim.id, seat: self.controller });
}
function rise(s: Siege, seat: Seat): void {
  const player = s.players[seat];
  for (; player.zombies > 0; player.zombies--) enterArmy(s, seat, newToken(s, seat, 'token-zombie'));
}

/** Its Items may go to other creatures that can use them; not while it is lent (TS-R127). */
function heirlooms(s: Siege, id: Id): Offered<'give'>[] {
  const p = piece(s, id);
  if (p.card !== 'squire' || lent(p)) return [];
  return p.items.flatMap(item =>
    creatures(s, p.controller)
      .filter(other => other.id !== p.id && canCarry(s, other, item))
      .map(other => ({ kind: 'give' as const, card: item, target: other.id })),
  );
}
/** What the Squire's player is asked while it is being defeated: steps of the rule `defeat`. */
export const PASSING_ON = {
  squire: choice<Defeat & Frame, Offered<'give' | 'done'>>({
    when: (s, f) => !f.enough && heirlooms(s, f.card).length > 0,
    who: (s, f) => controllerOf(s, f.card),
    options: (s, f) => [...heirlooms(s, f.card), DONE],
    then(s, f, pick) {
      if (pick.kind === 'done') {
        f.enough = true;
        return;
      }
      cover('card squire passes on');
      attach(s, piece(s, pick.card), piece(s, pick.target));
    },
  }),
  more(s: Siege, f: Defeat & Frame): 'done' | 'squire' | undefined {
    if (!inPlay(s, f.card)) return 'done';
    const asked = !f.enough && s.players[piece(s, f.card).controller].alive;
    return asked && heirlooms(s, f.card).length > 0 ? 'squire' : undefined;
  },
};

export const MINIONS: Readonly<Record<string, Entry>> = {
  /** TS-R28: brewing is its act for the turn. */
  alchemist: {
    skill: {
      cost: FREE,
      aim: null,
      window: false,
      use(s, p) {
        addEffect(s, { what: 'alchemist', card: NONE, by: p.controller, on: [], source: p.id, left: 1 });
      },
    },
  },
  'stone-mason': {
    skill: {
      cost: { gp: 2, pp: 0 },
      aim: REPAIRABLE,
      window: true,
      use(s, p, target) {
        if (skillSucceeds(s, p, 60)) repair(s, p.controller, target);
      },
    },
  },
  necromancer: {
    skill: {
      cost: { gp: 0, pp: 3 },
      aim: UNDEAD,
      window: false,
      use(s, p, target) {
        take(s.players[p.controller].discard, target);
        enterArmy(s, p.controller, target, 'defend');
      },
    },
  },
  zombie: {
    slays: infect,
    turnBegins: rise,
    tells: {
      infected: {
        rule: 'TS-118',
        say: (s, e) => `${nameOf(s, e.card)} will rise as ${thingOf(s, 'a Zombie', e.seat)}.`,
      },
    },
  },
  'token-zombie': { slays: infect },
  bodyguard: {
    asks: {
      'shooting.guard': {
        rule: 'TS-140',
        text: s =>
          `${cardDoes(s, currentQuestion(s).shooter, 'aims')} at your Mage: does a Bodyguard step in?`,
      },
    },
  },
  squire: {
    asks: {
      'defeat.squire': {
        rule: 'TS-114',
        text: s => `${upper(fullName(s, currentQuestion(s).card))} is defeated: pass on its Items?`,
      },
    },
  },
};
