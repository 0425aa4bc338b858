import type { Analysis, Candidate, Point, Verdict } from '@siegeworks/bots';
import { accounts, accuracy, isDone, kindOf, markOf } from '@siegeworks/bots';
import { sameOption } from '@siegeworks/kernel';
import type { StudioAnalysis, StudioAnswer, StudioFortune, StudioVerdict } from '@siegeworks/protocol';
import { offerOf } from '@siegeworks/reader';
import { because } from './because.ts';
import type { Replay } from './replay.ts';

/** How many strokes of luck are named, each way. */
const TOLD = 3;
/** How many answers to a decision are put into words. */
const WORDED = 4;

/** Of what comes of an answer no more is told: a coach is brief. */
const REASONS = 2;

/** Puts what was found into words, and remembers those it has found. */
export class Findings {
  private readonly replay: Replay;
  private readonly told = new Map<number, StudioVerdict>();

  constructor(replay: Replay) {
    this.replay = replay;
  }

  of(analysis: Analysis): StudioAnalysis {
    const { points, verdicts, tries, decisions } = analysis;
    const done = isDone(analysis);
    const seats = this.replay.match.state.seats;
    return {
      tries,
      decisions,
      done,
      chances: points.map(({ chances }) => [...chances]),
      verdicts: verdicts.map(verdict => this.verdict(verdict)),
      accounts: done ? accounts(points, verdicts) : null,
      accuracy: Array.from({ length: seats }, (_, seat) => accuracy(verdicts, seat)),
      fortunes: done ? this.fortunes(points) : [],
    };
  }

  private verdict(verdict: Verdict): StudioVerdict {
    const known = this.told.get(verdict.at) ?? this.worded(verdict);
    this.told.set(verdict.at, known);
    return known;
  }

  private worded(verdict: Verdict): StudioVerdict {
    const { at, seat, question, lost, answers, best, option } = verdict;
    const { replay } = this;
    const mark = markOf(verdict);
    const state = replay.stateAt(at);
    const seen = replay.seen(state, seat);
    const isEqual = ({ chance, margin = 0 }: Candidate) => best.chance - chance <= margin;
    const few = answers.filter((each, place) => place < WORDED || sameOption(each.option, option));
    const said = few.map((each): StudioAnswer => {
      const { chance, visits, margin = 0, reply } = each;
      const offer = offerOf(replay.words, seen, each.option);
      const equal = each === best || isEqual(each);
      const picked = sameOption(each.option, option);
      const name = reply ? (replay.seats[reply.seat]?.name ?? '') : '';
      const expects = reply && reply.share >= EXPECTED ? replyText(name, replay, at, reply.option) : '';
      // Only where there is something to learn: it takes a while.
      const other = mark === null || lost === 0 ? null : picked ? best.option : each === best ? option : null;
      const follows = other ? because(replay, { at, seat, option: each.option, other }) : [];
      const why = [offer.note ?? '', ...follows, expects].filter(text => text !== '').slice(0, REASONS);
      return { ...offer, chance, visits, margin, picked, equal, why };
    });
    return {
      at,
      seat,
      question,
      asks: replay.question(state, seat, question),
      kind: kindOf(question),
      lost,
      mark,
      answers: said,
      judged: answers.map(each => ({
        option: each.option,
        chance: each.chance,
        equal: each === best || isEqual(each),
      })),
    };
  }

  private fortunes(points: readonly Point[]): StudioFortune[] {
    const lucky = points.flatMap(({ at, from, luck }) => (from ? [{ at, from, luck: [...luck] }] : []));
    const log = this.replay.log('open');
    return this.replay.seats
      .flatMap((_seat, seat) => {
        const sorted = lucky.toSorted((a, b) => a.luck[seat] - b.luck[seat]);
        return [...sorted.slice(0, TOLD), ...sorted.slice(-TOLD)];
      })
      .filter((each, place, all) => all.findIndex(({ at }) => at === each.at) === place)
      .map(each => ({ ...each, text: told(log, each.at + 1) }));
  }
}
/** In how many of all tries somebody answered so for it to be expected. */
const EXPECTED = 0.4;

/** Only what lies open can be named without telling more than the player knew. */
function replyText(name: string, { words, match }: Replay, at: number, option: Verdict['option']): string {
  if (option.card !== undefined || option.target !== undefined) return '';
  try {
    const text = words.game.words.option(match.game.knowledge.view(match.state, 'spectator'), option);
    return at >= 0 && name !== '' ? `${name} will probably answer: ${text}` : '';
  } catch {
    return '';
  }
}

/** What luck did, in the words of the log: the weightiest line of that moment. */
function told(log: ReturnType<Replay['log']>, pick: number): string {
  const lines = log.filter(line => line.pick === pick);
  const line =
    lines.find(({ part }) => part === 'result') ??
    lines.find(({ part }) => part === 'fight' || part === 'deed') ??
    lines.find(({ part }) => part === 'detail') ??
    lines[0];
  return line?.text ?? '';
}
