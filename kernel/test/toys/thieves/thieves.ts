import type { MatchConfig, Option, Reason, Seat } from '@siegeworks/contract';
import { checkVariants } from '@siegeworks/contract';
import { defineGame } from '@siegeworks/kernel';
import { CHOICES, OPTIONS } from './options.ts';
import { rules, whyNot } from './rules.ts';
import { setup } from './setup.ts';
import type { Card, Thieves } from './state.ts';
import { CARDS, clone, end, NAMES, points } from './state.ts';
import { sample, sees, view } from './view.ts';
import { words } from './words.ts';

function check(config: MatchConfig): Reason[] {
  const seats = config.players.length;
  const reasons = checkVariants(OPTIONS, config.options);
  if (seats < 2 || seats > 4)
    reasons.push({ rule: 'TH-1', text: `Thieves is for 2 to 4 players, not ${seats}` });
  for (const [seat, player] of config.players.entries()) {
    const wrong = checkVariants(CHOICES, player.choices);
    reasons.push(...wrong.map(why => ({ ...why, text: `player ${seat + 1}: ${why.text}` })));
    if (player.deck !== undefined && player.deck !== 'street') {
      reasons.push({ rule: 'TH-1', text: `player ${seat + 1}: there is no deck ${player.deck}` });
    }
  }
  return reasons;
}

/** Foils when it can, steals when it can, stashes its best loot otherwise. */
function habit(s: Thieves, _seat: Seat, options: readonly Option[]): Option {
  const worth = (o: Option) => (o.kind === 'stash' ? (CARDS[s.names[o.card ?? 0] as Card]?.points ?? 0) : -1);
  const best = [...options].sort((x, y) => worth(y) - worth(x))[0];
  const play = options.find(o => o.kind === 'foil' || o.kind === 'steal');
  return play ?? (worth(best) > 0 ? best : options[options.length - 1]);
}

/** Points ahead of the best of the others, squeezed between 0 and 1. */
function score(s: Thieves, seat: Seat): number {
  if (s.over) return s.over.places[seat] === 1 ? (s.over.draw ? 0.5 : 1) : 0;
  const others = s.vaults.map((_vault, other) => (other === seat ? 0 : points(s, other)));
  const lead = points(s, seat) - Math.max(...others) + s.hands[seat].length / 10;
  return 1 / (1 + Math.exp(-lead / 3));
}

/** Every card is in exactly one place, and there are as many of each as there should be. */
function misplaced(s: Thieves): string | null {
  const places = [s.deck, s.pile, s.gone, ...s.hands, ...s.vaults].flat();
  const card = s.names.findIndex((_name, id) => places.filter(place => place === id).length !== 1);
  if (card >= 0) return `card ${card} (${s.names[card]}) is not in exactly one place`;
  const name = NAMES.find(each => s.names.filter(other => other === each).length !== CARDS[each].count);
  return name ? `there are not ${CARDS[name].count} of ${name}` : null;
}

/** Hidden hands and vaults, a die, a shuffle, and answers to answers. */
export const thieves = defineGame<Thieves>({
  about: { id: 'thieves', title: 'Thieves', rulesVersion: '1', seats: { min: 2, max: 4 }, bound: 600 },
  setup: { variants: OPTIONS, choices: CHOICES, check, deal: setup },
  rules: { ...rules, clone, concede: (s, seat) => end(s, 'TH-10', 'conceded', seat), gone: () => false },
  knowledge: { view, sample, sees, whyNot },
  judgement: { score, habit },
  words,
  catalogue: {
    decks: [
      {
        id: 'street',
        name: 'The street',
        text: 'One deck for all players.',
        cards: Object.fromEntries(NAMES.map(name => [name, CARDS[name].count])),
      },
    ],
    cards: NAMES.map(name => ({
      id: name,
      name,
      type: CARDS[name].points > 0 ? 'loot' : 'deed',
      text: CARDS[name].text,
      facts: CARDS[name].points > 0 ? [`Worth ${CARDS[name].points}`] : [],
      set: 'street',
    })),
  },
  audit: {
    settle: () => {},
    stray: () => null,
    turns: s => s.turns,
    begins: s => (s.turns - 1) % s.seats,
    misplaced,
    behaviours: ['card Thief', 'card Foil', 'card Beggar'],
  },
});
