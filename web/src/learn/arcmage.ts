import type { Lesson } from './lesson.ts';

export const lesson: Lesson = {
  minute: [
    [
      'You rule one to three cities and an army. No card is printed as a resource: each turn you choose between drawing cards and laying cards face down as resources. Creatures arrive in a city; to attack they must first march to the army.',
      'AM-140',
      'AM-145',
      'AM-247',
      'AM-363',
    ],
  ],
  goal: [
    [
      'Be the last player with a city. A player with no city left in play is out, even with cities still to build.',
      'AM-510',
      'AM-425',
    ],
    ['Damage to a city is permanent. A city falls when its defence is used up.', 'AM-386', 'AM-418'],
    ['A player who must draw from an empty deck is out, too.', 'AM-154'],
  ],
  turn: [
    [
      '**Draw or lay:** draw 2; or draw 1 and lay up to one card as a resource; or lay 2. Any card will do, for any faction in your deck.',
      'AM-140',
      'AM-145',
      'AM-146',
    ],
    [
      '**Tactics:** mark residents to devote them to their city. Their loyalty adds up, and each level that they reach takes effect.',
      'AM-200',
      'AM-201',
      'AM-205',
    ],
    [
      '**Play** creatures into a city, magic and enchantments, before the attack and after it. A card with loyalty marks must be paid for with at least that many resources of its own faction.',
      'AM-080',
      'AM-240',
      'AM-171',
    ],
    [
      '**Move** residents to the army and back. That marks them, and each city can take part in only one move per turn.',
      'AM-290',
      'AM-292',
    ],
    ['**Attack** one city with creatures of your army.', 'AM-360'],
    ['Instead of a whole turn you may **build another city**.', 'AM-082'],
  ],
  fight: [
    ['Attackers must be unmarked, and are marked by attacking. Residents cannot attack.', 'AM-362', 'AM-363'],
    [
      'The defender intercepts with unmarked creatures of their army and unmarked residents of the attacked city. Several may take on one attacker.',
      'AM-370',
      'AM-373',
    ],
    ['An attacker that was not intercepted damages the city with its attack.', 'AM-384'],
    [
      'In a battle both sides deal damage at once; damage equal to a creature’s defence kills it.',
      'AM-381',
      'AM-382',
    ],
    ['Creatures heal at the end of every turn. Cities do not.', 'AM-410', 'AM-386'],
    [
      'Events can answer anything. They go on a stack, and the last one takes effect first.',
      'AM-241',
      'AM-325',
    ],
  ],
  tips: [
    ['Lay a resource on most of your early turns: cards you cannot pay for are useless.', 'AM-140', 'AM-170'],
    [
      'An unmarked army both attacks and defends: a creature that has attacked is marked and cannot intercept until you unmark it.',
      'AM-120',
      'AM-362',
      'AM-370',
    ],
    ['Keep some resources unmarked for an event on the other player’s turn.', 'AM-180', 'AM-241'],
  ],
  table: [
    [
      '**Sword and shield** on a creature are attack and defence; the **crown** is its loyalty.',
      'AM-171',
      'AM-381',
    ],
    ['**Number in the corner:** the cost. You choose **X** yourself.', 'AM-170'],
    [
      '**Figure and boxes above a city:** its devotion, and the levels that awaken its powers. A filled box is in force.',
      'AM-201',
      'AM-205',
    ],
    ['**Red shield on a city:** the defence it has left.', 'AM-386', 'AM-418'],
    ['**2/3 beside a coat of arms:** resources of that faction that are still unmarked.', 'AM-170'],
    ['**Marked:** used; it cannot attack, intercept or pay until you unmark it.', 'AM-120', 'AM-362'],
  ],
  pictures: [
    { scene: 'kingdom', caption: 'A kingdom: cities with their residents, with the army in front of them.' },
    { scene: 'attack', caption: 'An attack on a city: who stops whom?' },
  ],
};
