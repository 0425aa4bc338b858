import type { Lesson } from './lesson.ts';

export const lesson: Lesson = {
  minute: [
    [
      'You are a wizard with five shields. Each of your Towers stands on a Source and has three floors; Sources and creatures give temper, which pays for everything. All players share each turn and take one action at a time until everybody passes.',
      'TT-008',
      'TT-021',
      'TT-031',
      'TT-044',
      'TT-061',
    ],
  ],
  goal: [
    ['Take all of your opponent’s shields. A wizard with none left loses at once.', 'TT-001'],
    [
      'Attackers that come through score 1, 2 or 4 points, depending on their size. **Four points in a turn take a shield.**',
      'TT-152',
      'TT-154',
    ],
  ],
  turn: [
    [
      'Before the first turn you put down up to eight of your 14 cards for free: first Sources, then the units that stand on them.',
      'TT-011',
      'TT-012',
    ],
    ['At the start of each turn everything straightens and everybody draws one card.', 'TT-023', 'TT-027'],
    [
      'Then you take turns, **one regular action at a time**: play a Source, transport a card, cast a spell or attack.',
      'TT-031',
      'TT-034',
    ],
    [
      'You pay for cards by **sapping** Sources and creatures, each once per turn; a sapped card cannot act.',
      'TT-036',
      'TT-052',
    ],
    [
      'Transporting a card into a Tower saps its Source as part of the payment; only Black cards are exempt.',
      'TT-081',
      'TT-082',
    ],
    [
      'The turn ends when all players pass in a row, or when one player passes three times in a row.',
      'TT-038',
      'TT-039',
    ],
  ],
  fight: [
    [
      'Creatures in their Towers are safe until they act against an enemy; then they are vulnerable.',
      'TT-070',
      'TT-134',
    ],
    ['A fighter attacks alone; several attack together only if all of them have *Army*.', 'TT-176'],
    [
      'The sides alternate in **batches**: take as many actions as you like, then hand over. A batch without an action ends the combat.',
      'TT-183',
      'TT-184',
    ],
    [
      'The defending player may declare defenders once. That blocks the whole attack, and all units strike at the same time, *Quick* ones first.',
      'TT-188',
      'TT-190',
      'TT-192',
      'TT-193',
    ],
    [
      'Damage equal to its defence kills a unit. A dying unit can be saved until its owner hands over.',
      'TT-142',
      'TT-146',
    ],
    ['All damage is removed at the end of the turn.', 'TT-030'],
  ],
  tips: [
    [
      'A Median needs a Minor in its Tower first, and a Major needs a Median: put small creatures down early.',
      'TT-086',
    ],
    [
      'Fill your Towers: when all three floors are taken, creatures of the Source’s element have +1/+1.',
      'TT-161',
    ],
    [
      'Only fliers can defend against fliers. Keep one straight, or attack from the air yourself.',
      'TT-181',
      'TT-189',
    ],
  ],
  table: [
    [
      '**Flame, drop, mountain, whirl:** the temper you have left. Black cards need *living* temper, from creatures; White cards need *non-living* temper, from Sources.',
      'TT-043',
      'TT-055',
      'TT-056',
    ],
    [
      '**Minor, Median, Major:** the size of a creature; only the Top floor can hold a Major.',
      'TT-062',
      'TT-086',
    ],
    ['**Two numbers** on a creature are attack and defence.', 'TT-142'],
    [
      '**Limbo:** six places where creatures and objects wait. You pay only when you transport them into a Tower.',
      'TT-073',
      'TT-075',
    ],
    [
      '**Four diamonds** beside the shields: points scored this turn. When all are full, a shield falls.',
      'TT-154',
    ],
    ['**Used:** a card that was sapped or taxed cannot act again this turn.', 'TT-052'],
  ],
  pictures: [
    {
      scene: 'domains',
      caption: 'Towers on their Sources, with three floors each, and the shields across the top.',
    },
    { scene: 'combat', caption: 'A combat: whose batch it is, who attacks, who is dying.' },
  ],
};
