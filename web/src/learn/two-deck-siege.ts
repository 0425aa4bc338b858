import type { Lesson } from './lesson.ts';

export const lesson: Lesson = {
  minute: [
    [
      'Monsters come at your castle from all four sides. You give a few orders each round to 26 defenders who tire; then the enemy draws three cards and acts by fixed rules you can foresee. No dice: more swords than shields is one wound.',
      'TD-003',
      'TD-125',
      'TD-063',
      'TD-064',
    ],
  ],
  goal: [
    ['**Win:** the enemy deck is empty and no enemy is left.', 'TD-187'],
    [
      '**Lose:** too many enemies in the courtyard, no defender left, or the provisions run out.',
      'TD-188',
      'TD-189',
      'TD-190',
    ],
  ],
  turn: [
    ['**Draw** up to two cards; above six you discard.', 'TD-042', 'TD-043'],
    ['**Play** up to three cards. Each is an order.', 'TD-047'],
    [
      'Any card may be a **generic order** instead: one or two units in one place attack, or move.',
      'TD-118',
      'TD-119',
      'TD-120',
    ],
    [
      'Then the **siege turn**: three enemy cards are drawn; new units arrive on the marked side, all advance and attack, events come last.',
      'TD-125',
      'TD-134',
      'TD-150',
      'TD-180',
    ],
    ['The mark moves one side clockwise each round, so you know where they come next.', 'TD-132'],
  ],
  fight: [
    [
      'An attack needs sight and range. On a wall you see your own side, on a tower both sides that meet there.',
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
    ['As many wounds as hearts kill.', 'TD-065'],
    [
      'Each attack tires: more tired tokens than swords and the strength falls, twice as many and the unit is exhausted.',
      'TD-073',
      'TD-076',
      'TD-078',
    ],
    [
      'An enemy at the foot of an empty or breached wall can walk into the courtyard. The first time brings a surge of new enemies.',
      'TD-143',
      'TD-174',
    ],
    ['A wall breaks when its damage reaches its rating: 10, or 14 for a thick one.', 'TD-168', 'TD-006'],
  ],
  tips: [
    [
      'First of all put a defender on every wall: the opening hand holds Man the Walls, which moves up to eight.',
      'TD-020',
      'TD-095',
      'TD-143',
    ],
    ['Think in thresholds: 2 swords beat 1 shield, 3 beat 2. What is above is wasted.', 'TD-063', 'TD-064'],
    [
      'Send the tired to the courtyard and give them no order: they rest there, if no enemy is inside.',
      'TD-084',
      'TD-085',
      'TD-086',
    ],
  ],
  table: [
    [
      '**N1, N2, E1…** are wall cards, **NW** to **SE** towers. **0 over 10:** damage, and what breaches the wall.',
      'TD-013',
      'TD-006',
    ],
    ['**N1:1 to N1:3** are the ground before a wall; 1 is the nearest.', 'TD-009', 'TD-034'],
    [
      '**A unit:** range and hearts above, swords and shields below. **×7:** so many of the same kind stand there.',
      'TD-004',
      'TD-005',
    ],
    ['**Inside:** enemies in the courtyard. Too many of them lose the game.', 'TD-188'],
    ['**Surge:** the new enemies who come when the first one gets inside.', 'TD-174'],
    ['**Provisions:** the rounds that you have.', 'TD-190'],
  ],
  pictures: [
    { scene: 'orders', caption: 'The castle from above, in the middle of a siege.' },
    { scene: 'aiming', caption: 'An order is carried out: who can be reached, and what would come of it.' },
  ],
};
