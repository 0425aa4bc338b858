import type { Game, Reason } from '@siegeworks/contract';
import { Refused } from '@siegeworks/contract';
import type { Beside, Saved } from '@siegeworks/files';
import { followed } from '@siegeworks/files';
import { commit } from '@siegeworks/kernel';
import { isWhole } from './seal.ts';

/** What somebody knows from elsewhere: the hash that was published before the deal, the randomness that they added, the house's key. */
export interface Witness {
  commitment?: string | undefined;
  entropy?: string | undefined;
  house?: string | undefined;
}
/** One part of a proof: it holds, it does not, or nobody here can tell (`null`). */
export interface Finding {
  holds: boolean | null;
  text: string;
}

/**
 * Proves that deals and rolls come from the seed that was committed to, that every pick is legal, and that the state
 * follows from them. Who made the picks only a house can say, by its seal: anybody who changes a pick can write the state that
 * follows from it. Only with what a witness knew before the deal, also that it is the same match and that nobody chose its cards.
 */
export function prove(game: Game, saved: Saved & Beside, witness: Witness = {}): Finding[] {
  const begun = [published(saved, witness), hashed(saved), ...sealed(saved, witness)];
  // With another seed there is nothing to follow.
  if (commit(saved.seed) !== saved.commitment) return begun;
  return [...begun, ...mixedIn(saved, witness), follows(game, saved)];
}

/** What is wrong with a match. Empty when all is well. */
export function verify(game: Game, saved: Saved & Beside, witness: Witness = {}): Reason[] {
  const wrong = prove(game, saved, witness).filter(({ holds }) => holds === false);
  return wrong.map(({ text }) => ({ rule: '', text }));
}

function published({ commitment }: Saved, witness: Witness): Finding {
  if (witness.commitment === undefined)
    return { holds: null, text: 'Whether its commitment is the one that was published before the deal.' };
  if (witness.commitment === commitment)
    return { holds: true, text: 'Its commitment is the one that was published before the deal.' };
  return { holds: false, text: 'the match has a different commitment from the one that was published' };
}

function hashed({ seed, commitment }: Saved): Finding {
  return commit(seed) === commitment
    ? { holds: true, text: 'The commitment is the hash of the seed: it was not changed afterwards.' }
    : { holds: false, text: 'the seed is not the one that was committed to before the first card' };
}

/** Only where there is a seal, or should be. */
function sealed(saved: Saved & Beside, { house }: Witness): Finding[] {
  const { seal } = saved;
  if (!seal)
    return house === undefined ? [] : [{ holds: false, text: 'the match bears no seal of the house' }];
  if (!isWhole(saved, seal))
    return [{ holds: false, text: 'the match was changed after a house had sealed it' }];
  if (house === undefined)
    return [
      { holds: null, text: 'Whether the seal, which is unbroken, is that of the house where it was played.' },
    ];
  if (house !== seal.house) return [{ holds: false, text: 'the match was sealed by another house' }];
  return [{ holds: true, text: 'The house sealed it: these picks were made there, from these seats.' }];
}

/** Only where the players added something themselves. */
function mixedIn({ entropy }: Saved, witness: Witness): Finding[] {
  if (witness.entropy === undefined) {
    if (entropy.length === 0) return [];
    return [{ holds: null, text: 'Whether the randomness that you added yourself is part of the deal.' }];
  }
  if (entropy.includes(witness.entropy))
    return [{ holds: true, text: 'The randomness that you added yourself is part of the deal.' }];
  return [{ holds: false, text: 'the randomness that you added is not part of the deal' }];
}

function follows(game: Game, saved: Saved): Finding {
  try {
    followed(game, saved);
  } catch (fault) {
    if (!(fault instanceof Refused)) throw fault;
    return { holds: false, text: fault.reasons.map(({ text }) => text).join('; ') };
  }
  return {
    holds: true,
    text: 'Deals and rolls come from the committed seed, every pick is legal, and the state follows from them.',
  };
}
