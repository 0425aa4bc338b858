import type { Eye, Game, GameEvent } from '@siegeworks/contract';

/** What is dyed shows for whose eyes it was made. */
interface Dye {
  dye: string;
}
const dyeOf = (eye: Eye): string => `⟦${eye}⟧`;

/**
 * A game in which every view, every event and every word made from them carries the eye for which it was made: in
 * whatever a host sends to one eye, no other may be found.
 */
export function dyed(game: Game): Game {
  const { words } = game;
  const events = Object.entries(words.events).map(([type, { rule, say }]) => [
    type,
    { rule, say: (s: Dye, e: GameEvent & Dye) => `${say(s, e)} ${s.dye}${e.dye}` },
  ]);
  const questions = Object.entries(words.questions).map(([id, ask]) => [
    id,
    (s: Dye) => `${ask(s)} ${s.dye}`,
  ]);
  return {
    ...game,
    knowledge: {
      ...game.knowledge,
      view: (s, eye) => ({ ...game.knowledge.view(s, eye), dye: dyeOf(eye) }),
      sees: (event, eye) => {
        const known = game.knowledge.sees(event, eye);
        return known && { ...known, dye: dyeOf(eye) };
      },
    },
    words: {
      ...words,
      events: Object.fromEntries(events),
      questions: Object.fromEntries(questions),
      option: (s, option) => `${words.option(s, option)} ${s.dye}`,
      forecast: (s, option) => `${words.forecast?.(s, option) ?? ''} ${s.dye}`,
      outcome: s => `${words.outcome(s)} ${s.dye}`,
      board: (s, eye) => {
        const board = words.board(s, eye);
        return { ...board, status: [...board.status, `${s.dye}${dyeOf(eye)}`] };
      },
    },
  };
}

/** All eyes for which something in it was made. */
export function eyesIn(message: unknown): string[] {
  const found = JSON.stringify(message).match(/⟦.*?⟧/g) ?? [];
  return [...new Set(found)].sort();
}
export const onlyFor = (eye: Eye | null): string[] => [dyeOf(eye ?? 'spectator')];
