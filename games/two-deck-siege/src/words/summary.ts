import type { Summary } from '@siegeworks/contract';

/** The game on one screen. */
export const SUMMARY: Summary = {
  phases: [
    { id: 'Draw', name: 'Draw', text: 'Up to two cards, then discard down to six.', rule: 'TD-042' },
    {
      id: 'Play',
      name: 'Play',
      text: 'Up to three cards, each as its order or as a generic one.',
      rule: 'TD-047',
    },
    {
      id: 'Arrive',
      name: 'Arrive',
      text: 'Three enemy cards are drawn, new units appear on the marked side.',
      rule: 'TD-125',
    },
    { id: 'Advance', name: 'Advance', text: 'Every enemy that can comes one step closer.', rule: 'TD-134' },
    { id: 'Attack', name: 'Attack', text: 'Every enemy in reach attacks.', rule: 'TD-150' },
    { id: 'Events', name: 'Events', text: 'Events of the enemy come last.', rule: 'TD-180' },
  ],
  beats: [
    { text: 'Swords above shields: exactly one wound. Equal is a miss.', rule: 'TD-063' },
    { text: 'As many wounds as hearts kill. Nobody strikes back.', rule: 'TD-065' },
    { text: 'More tired tokens than swords weaken a defender; twice as many exhaust it.', rule: 'TD-076' },
    { text: 'An enemy walks in at the foot of an empty or breached wall.', rule: 'TD-143' },
    { text: 'A wall breaks when its damage reaches its rating.', rule: 'TD-168' },
    { text: 'A defender on a wall sees its own side, on a tower both sides.', rule: 'TD-028' },
    { text: 'You win when the enemy deck and the field are empty.', rule: 'TD-187' },
  ],
  signs: [
    { sign: 'swords', text: 'How hard it strikes.', rule: 'TD-063' },
    { sign: 'shields', text: 'What swords must exceed.', rule: 'TD-063' },
    { sign: 'hearts', text: 'How many wounds kill it.', rule: 'TD-065' },
    { sign: 'range', text: 'How far its attacks reach, in bands.', rule: 'TD-038' },
    { sign: 'repair', text: 'It can mend walls.', rule: 'TD-061' },
    { sign: 'tired', text: 'A token for each attack; rest takes it off.', rule: 'TD-073' },
  ],
};
