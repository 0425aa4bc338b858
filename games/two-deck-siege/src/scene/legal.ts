import type { Id, Reason } from '@siegeworks/contract';
import { BOX, has, isDefender, isEnemy, printed } from '../cards/card.ts';
import type { Siege } from '../state/state.ts';
import { castleOf } from '../state/state.ts';
import { breached, defendersAt, enemiesAt, inPlay, isWall } from '../state/units.ts';
import { nameOf } from '../words/names.ts';

const MOST = 2;
const PLAYER = ['order', 'defender-special'];
const SIEGE = ['enemy-unit', 'enemy-event'];

/** Why a position that a scenario describes could not come up in a game. */
export function illegal(s: Siege): Reason[] {
  const { ring, cells } = castleOf(s);
  return [
    ...BOX.flatMap((_card, id) => (inPlay(s, id) ? wrongUnit(s, id) : [])),
    ...ring.flatMap(place => wrongCard(s, place)),
    ...cells.flatMap(cell => wrongCell(s, cell)),
    ...wrongPiles(s),
  ];
}
const because = (wrong: boolean, rule: string, text: string): Reason[] => (wrong ? [{ rule, text }] : []);

function wrongUnit(s: Siege, id: Id): Reason[] {
  const { place, wounds, tired } = s.units[id];
  const name = nameOf(id);
  if (!isDefender(id) && !isEnemy(id))
    return because(true, 'TD-009', `units.${place}: ${name} is not a unit`);
  return [
    ...because(wounds >= printed(s, id).hearts, 'TD-065', `units.${place}: ${name} would be dead`),
    ...because(tired > 0 && isEnemy(id), 'TD-008', `units.${place}: ${name} is an enemy and never tires`),
    ...because(tired > 0 && has(id, 'tireless'), 'TD-083', `units.${place}: ${name} never tires`),
  ];
}
function wrongCard(s: Siege, place: string): Reason[] {
  const count = defendersAt(s, place).length;
  const gone = isWall(s, place) && breached(s, place);
  return [
    ...because(enemiesAt(s, place).length > 0, 'TD-012', `units.${place}: no enemy is ever on a castle card`),
    ...because(count > MOST, 'TD-010', `units.${place}: holds ${MOST} defenders, not ${count}`),
    ...because(gone && count > 0, 'TD-169', `units.${place}: nobody stands on a breached wall`),
  ];
}
function wrongCell(s: Siege, cell: string): Reason[] {
  const count = enemiesAt(s, cell).length;
  return [
    ...because(defendersAt(s, cell).length > 0, 'TD-091', `units.${cell}: no defender leaves the castle`),
    ...because(count > MOST, 'TD-130', `units.${cell}: holds ${MOST} enemies, not ${count}`),
  ];
}
function wrongPiles(s: Siege): Reason[] {
  const outsiders = (pile: readonly Id[], types: string[], name: string, rule: string) =>
    pile.flatMap(id =>
      because(!types.includes(BOX[id].type), rule, `${name}: ${nameOf(id)} does not belong there`),
    );
  return [
    ...outsiders([...s.hand, ...s.deck, ...s.discard], PLAYER, 'hand, deck or discard', 'TD-019'),
    ...outsiders(s.fallen, ['defender', 'defender-special'], 'fallen', 'TD-066'),
    ...outsiders([...s.enemyDeck, ...s.enemyDiscard], SIEGE, 'enemyDeck or enemyDiscard', 'TD-002'),
    ...outsiders([...s.held, ...s.reserve], ['enemy-event'], 'held or reserve', 'TD-131'),
  ];
}
