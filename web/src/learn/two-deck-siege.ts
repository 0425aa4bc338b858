import type { Lesson } from './lesson.ts';

export const lesson: Lesson = {
  minute: [
    [
      'Monsters come at your castle from all four sides. Each round you give a few orders to 26 defenders, who tire as they act; then the enemy draws three cards and acts by fixed rules that you can predict. There are no dice: more swords than shields means one wound.',
      'TD-003',
      'TD-125',
      'TD-063',
      'TD-064',
    ],
  ],
  goal: [
    ['**Win:** the enemy deck is empty and no enemy is left.', 'TD-187'],
    [
      '**Lose:** too many enemies are in the courtyard, no defender is left, or the provisions run out.',
      'TD-188',
      'TD-189',
      'TD-190',
    ],
  ],
  turn: [
    ['**Draw** up to two cards, then discard down to six.', 'TD-042', 'TD-043'],
    ['**Play** up to three cards. Each is an order.', 'TD-047'],
    [
      'Any card may be played as a **generic order** instead: one or two units in one place attack or move.',
      'TD-118',
      'TD-119',
      'TD-120',
    ],
    [
      'Then the **siege turn**: three enemy cards are drawn; new units arrive on the marked side, then all enemies advance and attack, and events come last.',
      'TD-125',
      'TD-134',
      'TD-150',
      'TD-180',
    ],
    ['The marker moves one side clockwise each round, so you know where they will arrive next.', 'TD-132'],
  ],
  fight: [
    [
      'An attack needs sight and range. A defender on a wall sees its own side; on a tower, both sides that meet there.',
      'TD-038',
      'TD-028',
      'TD-029',
    ],
    [
      '**Swords greater than shields: exactly one wound.** Equal is a miss. Nobody strikes back.',
      'TD-063',
      'TD-064',
      'TD-068',
    ],
    ['A unit with as many wounds as hearts is killed.', 'TD-065'],
    [
      'Each attack adds a tired token. With more tokens than swords a unit loses strength; with twice as many it is exhausted.',
      'TD-073',
      'TD-076',
      'TD-078',
    ],
    [
      'An enemy at the foot of an empty or breached wall can walk into the courtyard. The first time this happens, new enemies surge forward.',
      'TD-143',
      'TD-174',
    ],
    ['A wall breaks when its damage reaches its rating: 10, or 14 for a thick one.', 'TD-168', 'TD-006'],
  ],
  tips: [
    [
      'First put a defender on every wall: you begin with Man the Walls, which moves up to eight.',
      'TD-020',
      'TD-095',
      'TD-143',
    ],
    ['Think in thresholds: 2 swords beat 1 shield, 3 beat 2. Any more is wasted.', 'TD-063', 'TD-064'],
    [
      'Send tired defenders to the courtyard and give them no orders: they rest there as long as no enemy is inside.',
      'TD-084',
      'TD-085',
      'TD-086',
    ],
  ],
  table: [
    [
      '**N1, N2, E1…** are wall cards, **NW** to **SE** towers. **0 over 10:** damage so far, and the damage that breaches the wall.',
      'TD-013',
      'TD-006',
    ],
    ['**N1:1 to N1:3** are the ground in front of a wall; 1 is the nearest.', 'TD-009', 'TD-034'],
    [
      '**A unit:** range and hearts above, swords and shields below. **×7:** seven of the same kind stand there.',
      'TD-004',
      'TD-005',
    ],
    ['**Inside:** enemies in the courtyard. Too many of them, and you lose.', 'TD-188'],
    ['**Surge:** the new enemies that arrive when the first one gets inside.', 'TD-174'],
    ['**Provisions:** the number of rounds you have.', 'TD-190'],
  ],
  pictures: [
    { scene: 'orders', caption: 'The castle from above, in the middle of a siege.' },
    {
      scene: 'aiming',
      caption: 'Carrying out an order: which enemies are in reach, and what each attack would do.',
    },
  ],
};
