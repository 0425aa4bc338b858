import type { Summary } from '@siegeworks/contract';

/** The game on one screen. */
export const SUMMARY: Summary = {
  phases: [
    { id: 'unmark', name: 'Unmark', text: 'Your cards are ready again.', rule: 'AM-120' },
    { id: 'resources', name: 'Resources', text: 'Draw 2, or draw 1 and lay 1, or lay 2.', rule: 'AM-140' },
    { id: 'tactics', name: 'Tactics', text: 'Mark residents to devote them to their city.', rule: 'AM-200' },
    { id: 'play1', name: 'Play', text: 'Creatures, magic, moves: one move for each city.', rule: 'AM-240' },
    { id: 'attack', name: 'Attack', text: 'The army attacks one city.', rule: 'AM-360' },
    { id: 'play2', name: 'Play', text: 'As before the attack.', rule: 'AM-080' },
    { id: 'discard', name: 'Discard', text: 'Keep at most 7 cards.', rule: 'AM-490' },
  ],
  beats: [
    { text: 'In a battle both sides deal damage at once; as much as its defence kills.', rule: 'AM-381' },
    { text: 'An attacker that nobody intercepts damages the city.', rule: 'AM-384' },
    {
      text: 'Unmarked creatures of the army and residents of the attacked city may intercept.',
      rule: 'AM-370',
    },
    { text: 'Only fliers and Ranged creatures intercept a flier.', rule: 'AM-375' },
    { text: 'Creatures heal at the end of a turn, cities never.', rule: 'AM-410' },
    { text: 'The last card on the stack takes effect first.', rule: 'AM-325' },
    { text: 'Whoever has no city in play is out.', rule: 'AM-510' },
  ],
  signs: [
    { sign: 'attack', text: 'Attack: the damage that it deals.', rule: 'AM-381' },
    { sign: 'defence', text: 'Defence: the damage that it stands.', rule: 'AM-382' },
    {
      sign: 'loyalty',
      text: 'Loyalty: what it adds to a city, and what must be paid in its faction.',
      rule: 'AM-171',
    },
    { sign: 'devotion', text: 'Devotion of a city: it awakens the powers of its levels.', rule: 'AM-201' },
    { sign: 'marked', text: 'Used: no attack, no interception, no payment.', rule: 'AM-120' },
    { sign: 'X', text: 'A cost that you choose yourself.', rule: 'AM-170' },
  ],
};
