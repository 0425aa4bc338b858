import type { Game, MatchConfig } from '@siegeworks/contract';
import { checkOverlay } from '@siegeworks/contract';
import { roll, rulebook } from '@siegeworks/kernel';
import type { Nim } from './nim.ts';
import { nim } from './nim.ts';

const { rules, rule, choice } = rulebook<Nim>();

/** Each side has the force of its card; one roll decides, and the larger force wins much more often. */
const tug = rule('tug', () => ({}), {
  pull: choice({
    who: () => 0,
    options: () => [{ kind: 'pull' }],
    then(s) {
      const [own, other] = s.heaps;
      const won = roll(s, own ** 3 + other ** 3) <= own ** 3;
      s.over = { places: won ? [1, 2] : [2, 1], draw: false, rule: 'NIM-3', reason: 'pulled' };
    },
  }),
});

const NUMBERS = { lion: { force: 8 }, mouse: { force: 3, tail: 2 } };
const forceOf = ({ overlay }: MatchConfig, card: string): number =>
  overlay?.cards[card]?.force ?? NUMBERS[card === 'lion' ? 'lion' : 'mouse'].force;

/** A tug of war between cards with numbers: the lion's is printed, the mouse's force was designed, and too small. */
export const tilt: Game<Nim> = {
  ...nim,
  about: { ...nim.about, id: 'tilt', title: 'Tug of war' },
  setup: {
    ...nim.setup,
    numbers: NUMBERS,
    designed: { mouse: ['force'] },
    check: ({ overlay }) => checkOverlay(NUMBERS, overlay),
    deal(config, seed) {
      const s = nim.setup.deal({ players: config.players }, seed);
      const heaps = config.players.map(({ deck = 'mouse' }) => forceOf(config, deck));
      return { ...s, stack: [tug()], heaps, turns: 1 };
    },
  },
  rules: { ...nim.rules, ...rules },
  catalogue: {
    ...nim.catalogue,
    decks: ['lion', 'mouse'].map(id => ({ id, name: id, text: '', cards: { [id]: 1 } })),
  },
};
