import type { Draft, Drafter } from '@siegeworks/decks';
import {
  computersTake,
  draftedByComputers,
  heldBy,
  isDone,
  packBefore,
  roundsIn,
  taken,
  turnsARound,
  turnsDone,
  wanted,
} from '@siegeworks/decks';
import { bad, bold, dim, plural, say, wrap } from '../page.ts';

/** The person's seat. */
const ME = 0;

/** Asks the person for every turn; where the input ends, the computer takes over. */
export async function draftedByHand(
  drafter: Drafter,
  draft: Draft,
  lines: AsyncIterable<string>,
): Promise<Draft> {
  const { plan } = drafter;
  const others = draft.packs.map((_packs, seat) => seat).slice(ME + 1);
  let now = draft;
  showPack(drafter, now);
  for await (const line of lines) {
    if (line.trim() === 'q') break;
    const pack = packBefore(now, plan, ME, turnsDone(now));
    const places = line
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    const cards = places.map(place => pack[place - 1] ?? `number ${place}`);
    const after = taken(computersTake(drafter, now, others), plan, ME, cards);
    if ('problems' in after) {
      say(...after.problems.map(problem => bad(problem)));
      continue;
    }
    now = after.draft;
    if (isDone(now, plan)) break;
    showPack(drafter, now);
  }
  return draftedByComputers(drafter, now);
}

function showPack({ book, plan }: Drafter, draft: Draft): void {
  const turn = turnsDone(draft);
  const pack = packBefore(draft, plan, ME, turn);
  const round = 1 + Math.floor(turn / turnsARound(plan));
  const card = (id: string) => book.cards.find(each => each.id === id);
  say(
    '',
    bold(
      `Pack ${round} of ${roundsIn(draft)}, ${plural(pack.length, 'card')}; you hold ${heldBy(draft, ME).length}`,
    ),
    ...pack.map((id, i) => {
      const { name = id, type = '', facts = [] } = card(id) ?? {};
      return wrap(`${`${i + 1}`.padStart(2)}. ${name} ${dim(`${type} · ${facts.join(' · ')}`)}`);
    }),
    `Take ${wanted(pack, plan)}: type their numbers. q leaves the rest to the computer.`,
  );
}
