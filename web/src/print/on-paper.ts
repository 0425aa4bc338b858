import type { Point } from '../learn/lesson.ts';

/** How the game lies on a real table, by game: what its counters and tracks stand for, in the place of what a screen shows. */
export const ON_PAPER: Readonly<Record<string, readonly Point[]>> = {
  'tower-siege': [
    [
      '**Dice:** two with ten sides; the dark one shows the tens, and 0/0 is 100. **Skill** is Attack, Defense and Resistance Level at once.',
      'TS-016',
      'TS-021',
    ],
    [
      '**Gold** and **Power:** a coin on each track. Your income sets it; it is never added to what is left.',
      'TS-052',
      'TS-058',
    ],
    [
      '**−1 Life:** one on a Mage for a lost Life Point, one on a Tower for a lost Integrity Point.',
      'TS-066',
      'TS-080',
    ],
    [
      '**Attack** and **Defend** lie on creatures that are no longer *On guard*; take yours away when your turn begins.',
      'TS-097',
      'TS-098',
      'TS-100',
    ],
    ['**Rounds left:** the Scroll itself is its first Round; put one on it for each further one.', 'TS-013'],
    [
      '**Round:** after 60, or ten in which nothing has happened, the players are compared.',
      'TS-008',
      'TS-R94',
    ],
  ],
  arcania: [
    [
      '**Attack** and **Defence** are a force’s Strengths; it deals its **Attack Damage** and dies of its **Life Damage**.',
      'AK-160',
      'AK-162',
      'AK-180',
    ],
    ['**Needs:** the ready Buildings that a card uses, each once a turn.', 'AK-066', 'AK-065'],
    [
      '**1 Damage** and **5 Damage** stay on forces. Show that of your Castle by a coin on **Castle Damage**.',
      'AK-170',
      'AK-181',
    ],
    ['**Used** lies on Buildings until the next turn, whoever’s it is.', 'AK-065', 'AK-032'],
    [
      '**Used** lies on a force that has attacked, too, until your next turn begins: it cannot defend.',
      'AK-142',
      'AK-153',
      'AK-033',
    ],
    ['**Paralysed** forces neither attack nor defend.', 'AK-194'],
    ['**Charmed:** an enemy Unit that serves you for now, with all that lies on it.', 'AK-233'],
  ],
  'towers-in-time': [
    [
      '**A Tower** is a column: the Source below, then Base, Middle and Top. A Minor fits on any floor, a Median from the Middle up, a Major only at the Top.',
      'TT-061',
      'TT-062',
    ],
    ['**Shields:** your top five cards, face up. They are not in play.', 'TT-008'],
    ['**Limbo:** six places where cards wait. You pay when you transport them.', 'TT-073', 'TT-075'],
    [
      '**Sapped** lies on cards that gave temper or were taxed; take all away when a turn begins.',
      'TT-052',
      'TT-023',
    ],
    ['**1 damage:** take all away at the end of the turn.', 'TT-141', 'TT-030'],
    ['**Paralysed** units act no more until the next turn begins.', 'TT-228'],
    [
      '**Points against you this turn:** the fourth takes a shield; count on from there, and from 0 in the next turn.',
      'TT-154',
    ],
  ],
  arcmage: [
    [
      '**Cost** stands in the corner; at least as much of it as the card’s **Loyalty** is paid by its own faction.',
      'AM-170',
      'AM-171',
    ],
    [
      '**Resources** lie face down, one pile for each faction. *Marked* cards are turned sideways until your next turn.',
      'AM-145',
      'AM-120',
    ],
    [
      '**1 damage** and **5 damage** stay on a city; take those of creatures away when a turn ends.',
      'AM-386',
      'AM-410',
    ],
    [
      '**Devoted** lies on marked residents whose Loyalty counts for their city this turn.',
      'AM-200',
      'AM-201',
    ],
    ['**+1/+1** and **−1/−1** stay side by side and are added up.', 'AM-471'],
  ],
  'two-deck-siege': [
    [
      '**The ground** before each wall has three bands; band 1 is the nearest. A cell holds two enemies, a wall or tower two defenders.',
      'TD-009',
      'TD-130',
      'TD-010',
    ],
    ['**Wound:** as many as hearts, and the unit is gone.', 'TD-064', 'TD-065'],
    ['**Tired:** only your defenders carry them; two go with a round of rest.', 'TD-073', 'TD-008', 'TD-085'],
    ['**1 damage** and **5 damage** lie on walls, up to their rating.', 'TD-006', 'TD-168'],
    [
      '**Siege marker:** begins in the north and goes one side clockwise each round, after the draw.',
      'TD-026',
      'TD-132',
    ],
    ['**Round:** the last one of your provisions must see the siege won.', 'TD-190'],
    [
      '**The enemy deck:** three piles, the first on top; the Dragon is shuffled into the second, the Necromancer into the third.',
      'TD-022',
      'TD-023',
      'TD-024',
    ],
  ],
};
