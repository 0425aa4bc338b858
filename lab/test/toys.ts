import type { Game } from '@siegeworks/contract';
import { Impossible } from '@siegeworks/contract';
import { nim } from '../../kernel/test/toys/nim.ts';
import { thieves } from '../../kernel/test/toys/thieves/thieves.ts';
import { tilt } from '../../kernel/test/toys/tilt.ts';

/** Nim that goes wrong now and then: when a given heap is nearly empty something happens. */
function nimWith(id: string, trouble: () => void): Game {
  const score: Game['judgement']['score'] = (s, seat) => {
    if (s.heaps[0] === 1 && s.taken[0] > s.taken[1]) trouble();
    return nim.judgement.score(s, seat);
  };
  return {
    ...nim,
    about: { ...nim.about, id },
    judgement: { ...nim.judgement, score },
  };
}

const faulty = nimWith('faulty', () => {
  throw new Impossible('the first heap is cursed');
});
const hanging = nimWith('hanging', () => {
  for (;;);
});
const crashing = nimWith('crashing', () => process.exit(7));

/** A shelf of toys for the lab's tests, also inside its workers. */
export const games: readonly Game[] = [nim, thieves, faulty, hanging, crashing, tilt];
