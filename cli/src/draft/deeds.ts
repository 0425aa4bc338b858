import { createInterface } from 'node:readline';
import type { Game } from '@siegeworks/contract';
import { Refused } from '@siegeworks/contract';
import type { DeckList, Draft, Drafter, DraftKind } from '@siegeworks/decks';
import {
  builtFrom,
  byType,
  counted,
  DRAFT_SEATS,
  deckText,
  draftedByComputers,
  drafterOf,
  heldBy,
  newDraft,
  poolOf,
} from '@siegeworks/decks';
import { LIMITS } from '@siegeworks/files';
import { writeText } from '@siegeworks/lab';
import { botCalled } from '../config.ts';
import { interruptible } from '../interrupt.ts';
import { bold, columns, dim, number, percent, plural, rateText, say, sayJson, wrap } from '../page.ts';
import { ProgressLine } from '../progress.ts';
import type { Args } from '../usage.ts';
import { count, has, oneOf, seedOf, text, UsageError } from '../usage.ts';
import { draftedByHand } from './by-hand.ts';
import type { Trial, TrialPlan } from './trial.ts';
import { AGAINST, TrialTally } from './trial.ts';

/** Opens packs, lets computer players draft and build, and shows or tries the result. */
export async function draftDeed(kind: DraftKind, game: Game, args: Args): Promise<number> {
  const drafter = drafterOf(game);
  if (!drafter) throw new Refused([{ rule: '', text: `${game.about.title} has no packs` }]);
  const { packs } = drafter.plan;
  const opened = count(args, 'packs', packs.min, packs.max) ?? packs.usual;
  if (has(args, 'games')) return trial(game, drafter, args, { kind, packs: opened, ...played(args) });
  const seats = count(args, 'seats', DRAFT_SEATS.min, DRAFT_SEATS.max) ?? 4;
  const seat = (count(args, 'seat', 1, seats) ?? 1) - 1;
  const begun = newDraft(drafter, { kind, seed: seedOf(args), seats, packs: opened });
  const draft = await drafted(drafter, begun, args, seat);
  const deck = {
    ...builtFrom(drafter, poolOf(draft, drafter.plan, seat)),
    name: `${kind === 'sealed' ? 'Sealed' : 'Drafted'} from ${seedOf(args)}`,
  };
  const file = text(args, 'out');
  if (file !== undefined) writeText(file, deckText(deck, drafter.book));
  if (has(args, 'json')) sayJson({ ...draft, seat, pool: poolOf(draft, drafter.plan, seat), deck });
  else tell(drafter, draft, seat, deck);
  if (file !== undefined && !has(args, 'json')) say('', `The deck is in ${file}.`);
  return 0;
}

function drafted(drafter: Drafter, draft: Draft, args: Args, seat: number): Promise<Draft> | Draft {
  if (draft.kind === 'sealed') return draft;
  if (!has(args, 'by-hand')) return draftedByComputers(drafter, draft);
  if (seat !== 0) throw new UsageError('with --by-hand you sit on seat 1');
  if (has(args, 'json')) throw new UsageError('--by-hand asks, and --json only tells: give one of them');
  const lines = createInterface({ input: process.stdin });
  return draftedByHand(drafter, draft, lines).finally(() => lines.close());
}

const played = (args: Args) => ({
  player: botCalled(text(args, 'player') ?? 'page').id,
  seed: seedOf(args),
  against: oneOf(args, 'against', AGAINST) ?? 'computer',
});

function tell({ book, plan }: Drafter, draft: Draft, seat: number, deck: DeckList): void {
  const name = (id: string) => book.cards.find(card => card.id === id)?.name ?? id;
  const packs = draft.packs[seat].map((pack, i) =>
    wrap(`${bold(`Pack ${i + 1}`)}: ${pack.map(name).join(', ')}`),
  );
  const takes = draft.takes[seat].map((take, i) => `${i + 1}. ${take.map(name).join(', ')}`);
  const pool = byType(counted(heldBy(draft, seat)), book).map(({ type, count: n, lines }) =>
    wrap(
      `${bold(`${type} (${n})`)}: ${lines.map(({ card, copies }) => (copies > 1 ? `${copies} ${card.name}` : card.name)).join(', ')}`,
    ),
  );
  say(
    ...(draft.kind === 'sealed' ? packs : [bold('Taken, turn by turn'), wrap(takes.join('; '))]),
    '',
    bold('The pool'),
    ...pool,
    dim(wrap(`In addition, as many as the rules allow: ${plan.stock.map(name).join(', ')}.`)),
    '',
    bold('What the computer builds from it'),
    deckText(deck, book).trimEnd(),
  );
}

/** Plays many games between computer-built decks: do they finish? */
async function trial(game: Game, drafter: Drafter, args: Args, plan: TrialPlan): Promise<number> {
  const games = count(args, 'games', 1, LIMITS.games) ?? 100;
  const tally = new TrialTally();
  const line = new ProgressLine();
  await interruptible(line, async signal => {
    for (let index = 0; index < games && !signal.aborted; index++) {
      tally.play(game, drafter, plan, index);
      line.show(`${index + 1} of ${plural(games, 'game')}`);
      await new Promise(done => setImmediate(done));
    }
  });
  const report = tally.report(game, plan);
  if (has(args, 'json')) sayJson(report);
  else say(trialText(report));
  return report.finished === report.games && report.legal === 2 * report.games ? 0 : 1;
}

function trialText({ games, legal, finished, endings, draws, turns, won, failures }: Trial): string {
  return [
    `${percent(finished, games)} of ${plural(games, 'game')} finished; ${number(legal)} of ${number(2 * games)} decks were legal`,
    columns(Object.entries(endings).map(([reason, n]) => [reason, number(n)])),
    `draws: ${number(draws)}; turns: ${turns.median} in the middle, ${turns.most} at most`,
    ...(won ? [`the computer’s deck won ${rateText(won)} against a lot from the same packs`] : []),
    ...failures,
  ].join('\n');
}
