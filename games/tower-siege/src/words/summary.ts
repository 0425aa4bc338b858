import type { Summary } from '@siegeworks/contract';

/** The game on one screen. */
export const SUMMARY: Summary = {
  phases: [
    {
      id: 'upkeep',
      name: 'Upkeep',
      text: 'Mines and Powerstones pay, the Caravan arrives, upkeep is due.',
      rule: 'TS-052',
    },
    {
      id: 'market',
      name: 'Market',
      text: 'Discard a card if you like, then draw back up to 7.',
      rule: 'TS-038',
    },
    {
      id: 'main',
      name: 'Main',
      text: 'Buy with gold, cast with power. What you do not spend is lost.',
      rule: 'TS-043',
    },
    {
      id: 'combat',
      name: 'Combat',
      text: 'Declare all attackers first, then attack with one after the other.',
      rule: 'TS-143',
    },
    {
      id: 'end',
      name: 'End',
      text: 'Power that is left pays for any-turn magic until your next turn.',
      rule: 'TS-059',
    },
  ],
  beats: [
    { text: 'A roll of the level or less succeeds; 01 and 02 always do, 99 and 100 never.', rule: 'TS-017' },
    { text: 'Hit and no defence: 1 damage. Hit and defended: nothing.', rule: 'TS-198' },
    { text: 'Missed and defended: the defender may riposte.', rule: 'TS-203' },
    {
      text: 'Melee: they choose who defends. Directed: you choose, the same travel ability may block. Targeted: nobody blocks.',
      rule: 'TS-135',
    },
    {
      text: 'Whoever defended stands in Defend and cannot defend again before their own turn.',
      rule: 'TS-100',
    },
    { text: 'A Mage in a standing Tower cannot be aimed at.', rule: 'TS-089' },
    { text: 'Shield must be cast before the dice are rolled.', rule: 'TS-073' },
  ],
  signs: [
    { sign: 'AL', text: 'Attack Level: roll it or less to hit.', rule: 'TS-017' },
    { sign: 'DL', text: 'Defense Level: roll it or less to parry.', rule: 'TS-021' },
    { sign: 'RL', text: 'Resistance Level: roll it or less to shake off magic.', rule: 'TS-021' },
    { sign: 'PL', text: 'Protection Level: a last roll to avoid the damage.', rule: 'TS-029' },
    { sign: 'life', text: 'Life Points: a creature without any is gone.', rule: 'TS-066' },
    { sign: 'integrity', text: 'Integrity Points: a structure without any falls.', rule: 'TS-067' },
    { sign: 'gold', text: 'What creatures, Items and resources cost.', rule: 'TS-060' },
    { sign: 'power', text: 'What magic costs.', rule: 'TS-060' },
  ],
};
