import type { Eye, Game, GameEvent, Outcome, State } from '@siegeworks/contract';
import type { Match } from '@siegeworks/kernel';
import { moments } from '@siegeworks/kernel';
import type { LogLine, Offer } from '@siegeworks/protocol';
import { boardText } from '@siegeworks/scenario';
import { bold, dim, plural, safe, width, wrap } from './page.ts';

/** The table as this eye sees it. */
export function tableText(game: Game, s: State, eye: Eye): string {
  return boardText(game.words.board(game.knowledge.view(s, eye), eye), width());
}

/** What followed from pick `from` and those after it, up to pick `until`: one sentence each, with its rule. */
export function newsLines(match: Match, eye: Eye, from = 0, until = match.picks.length): string[] {
  const { game } = match;
  const lines: string[] = [];
  // Every sentence describes the table as it was then: names and places may have changed since.
  for (const then of moments(match, from)) {
    if (then.picks > until) break;
    const events = then.events.flatMap(event => game.knowledge.sees(event, eye) ?? []);
    if (events.length === 0) continue;
    const seen = game.knowledge.view(then.state, eye);
    lines.push(...events.map(event => sentence(game, seen, event)));
  }
  return lines;
}

function sentence(game: Game, seen: State, event: GameEvent): string {
  const words = game.words.events[event.type];
  const rule = typeof words.rule === 'string' ? words.rule : words.rule(event);
  return logText({ text: words.say(seen, event), rule });
}
/** A line of the log, with its rule. */
export const logText = ({ text, rule }: Pick<LogLine, 'text' | 'rule'>): string =>
  `${wrap(text, '  ')} ${dim(`(${rule})`)}`;

/** How many options are listed one by one; more are grouped by what they do. */
const FEW = 15;
const PER_GROUP = 6;

export function offerLines(offers: readonly Offer[], all = false): string[] {
  const lines = offers.map(({ option, text }, i) => ({ kind: option.kind, line: numbered(i + 1, text) }));
  if (offers.length <= FEW) return lines.map(({ line }) => line);
  const groups = Map.groupBy(lines, ({ kind }) => kind);
  return [...groups].flatMap(([kind, group]) => {
    const shown = all || group.length <= PER_GROUP + 1 ? group : group.slice(0, PER_GROUP);
    const left = group.length - shown.length;
    const more =
      left > 0 ? [dim(`     … ${plural(left, 'more way', 'more ways')} to ${kind}: o shows all`)] : [];
    return [bold(`  ${kind}`), ...shown.map(({ line }) => line), ...more];
  });
}

const numbered = (n: number, text: string) => `${`${n}`.padStart(4)}  ${text}`;

/** How it ended for one seat, or for people of these names, or for all seats. */
export function outcomeText(game: Game, s: State, whom: number | readonly string[] | null): string {
  const { over } = s;
  if (!over) return '';
  const why = `${game.words.outcome(s)} ${dim(`(${over.rule})`)}`;
  return `${bold(verdict(over, whom))} ${why}`;
}

function verdict(over: Outcome, whom: number | readonly string[] | null): string {
  if (over.draw) return 'A draw:';
  if (typeof whom === 'number') return over.places[whom] === 1 ? 'You win:' : 'You lose:';
  const winners = over.places.flatMap((place, each) =>
    place === 1 ? [whom ? safe(whom[each]) : `seat ${each + 1}`] : [],
  );
  if (winners.length === 0) return 'Nobody wins:';
  return `Won by ${winners.join(' and ')}:`;
}
