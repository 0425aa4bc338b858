import type { Frame, Id, Seat } from '@siegeworks/contract';
import { lasting } from '../cards/card.ts';
import { anyWaits } from '../rules/pending.ts';
import { cardName, nameOf } from '../words/names.ts';
import { inPlay, inTheOpen, isMage, isTravel, masterOf } from './readers.ts';
import type { Effect, Item, Piece, Player, Siege } from './state.ts';
import { NONE } from './state.ts';

/** What has outlived its cause, in words, or `null`. Each check says what must be true of everything of its kind. */
export function stray(s: Siege): string | null {
  for (const [seat, player] of s.players.entries()) {
    const wrong = ofPlayer(s, seat, player);
    if (wrong !== null) return `P${seat + 1} ${wrong}`;
  }
  for (const p of s.pieces) {
    const wrong = p && ofPiece(s, p);
    if (p && wrong) return `${nameOf(s, p.id)} ${p.id} ${wrong}`;
  }
  for (const e of s.effects) {
    const wrong = ofEffect(s, e);
    if (wrong !== null) return `${cardName(e.what)} ${wrong}`;
  }
  for (const item of s.pending) {
    const wrong = ofPending(s, item);
    if (wrong !== null) return `${cardName(item.what)} ${wrong}`;
  }
  return ofQuestion(s);
}
/** The first statement that is not true. */
const untrue = (claims: Record<string, boolean>): string | null =>
  Object.entries(claims).find(([, holds]) => !holds)?.[0] ?? null;
const lives = (s: Siege, seat: Seat) => s.players[seat].alive;

/** TS-219: nothing is left of eliminated players. TS-051, 4.6: temporary points last as long as their source. */
function ofPlayer(s: Siege, seat: Seat, p: Player): string | null {
  const hidden = s.players.flatMap(({ deck, hand, looking }) => [deck, hand, looking]);
  const left = [p.deck, p.hand, p.discard, p.caravan, p.army, p.shelters, p.relics, p.spellbook, p.looking];
  const rest = [p.mines, p.stones, p.surges, p.aside, p.known];
  const points = p.gold.surge + p.power.surge;
  return untrue({
    'is out of the game and has cards': p.alive || [...left, ...rest].every(zone => zone.length === 0),
    'is out of the game and is owed Zombies': p.alive || p.zombies === 0,
    'has Surge points without a Surge card': points === 0 || p.surges.length > 0,
    'has stolen gold out of turn': p.gold.purse === 0 || s.turn === seat,
    'remembers a card that lies open': p.known.every(id => hidden.some(zone => zone.includes(id))),
  });
}

function ofPiece(s: Siege, p: Piece): string | null {
  return (
    untrue({
      'belongs to a player who is gone': lives(s, p.owner),
      'is controlled by a player who is gone': lives(s, p.controller),
    }) ?? (p.kind === 'creature' ? ofCreature(s, p) : p.bearer === NONE ? ofBuilding(s, p) : ofCarried(s, p))
  );
}
function ofCreature(s: Siege, p: Piece): string | null {
  const partner = s.pieces[p.partner];
  return untrue({
    'is not in the army of its controller': s.players[p.controller].army.includes(p.id),
    'serves somebody for no reason': p.controller === masterOf(s, p),
    'is inside what does not hold it': p.inside === NONE || s.pieces[p.inside]?.occupant === p.id,
    'is linked to nobody': p.partner === NONE || partner?.partner === p.id,
    'is linked to a creature of another player': !partner || partner.controller === p.controller,
    'is linked, and not both are in the open': !partner || (inTheOpen(p) && inTheOpen(partner)),
    'is declared and ON GUARD': !p.declared || p.position !== 'guard',
    'is barred and is not a Mage': !p.barred || isMage(s, p),
    'is locked out of what is gone': p.locked.every(id => inPlay(s, id)),
  });
}
function ofBuilding(s: Siege, p: Piece): string | null {
  const { tower, shelters, relics, aside } = s.players[p.controller];
  const inside = s.pieces[p.occupant];
  return untrue({
    'stands nowhere': tower === p.id || [shelters, relics, aside].some(zone => zone.includes(p.id)),
    'is held by somebody who is not inside': p.occupant === NONE || inside?.inside === p.id,
    'holds a creature of another player': !inside || inside.controller === p.controller,
    'is set aside and carries something': !aside.includes(p.id) || p.items.length === 0,
  });
}
/** TS-R82: an Item is its bearer's. */
function ofCarried(s: Siege, p: Piece): string | null {
  const bearer = s.pieces[p.bearer];
  if (!bearer) return 'is carried by what is gone';
  return untrue({
    'is not with its bearer': bearer.items.includes(p.id),
    'serves another than its bearer': p.controller === bearer.controller,
  });
}

function ofEffect(s: Siege, e: Effect): string | null {
  const { needsSource, personal } = lasting(e.what);
  const source = s.pieces[e.source];
  const from = source?.kind === 'item' ? source.bearer : e.source;
  const card = e.card === NONE || lives(s, s.owners[e.card]);
  return untrue({
    'keeps a Scroll of a player who is gone on the table': card,
    'lies on what is gone': e.on.every(id => inPlay(s, id)),
    'is given by what is gone': !isTravel(e.what) || from === e.on[0],
    'comes from what serves another': !needsSource || source?.controller === e.by,
    // What runs on when its maker is gone does so for others (TS-R92).
    'holds for a player who is gone': (!personal && !needsSource) || lives(s, e.by),
    'never ends': e.left > 0,
  });
}

/** 4.9: whatever waits has a living player, and a rule that will resolve it. */
function ofPending(s: Siege, item: Item): string | null {
  type Waiting = Frame & { n?: number; from?: number };
  const held = s.stack.some(f => {
    const { n, from } = f as Waiting;
    return n === item.n || (from !== undefined && from <= item.n);
  });
  return untrue({
    'waits for a player who is gone': lives(s, item.by),
    'waits for nothing': held,
  });
}

/** The cards or pending numbers that a question is about: a player who leaves may take them along. */
interface About {
  seat: Seat;
  from: number;
  card: Id;
  item: Id;
  attacker: Id;
  attackers: Id[];
  shooter: Id;
}
const waiting = (s: Siege, f: About) => anyWaits(s, f.from);
/** Nobody is asked about an attack, an answer or a card that is no longer there. */
const STILL: Readonly<Record<string, (s: Siege, f: About) => boolean>> = {
  attack: (s, f) => inPlay(s, f.attacker),
  skill: (s, f) => inPlay(s, f.card),
  pay: (s, f) => f.card === NONE || inPlay(s, f.card),
  assault: (s, f) => lives(s, f.seat) && f.attackers.some(id => inPlay(s, id)),
  shooting: (s, f) => lives(s, f.seat) && inPlay(s, f.shooter),
  responses: waiting,
  counters: waiting,
  wound: (s, f) => inPlay(s, f.card),
  passOn: (s, f) => inPlay(s, f.item),
  loot: (s, f) => inPlay(s, f.item),
};
function ofQuestion(s: Siege): string | null {
  const f = s.stack.at(-1);
  if (!f || !Object.hasOwn(STILL, f.rule)) return null;
  return STILL[f.rule](s, f as Frame & About) ? null : `${f.rule}.${f.at} is asked about what is gone`;
}
