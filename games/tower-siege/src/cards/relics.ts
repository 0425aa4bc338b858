import { cover } from '@siegeworks/kernel';
import { thingOf } from '@siegeworks/table';
import { innateSkill, rollAttack } from '../rules/levels.ts';
import { addEffect, enterArmy, newToken } from '../state/place.ts';
import { cardOf, handLimit } from '../state/readers.ts';
import type { Piece, Siege } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { cardDoes } from '../words/names.ts';
import type { Entry } from './entry.ts';

/** Once per Round, a Minion card, a Market Place that is not full. */
function risesFromUrn(s: Siege, urn: Piece, victim: Piece): boolean {
  const { owner } = victim;
  if (urn.usedRound === s.round || cardOf(victim).type !== 'Minion') return false;
  if (s.players[owner].hand.length >= handLimit(s, owner)) return false;
  urn.usedRound = s.round;
  cover('card phoenix-urn rolls');
  const result = rollAttack(s, { seat: owner, card: urn.id, level: 'IS', parts: innateSkill(s, NONE, 40) });
  return result === 'critical' || result === 'hit';
}

export const RELICS: Readonly<Record<string, Entry>> = {
  /** TS-R79: the Fiend may attack on the turn it is called. */
  'dremours-cauldron': {
    skill: {
      cost: { gp: 0, pp: 3 },
      aim: null,
      window: true,
      use(s, p) {
        const by = p.controller;
        const fiend = enterArmy(s, by, newToken(s, by, 'token-fiend'));
        addEffect(s, { what: 'token-fiend', card: NONE, by, on: [fiend.id], source: p.id, left: 1 });
      },
    },
  },
  'phoenix-urn': {
    saves: risesFromUrn,
    tells: {
      rose: {
        rule: 'TS-224',
        say: (s, e) =>
          `${cardDoes(s, e.card, 'rises')} from the Urn into ${thingOf(s, 'the Market Place', e.seat)}.`,
      },
    },
  },
};
