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
    ['Be the last Mage alive. A Mage has **2 Life Points**; lose both and you are out.', 'TS-001', 'TS-066'],
    [
      'You begin inside a Tower with **2 Integrity Points**. While it stands, no enemy can aim at you.',
      'TS-067',
      'TS-080',
      'TS-089',
    ],
    ['When the Tower falls, you stand in the open until it is repaired.', 'TS-083', 'TS-085'],
  ],
  turn: [
    [
      '**Income.** Each Mine gives 1 gold, each Powerstone 1 power. What you have not spent by your next turn is lost.',
      'TS-052',
      'TS-058',
    ],
    [
      '**Market.** From your second turn on, you may discard a card before you draw back up to 7.',
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
      '**Cast.** Your Mage knows Powerbolt, Shield and Shatter, 3 power each, and can cast them as often as you can pay.',
      'TS-068',
      'TS-070',
      'TS-071',
      'TS-074',
    ],
    ['**Fight.** Declare which creatures will attack, then make the attacks one by one.', 'TS-143', 'TS-144'],
    [
      'Leftover power may be spent on other players’ turns, on cards that say *any turn*.',
      'TS-059',
      'TS-168',
    ],
  ],
  fight: [
    [
      '**Melee:** the other side chooses who defends, and may choose its Tower. **Directed:** you choose the target; only a creature with the same travel ability can block. **Targeted:** you choose the target, and nobody can block.',
      'TS-135',
      'TS-139',
      'TS-140',
    ],
    [
      'Both roll a hundred-sided die, the attacker against its Attack Level, the defender against its Defense Level. Equal or lower is a success.',
      'TS-017',
      'TS-197',
    ],
    [
      'A hit that is not defended does **1 damage**. Most creatures have just one Life Point.',
      'TS-198',
      'TS-108',
    ],
    [
      'If the attack misses and the defence succeeds, the defender may **riposte**: it strikes back.',
      'TS-203',
      'TS-204',
    ],
    ['01 and 02 always succeed, 99 and 100 always fail, and both have consequences.', 'TS-019', 'TS-020'],
    ['Armour gives a Protection Level: one last roll to avoid the damage.', 'TS-029'],
  ],
  tips: [
    ['Buy a Mine or Powerstone early: it costs 2 gold and pays 1 each turn.', 'TS-052', 'TS-055'],
    [
      'Attack with weak creatures first: a creature that defends goes to *Defend* and cannot block again before its player’s next turn.',
      'TS-100',
      'TS-104',
    ],
    [
      'Keep 3 power for a Shield when a creature you need may be hit; it must be cast before the dice are rolled.',
      'TS-071',
      'TS-073',
    ],
  ],
  table: [
    [
      '**AL**, **DL**, **RL:** Attack, Defense and Resistance Level, the highest roll that succeeds. **PL:** Protection Level.',
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
      '**Market Place:** your hand. The mark on a card is its price in gold or power; a card marked *free* costs nothing.',
      'TS-038',
      'TS-060',
    ],
    [
      '**Quiet Rounds:** how long nothing has happened. After ten of them the players are compared.',
      'TS-R94',
    ],
  ],
  pictures: [
    { scene: 'market', caption: 'Your turn: whatever you can use or buy glows.' },
    { scene: 'combat', caption: 'A fight: the dice, the roll that was needed, and the result.' },
  ],
};
