import type { Lesson } from './lesson.ts';

export const lesson: Lesson = {
  minute: [
    [
      'You are a Mage in a Tower. Gold hires creatures and arms them, power casts your magic, and percentile dice decide every blow: roll your level or less. The last Mage alive wins.',
      'TS-001',
      'TS-017',
      'TS-060',
    ],
  ],
  goal: [
    ['Be the last Mage alive. A Mage has **2 Life Points**; who loses the last is out.', 'TS-001', 'TS-066'],
    [
      'You begin inside a Tower with **2 Integrity Points**. While it stands, no enemy can aim at you.',
      'TS-067',
      'TS-080',
      'TS-089',
    ],
    ['When the Tower falls you stand in the open until it is repaired.', 'TS-083', 'TS-085'],
  ],
  turn: [
    [
      '**Income.** Each Mine gives 1 gold, each Powerstone 1 power. What you do not spend is lost at your next turn.',
      'TS-052',
      'TS-058',
    ],
    [
      '**Market.** From your second turn on you may discard a card, then you draw back up to 7.',
      'TS-038',
      'TS-040',
    ],
    [
      '**Buy.** Creatures and Items enter play at once. Mines, Powerstones and Relics travel in the Caravan and arrive next turn.',
      'TS-043',
      'TS-044',
      'TS-046',
    ],
    [
      '**Cast.** Your Mage knows Powerbolt, Shield and Shatter, 3 power each, as often as you can pay.',
      'TS-068',
      'TS-070',
      'TS-071',
      'TS-074',
    ],
    ['**Fight.** Declare which creatures attack; then each attack is made one by one.', 'TS-143', 'TS-144'],
    [
      'Power that is left may be spent on other players’ turns, for cards that say *any turn*.',
      'TS-059',
      'TS-168',
    ],
  ],
  fight: [
    [
      '**Melee:** the other side chooses who defends, even its Tower. **Directed:** you choose; only the same way of travel blocks. **Targeted:** you choose, nobody blocks.',
      'TS-135',
      'TS-139',
      'TS-140',
    ],
    [
      'Both roll a hundred-sided die: the attacker its Attack Level, the defender its Defense Level. Equal or lower is a success.',
      'TS-017',
      'TS-197',
    ],
    ['Hit and not defended: **1 damage**. Most creatures have just one Life Point.', 'TS-198', 'TS-108'],
    ['Missed and well defended: the defender may **riposte** and strike back.', 'TS-203', 'TS-204'],
    ['01 and 02 always succeed, 99 and 100 always fail, and both have consequences.', 'TS-019', 'TS-020'],
    ['Armour gives a Protection Level: a last roll to take no damage.', 'TS-029'],
  ],
  tips: [
    ['Buy a Mine or Powerstone early: it costs 2 gold and pays 1 each turn.', 'TS-052', 'TS-055'],
    [
      'Attack with weak creatures first: a creature that defends goes to *Defend* and cannot block again before its next turn.',
      'TS-100',
      'TS-104',
    ],
    [
      'Keep 3 power for a Shield when something you need may be hit; it must be cast before the dice.',
      'TS-071',
      'TS-073',
    ],
  ],
  table: [
    [
      '**AL**, **DL**, **RL:** Attack, Defense and Resistance Level, what a roll may be at most. **PL:** Protection Level.',
      'TS-017',
      'TS-021',
      'TS-029',
    ],
    ['**Hearts** are Life Points, **small towers** Integrity Points.', 'TS-066', 'TS-067'],
    [
      '**Attack, On guard, Defend:** where a creature stands. In Defend it neither attacks nor blocks.',
      'TS-097',
      'TS-100',
    ],
    [
      '**Market Place:** your hand. The mark on a card is its price in gold or power; *free* costs nothing.',
      'TS-038',
      'TS-060',
    ],
    [
      '**Quiet Rounds:** how long nothing has happened. After ten of them the players are compared.',
      'TS-R94',
    ],
  ],
  pictures: [
    { scene: 'market', caption: 'Your turn: what can be used or bought glows.' },
    { scene: 'combat', caption: 'A fight: the dice, what was needed, and what came of it.' },
  ],
};
