import type { Id, Seat } from '@siegeworks/contract';
import { call } from '@siegeworks/kernel';
import { because } from '@siegeworks/table';
import { choice, rule, top } from '../rules/book.ts';
import { cancel, counter } from '../rules/resolve.ts';
import { tell } from '../state/events.ts';
import { attach, detach, freeTrapped, release } from '../state/forces.ts';
import { discard } from '../state/place.ts';
import type { Building, Force, Item, War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { allFront, enemies, front, mayBear, onFront } from '../state/table.ts';
import { damageCastle } from '../state/values.ts';
import { castleAfter, damageText } from '../words/forecast.ts';
import { cardName, copy, nameOf, verbOf } from '../words/names.ts';
import { CARDS } from './card.ts';
import type { Play } from './entry.ts';
import { enter, playOf } from './entry.ts';
import { strikes } from './strikes.ts';
import { enemyForces, ids, one, own, typeOf, waiting } from './targets.ts';

/** AK-257: forces that this player owns, in an enemy's Dungeon (AK-R83). */
function prisoners(s: War, by: Seat): Id[] {
  return enemies(s, by).flatMap(seat =>
    s.players[seat].lands.flatMap(land =>
      land.buildings.flatMap(b => (b.prisoner?.owner === by ? [b.prisoner.id] : [])),
    ),
  );
}
/** The Building that holds this force, and whose it is. */
function prisonOf(s: War, prisoner: Id): { seat: Seat; building: Building } | null {
  for (let seat = 0; seat < s.seats; seat++)
    for (const land of s.players[seat].lands)
      for (const building of land.buildings)
        if (building.prisoner?.id === prisoner) return { seat, building };
  return null;
}
/** AK-263, AK-R39 */
const trapped = (s: War, by: Seat) =>
  ids(own(s, by).filter(f => f.trappedBy !== NONE && onFront(s, f.trappedBy)?.controller !== by));

/** AK-262: the artifact goes to a force of the thief that may bear it; if there is none, it is discarded (AK-R82). */
const takeOver = rule('takeOver', (seat: Seat, artifact: Id) => ({ seat, artifact, bearer: NONE }), {
  choose: choice({
    when: (s, f) => bearers(s, f.seat, f.artifact).length > 1,
    who: (_s, f) => f.seat,
    options: (s, f) =>
      bearers(s, f.seat, f.artifact).map(force => ({ kind: 'bearer', card: f.artifact, target: force.id })),
    then(_s, f, { target }) {
      f.bearer = target;
    },
  }),
  take(s, f) {
    const victim = allFront(s).find(force => force.worn.includes(f.artifact));
    if (!victim || !s.players[f.seat].alive) return;
    const bearer = onFront(s, f.bearer) ?? bearers(s, f.seat, f.artifact)[0];
    detach(victim, f.artifact);
    tell(s, { type: 'stolen', seat: f.seat, card: f.artifact, target: victim.id });
    if (bearer) attach(s, bearer, f.artifact);
    else discard(s, f.artifact);
  },
});
const bearers = (s: War, seat: Seat, artifact: Id): Force[] =>
  s.players[seat].row.filter(f => mayBear(s, f, artifact, seat));

/** AK-259: the misleader takes the Op over and at once turns it on the player who sent it (AK-260, AK-R81). */
const misdirect = rule('misdirect', (seat: Seat, n: number) => ({ seat, n }), {
  turn: choice({
    when: (s, f) => turnTargets(s, f.seat, opOf(s, f.n)).length > 1,
    who: (_s, f) => f.seat,
    options: (s, f) => turnTargets(s, f.seat, opOf(s, f.n)).map(target => ({ kind: 'target', target })),
    then(s, f, { target }) {
      const op = opOf(s, f.n);
      if (op) turnOp(s, f.seat, op, target);
    },
  }),
  alone(s, f) {
    const op = opOf(s, f.n);
    if (!op || op.by === f.seat || !s.players[f.seat].alive) return;
    const [target = NONE] = turnTargets(s, f.seat, op);
    if (target === NONE && !aimsAtPlayers(op)) cancel(s, op);
    else turnOp(s, f.seat, op, target);
  },
});
const opOf = (s: War, n: number): Item | undefined => s.items.find(item => item.n === n);
const aimsAtPlayers = (op: Item) => playOf(op.what)?.aim.seats !== undefined;

function turnOp(s: War, seat: Seat, op: Item, target: Id): void {
  const sender = op.by;
  op.by = seat;
  op.targets = target === NONE ? [] : [target];
  op.seat = aimsAtPlayers(op) ? sender : NONE;
  tell(s, { type: 'turned', what: op.what, card: op.card, seat, from: sender, targets: op.targets.slice() });
}
/** What the Op could be aimed at by its new controller: only what belongs to the player who sent it. */
function turnTargets(s: War, seat: Seat, op: Item | undefined): Id[] {
  if (!op || op.by === seat) return [];
  const play = playOf(op.what);
  if (!play?.aim.cards) return [];
  return play.aim.cards(s, seat, []).filter(id => id !== op.card && belongs(s, id, op, play));
}
function belongs(s: War, id: Id, op: Item, play: Play): boolean {
  const sender = op.by;
  if (play.belongsTo) return play.belongsTo(s, id, sender);
  if (CARDS[s.names[id]].type === 'thieving-op') return s.items.some(i => i.card === id && i.by === sender);
  const bearer = onFront(s, id) ?? allFront(s).find(f => f.worn.includes(id));
  return bearer?.controller === sender;
}

// AK-R79
const isBlockable = (what: string) => !CARDS[what].keywords.includes('unblockable-op');

/** Section 5.17. */
enter({
  'back-stab': {
    play: {
      aim: one((s, by) => ids(enemyForces(s, by))),
      at: ['AK-256', 'an enemy force on a Battle Front'],
      ...strikes(3, false),
    },
  },
  'clear-dungeon': {
    play: {
      aim: one(prisoners),
      at: ['AK-257', 'one of your forces in the Dungeon of an enemy'],
      resolve(s, _item, [target]) {
        const prison = prisonOf(s, target);
        if (prison) release(s, prison.building);
      },
      belongsTo: (s, target, sender) => prisonOf(s, target)?.seat === sender,
    },
  },
  release: {
    play: {
      aim: one(trapped),
      at: ['AK-263', 'one of your forces that the Trapper of an enemy holds'],
      resolve: (s, _item, [target]) => freeTrapped(s, front(s, target)),
      belongsTo: (s, target, sender) =>
        onFront(s, onFront(s, target)?.trappedBy ?? NONE)?.controller === sender,
    },
  },
  'catch-thief': {
    play: {
      // AK-264, AK-R80: even an Op that is itself an interrupt.
      aim: one(s => waiting(s, i => typeOf(i) === 'thieving-op' && isBlockable(i.what))),
      at: ['AK-258', 'a Thieving Op on the stack'],
      bars: (s, target) =>
        s.items.some(i => i.card === target) && !isBlockable(s.names[target])
          ? because('AK-258', 'Catch Thief does not stop Infiltrate Castle')
          : null,
      resolve: (s, _item, [target]) => counter(s, target),
    },
  },
  'infiltrate-castle': {
    play: {
      aim: { min: 1, max: 1, seats: enemies },
      at: ['AK-261', 'the Castle of an enemy'],
      resolve(s, item) {
        if (s.players[item.seat].alive) damageCastle(s, item.seat, 3);
      },
      effectAt: (s, seat) => [`${damageText(3)} to the Castle`, castleAfter(s, seat, 3)],
    },
  },
  'mislead-thief': {
    play: {
      aim: one((s, by) => waiting(s, i => typeOf(i) === 'thieving-op' && i.by !== by)),
      at: ['AK-259', 'the Thieving Op of an opponent on the stack'],
      resolve(s, item, [target]) {
        const op = s.items.find(each => each.card === target && !each.resolving);
        if (op) call(s, misdirect(item.by, op.n));
      },
    },
    questions: { 'misdirect.turn': { rule: 'AK-259', ask: s => turnQuestion(s) } },
  },
  'steal-artifact': {
    play: {
      aim: one((s, by) => enemyForces(s, by).flatMap(f => f.worn)),
      at: ['AK-262', 'an artifact that an enemy force wears'],
      resolve: (s, item, [target]) => call(s, takeOver(item.by, target)),
    },
    says: {
      bearer: (s, o) =>
        `${nameOf(s, o.target)}${copy(s, o.target)} ${verbOf(s, o.target, 'bears')} ${nameOf(s, o.card)}`,
    },
    questions: {
      'takeOver.choose': {
        rule: 'AK-262',
        ask: s => `Which force bears the stolen ${nameOf(s, top<ReturnType<typeof takeOver>>(s).artifact)}?`,
      },
    },
  },
});
function turnQuestion(s: War): string {
  const op = opOf(s, top<ReturnType<typeof misdirect>>(s).n);
  return `${cardName(op?.what ?? '')}: which new target?`;
}
