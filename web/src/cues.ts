import type { Board, Face, MatchState } from '@siegeworks/protocol';

/** What can be heard. */
export type Cue = 'card' | 'dice' | 'ask' | 'win' | 'loss';

/** What the step from one state to the next sounds like. */
export function cuesOf(before: MatchState | null, after: MatchState): Cue[] {
  if (!before || before.match !== after.match || after.handover) return [];
  if (after.outcome) return before.outcome ? [] : [ending(after)];
  const cues: Cue[] = [];
  if (after.log.lines.some(line => /roll/i.test(line.kind))) cues.push('dice');
  else if (before.eye === after.eye && hasMoved(before.board, after.board)) cues.push('card');
  if (after.question && !before.question) cues.push('ask');
  return cues;
}

function ending({ outcome, eye, seats }: MatchState): Cue {
  const alone = seats.filter(seat => seat.mine).length < 2;
  const lost = eye !== null && alone && outcome?.places[eye] !== 1 && !outcome?.draw;
  return lost ? 'loss' : 'win';
}

/** Whether a card lies elsewhere than before. */
function hasMoved(before: Board, after: Board): boolean {
  const old = whereabouts(before);
  return [...whereabouts(after)].some(([id, area]) => old.has(id) && old.get(id) !== area);
}

function whereabouts({ areas }: Board): Map<number, string> {
  const found = new Map<number, string>();
  const put = (face: Face, area: string): void => {
    if (face.id >= 0) found.set(face.id, area);
    for (const part of face.attached) put(part, area);
  };
  for (const area of areas) for (const face of area.cards) put(face, area.id);
  return found;
}
