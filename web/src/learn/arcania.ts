import type { Lesson } from './lesson.ts';

export const lesson: Lesson = {
  minute: [
    [
      'You rule one of four armies. Lands hold Buildings, and Buildings let you place forces, cast Spells and send thieves; there is no money. A player whose Castle takes 20 Damage is out; the last one left wins.',
      'AK-001',
      'AK-066',
      'AK-181',
      'AK-323',
    ],
  ],
  goal: [
    [
      'Put **20 Damage** on the enemy Castle, 2 more for each Spiked Wall. Damage stays.',
      'AK-181',
      'AK-087',
      'AK-320',
    ],
    [
      'Or outlast your enemies: a player whose Draw Deck is empty when the Draw phase begins loses.',
      'AK-322',
    ],
  ],
  turn: [
    ['**Draw** 7 cards on your first turn, then 1 each turn, or 2 with an empty hand.', 'AK-034', 'AK-035'],
    [
      '**Lands:** lay as many as you hold, up to 4 in play. Each has room for 5 Buildings.',
      'AK-050',
      'AK-052',
      'AK-053',
    ],
    ['**Buildings:** one on each Land, free of cost.', 'AK-060', 'AK-063'],
    [
      '**Units:** place forces. Each uses the Buildings it needs; a used Building is ready again next turn.',
      'AK-100',
      'AK-065',
      'AK-032',
    ],
    [
      '**Attack** once, with as many forces as you like, including those placed this turn.',
      'AK-140',
      'AK-042',
    ],
    [
      'You cannot go back to an earlier phase. At the end of your turn, keep at most 10 cards.',
      'AK-031',
      'AK-038',
    ],
  ],
  fight: [
    [
      'You attack a player, not a force. The other side assigns defenders, any number to each attacker.',
      'AK-143',
      'AK-150',
      'AK-151',
    ],
    [
      'A single defender, however weak, keeps an attacker away from the Castle. An unblocked attacker deals its Attack Damage to the Castle.',
      'AK-156',
      'AK-168',
    ],
    [
      'In a battle, each side compares its **Attack Strength** with the other’s **Defence Strength**: a side whose Attack Strength is at least as high deals its **Attack Damage**.',
      'AK-160',
      'AK-162',
    ],
    [
      'Several defenders add up their Defence Strengths against the attacker, and their Attack Strengths when they strike back.',
      'AK-163',
      'AK-165',
    ],
    [
      'A force dies when its Damage reaches its Life Damage. Damage stays from turn to turn.',
      'AK-180',
      'AK-170',
    ],
    ['Some cards interrupt: the last one played takes effect first.', 'AK-120', 'AK-123'],
  ],
  tips: [
    [
      'A force that attacked cannot defend until your next turn: keep someone at home.',
      'AK-142',
      'AK-153',
      'AK-033',
    ],
    ['Lay Lands at once: each takes one Building per turn, so a second Land doubles your pace.', 'AK-060'],
    [
      'Gang up: together, two weak defenders often take no damage and strike back harder.',
      'AK-163',
      'AK-165',
    ],
  ],
  table: [
    [
      '**AS** Attack Strength, **DS** Defence Strength, **AD** Attack Damage, **LD** Life Damage.',
      'AK-160',
      'AK-162',
      'AK-180',
    ],
    [
      '**Small pictures under a card:** the Buildings that it needs. A coloured one is ready, a dashed one is missing.',
      'AK-065',
      'AK-066',
    ],
    ['**Dashed squares on a Land:** room for Buildings.', 'AK-053'],
    ['**Damage 4 / 20** on a Castle counts up; the stones below are what is left.', 'AK-181', 'AK-087'],
    ['**Spent:** the force attacked and cannot defend.', 'AK-142', 'AK-153'],
  ],
  pictures: [
    { scene: 'front', caption: 'Two kingdoms: lands with their buildings, the battle front between them.' },
    { scene: 'battle', caption: 'A declared attack and the forces that stand in its way.' },
  ],
};
