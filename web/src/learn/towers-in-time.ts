import type { Lesson } from './lesson.ts';

export const lesson: Lesson = {
  minute: [
    [
      'You are a wizard with five shields. Sources are the ground of your Towers, each with three floors; Sources and creatures give temper, which pays for everything. Nobody has a turn alone: all act in one turn, one action each, until it is passed out.',
      'TT-008',
      'TT-021',
      'TT-031',
      'TT-044',
      'TT-061',
    ],
  ],
  goal: [
    ['Take every shield of the other wizard. Who has none left has lost at once.', 'TT-001'],
    [
      'Attackers that come through count 1, 2 or 4 points by their size. **Four points in a turn take a shield.**',
      'TT-152',
      'TT-154',
    ],
  ],
  turn: [
    [
      'Before the first turn you put up to eight of 14 cards down, free of cost: Sources first, then who stands on them.',
      'TT-011',
      'TT-012',
    ],
    ['Each turn everything straightens, and everybody draws one card.', 'TT-023', 'TT-027'],
    [
      'Then you act by turns, **one regular action at a time**: play a Source, transport a card, cast a spell, attack.',
      'TT-031',
      'TT-034',
    ],
    [
      'Cards are paid for by **sapping** Sources and creatures, each once in a turn; whoever is sapped cannot act.',
      'TT-036',
      'TT-052',
    ],
    [
      'Transporting a card into a Tower saps its Source as part of the payment; only Black cards are exempt.',
      'TT-081',
      'TT-082',
    ],
    ['When all pass in a row, or one player passes three times in a row, the turn ends.', 'TT-038', 'TT-039'],
  ],
  fight: [
    [
      'Creatures in their Towers are safe until they act against an enemy; then they are vulnerable.',
      'TT-070',
      'TT-134',
    ],
    ['One fighter attacks alone; several only if all have *Army*.', 'TT-176'],
    [
      'The sides take turns in **batches**: as many actions as you like, then hand over. A batch without an action ends the combat.',
      'TT-183',
      'TT-184',
    ],
    [
      'The defender may declare defenders once. That blocks the whole attack, and all strike each other at once, the *Quick* first.',
      'TT-188',
      'TT-190',
      'TT-192',
      'TT-193',
    ],
    [
      'Damage equal to the defence kills. The dying can be saved until their owner hands over.',
      'TT-142',
      'TT-146',
    ],
    ['Damage is gone at the end of the turn.', 'TT-030'],
  ],
  tips: [
    [
      'A Median needs a Minor in its Tower first, a Major needs a Median: put small creatures down early.',
      'TT-086',
    ],
    ['Fill a Tower: with all three floors taken, creatures of the Source’s element have +1/+1.', 'TT-161'],
    [
      'Against fliers only fliers defend. Keep one straight, or strike from the air yourself.',
      'TT-181',
      'TT-189',
    ],
  ],
  table: [
    [
      '**Flame, drop, mountain, whirl:** the temper you have left. Black cards want *living* temper, of creatures; White cards *non-living*, of Sources.',
      'TT-043',
      'TT-055',
      'TT-056',
    ],
    ['**Minor, Median, Major:** the size of a creature; a Major stands at the Top only.', 'TT-062', 'TT-086'],
    ['**Two numbers** on a creature are attack and defence.', 'TT-142'],
    [
      '**Limbo:** six places where creatures and objects wait. Nothing is paid before they are transported into a Tower.',
      'TT-073',
      'TT-075',
    ],
    [
      '**Four diamonds** beside the shields: points of this turn. When all are full, a shield falls.',
      'TT-154',
    ],
    ['**Used:** sapped or taxed, it cannot act again this turn.', 'TT-052'],
  ],
  pictures: [
    { scene: 'domains', caption: 'Towers on their Sources, three floors each, shields across the top.' },
    { scene: 'combat', caption: 'A combat: whose batch it is, who attacks, who is dying.' },
  ],
};
