import { isDecision } from '@siegeworks/bots';
import { digest } from '@siegeworks/contract/hash';
import { moments } from '@siegeworks/kernel';
import type { EventMark, LogLine, StudioMatch } from '@siegeworks/protocol';
import { worded } from '@siegeworks/reader';
import type { Replay } from './replay.ts';

/** What a page has to know of a match before it shows any moment of it. */
export function wholeOf(replay: Replay): StudioMatch {
  const { match, file, seats } = replay;
  const { game, state, picks } = match;
  const over = state.over ?? { places: [], draw: false, rule: '' };
  const log = replay.log('open');
  const auto = new Set(file.table?.auto);
  const decisions: StudioMatch['decisions'] = [];
  for (const moment of moments(match)) {
    const at = moment.picks;
    if (isDecision(match, moment)) decisions.push({ at, seat: picks[at].seat, asked: !auto.has(at) });
  }
  return {
    key: keyOf(replay),
    game: game.about.id,
    seats,
    picks: picks.length,
    outcome: {
      text: worded(replay.words, () => game.words.outcome(replay.seen(state, 'open')), over.rule),
      rule: over.rule,
      places: over.places,
      draw: over.draw,
    },
    turns: turnsIn(log),
    decisions,
    events: eventsIn(replay, log),
    delays: file.table?.delays ?? [],
    notes: file.notes ?? [],
    branch: file.branch ?? null,
  };
}

/** The same deal with the same picks is the same match, wherever it is kept. */
export function keyOf({ match }: Replay): string {
  const { game, config, commitment, entropy, picks, anew, start } = match;
  return digest(JSON.stringify([game.about.id, config, commitment, entropy, picks, anew, start])).slice(
    0,
    24,
  );
}

function turnsIn(log: readonly LogLine[]): StudioMatch['turns'] {
  return log
    .filter(({ part }) => part === 'turn')
    .map(({ pick, short, text }) => ({ at: pick, title: short || text }));
}

/** What the story counts as lost. */
const LOSS = /\b(lost|slain|suffered|breached|got in)\b/i;

function eventsIn({ match }: Replay, log: readonly LogLine[]): StudioMatch['events'] {
  const { story = {} } = match.game.words;
  const found = new Map<string, { at: number; mark: EventMark }>();
  const note = (at: number, mark: EventMark) => void found.set(`${at} ${mark}`, { at, mark });
  for (const { part, pick, kind } of log) {
    if (part === 'fight') note(pick, 'blow');
    if (LOSS.test(story[kind]?.title ?? '')) note(pick, 'loss');
  }
  for (const [made, { lasting }] of match.past.entries()) if (lasting === 'dice') note(made + 1, 'dice');
  return [...found.values()].sort((a, b) => a.at - b.at);
}
