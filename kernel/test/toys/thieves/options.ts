import type { Variants } from '@siegeworks/contract';

export const OPTIONS: Variants = {
  hand: { default: 2, min: 0, max: 4, title: 'Hand', text: 'Cards dealt to each player.', rule: 'TH-1' },
};
export const CHOICES: Variants = {
  mask: {
    default: 'fox',
    words: ['fox', 'owl'],
    title: 'Mask',
    text: 'Your mask: for looks only.',
    rule: 'TH-1',
  },
};
