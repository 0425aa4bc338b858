import type { WordTitles } from '@siegeworks/contract';
import type { CHOICES } from '../setup/setup.ts';
import type { OPTIONS } from '../setup/variants.ts';

/** What the words of the variants are called. */
export const WORD_TITLES: WordTitles<typeof OPTIONS> = {
  firstPlayer: { lot: 'By lot', highestAttack: 'The highest attack, as in the rulebook' },
  deckLimit: { competition: 'Four at most', friendly: 'As many as you like' },
  damageLasts: {
    turn: 'Until the end of the turn',
    combat: 'Until the end of the combat',
    permanent: 'For the rest of the game',
  },
  shieldChoice: { owner: 'Its owner', attacker: 'The attacker', random: 'Chance' },
  sourceRule: {
    sourceIncluded: 'The Tower’s Source must help to pay',
    sameTowerOnly: 'Only that Tower may pay',
    free: 'Any Source may pay',
  },
};

/** The same for what a seat chooses. */
export const CHOICE_TITLES: WordTitles<typeof CHOICES> = {
  shields: { 'as all': 'As many as everybody', 3: 'Three', 4: 'Four', 5: 'Five', 6: 'Six', 7: 'Seven' },
};
