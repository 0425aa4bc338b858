import type { State } from '@siegeworks/contract';
import { nearest } from '@siegeworks/files';
import { pending } from '@siegeworks/kernel';
import type { Offer } from './choose.ts';
import { choose, matching, offersOf } from './choose.ts';
import type { Vocabulary } from './facts.ts';
import { expectFact, same } from './facts.ts';
import type { Expect, Wanted, WantedOutcome } from './format.ts';
import type { SceneKit } from './kit.ts';
import type { LoggedEvent } from './logged.ts';
import { expectEvents, expectNoEvents } from './logged.ts';
import { Miss } from './miss.ts';
import { phrase, seatName } from './shape.ts';
import { expectUnchanged } from './unchanged.ts';

interface Position {
  kit: SceneKit;
  s: State;
  told: LoggedEvent[];
  heard: number;
  seen: State;
  words: Vocabulary;
}

/** Checks everything that a step expects; throws the first difference. */
export function expectAll(at: Position, expect: Expect): void {
  const { kit, s, words } = at;
  expectAsked(at, expect);
  const offers = offersOf(kit, s);
  for (const wanted of expect.offered) expectOffered(at, offers, wanted);
  if (expect.exactly) expectExactly(at, offers, expect.exactly);
  for (const unwanted of expect.notOffered) {
    const found = matching(kit, s, offers, unwanted);
    if (found.length > 0)
      throw new Miss('this was not to be offered', {
        expected: `no ${phrase(unwanted)}`,
        found: found[0].text,
      });
  }
  const news = at.told.slice(at.heard);
  expectEvents(kit, s, news, expect.events);
  expectNoEvents(kit, s, news, expect.noEvents);
  if (expect.outcome) expectOutcome(s, expect.outcome);
  if (expect.facts.length === 0 && expect.unchanged === null) return;
  const facts = kit.facts(s);
  for (const [path, wanted] of expect.facts) expectFact(facts, path, wanted, words);
  if (expect.unchanged !== null) expectUnchanged(kit.facts(at.seen), facts, expect);
}

function expectAsked({ kit, s }: Position, expect: Expect): void {
  const question = pending(kit.game, s);
  if (expect.asked !== null) {
    const wanted = expect.asked === 'nobody' ? 'nobody' : seatName(expect.asked);
    const found = question ? seatName(question.seat) : 'nobody';
    if (wanted !== found) throw new Miss('asked', { expected: wanted, found });
  }
  const found = question?.question ?? 'none: the game is over';
  if (expect.question !== null && expect.question !== found) {
    const near = nearest(expect.question, Object.keys(kit.game.words.questions));
    throw new Miss('question', { expected: expect.question, found, near });
  }
}

/** An option that several others read like is offered as well. */
function expectOffered({ kit, s }: Position, offers: Offer[], wanted: Wanted): void {
  if (matching(kit, s, offers, wanted).length === 0) choose(kit, s, offers, wanted);
}

function expectExactly({ kit, s }: Position, offers: Offer[], wanted: Wanted[]): void {
  const left = [...offers];
  for (const each of wanted) {
    const [found] = matching(kit, s, left, each);
    if (!found) {
      const near = nearest(
        phrase(each),
        offers.map(offer => offer.text),
      );
      throw new Miss(`no option reads "${phrase(each)}"`, { near });
    }
    left.splice(left.indexOf(found), 1);
  }
  if (left.length === 0) return;
  throw new Miss('more is offered', {
    expected: 'nothing else',
    found: left.map(offer => offer.text).join('\n'),
  });
}

function expectOutcome({ over }: State, wanted: WantedOutcome | 'none'): void {
  if (wanted === 'none') {
    if (over)
      throw new Miss('outcome', { expected: 'the game is not over', found: `it is over (${over.rule})` });
    return;
  }
  if (!over) throw new Miss('outcome', { expected: phrase(readable(wanted)), found: 'the game is not over' });
  const { places, draw, rule, reason } = over;
  const winner = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const found: Required<WantedOutcome> = { winner, draw, rule, reason, places };
  for (const key of Object.keys(wanted) as (keyof WantedOutcome)[]) {
    if (same(wanted[key], found[key])) continue;
    const [told, is] = [readable(wanted), readable(found)];
    throw new Miss(`outcome.${key}`, { expected: phrase(told[key]), found: phrase(is[key]) });
  }
}

function readable(outcome: WantedOutcome): Record<string, unknown> {
  return outcome.winner ? { ...outcome, winner: outcome.winner.map(seatName).join(' and ') } : { ...outcome };
}
