import type { Summary } from '@siegeworks/contract';

/** The game on one screen. */
export const SUMMARY: Summary = {
  phases: [
    { id: 'beginning', name: 'Beginning', text: 'Everything straightens.', rule: 'TT-023' },
    {
      id: 'maintenance',
      name: 'Maintenance',
      text: 'Pay for Sustained spells or lose them.',
      rule: 'TT-024',
    },
    { id: 'draw', name: 'Draw', text: 'Everybody draws one card.', rule: 'TT-027' },
    {
      id: 'action',
      name: 'Actions',
      text: 'One regular action each in turn, until all pass in a row.',
      rule: 'TT-031',
    },
    {
      id: 'combat',
      name: 'Combat',
      text: 'After an attack both sides act in batches; a batch without an action ends it.',
      rule: 'TT-183',
    },
    { id: 'end', name: 'End', text: 'Damage goes; keep six cards in hand and six in Limbo.', rule: 'TT-030' },
  ],
  beats: [
    {
      text: 'Damage equal to its defence kills a unit; it can be saved until its owner hands over.',
      rule: 'TT-142',
    },
    {
      text: 'An attack that nobody stops scores 1, 2 or 4 points. Four points take a shield.',
      rule: 'TT-152',
    },
    { text: 'Defenders stop the whole attack, and all strike at once, Quick units first.', rule: 'TT-188' },
    { text: 'Only fliers defend against fliers.', rule: 'TT-189' },
    { text: 'Units attack together only if all of them have Army.', rule: 'TT-176' },
    { text: 'Creatures in Towers are safe until they act against an enemy.', rule: 'TT-134' },
    { text: 'A Median needs a Minor in its Tower, a Major a Median.', rule: 'TT-086' },
  ],
  signs: [
    { sign: 'attack', text: 'The damage that it deals.', rule: 'TT-193' },
    { sign: 'defence', text: 'The damage that kills it.', rule: 'TT-142' },
    { sign: 'temper', text: 'What pays for everything; a used card gives none.', rule: 'TT-043' },
    { sign: 'Minor', text: '1 point, fits every seat.', rule: 'TT-062' },
    { sign: 'Median', text: '2 points, middle or top seat.', rule: 'TT-062' },
    { sign: 'Major', text: '4 points, top seat.', rule: 'TT-062' },
    { sign: 'used', text: 'It has given temper or acted this turn.', rule: 'TT-052' },
  ],
};
