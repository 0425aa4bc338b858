import type { Case, Expect, Step } from './format.ts';
import { forbids, likeness } from './likeness.ts';
import { nameOf } from './parse.ts';

/** The cases of a game that show something best: each rule, and each sentence on a card. */
export interface Examples {
  cases: Case[];
  /** The place of the case that shows a rule. */
  rules: Record<string, number>;
  /** The same for `Ghoul: Sudden.`, a card and one of its sentences. */
  cards: Record<string, number>;
  /** The rules that the scenarios of a card prove, by its name. */
  proved: Record<string, string[]>;
}

/** What people chose: the best case for a rule by its name, and why a rule has none. */
export interface Choices {
  best?: Record<string, string>;
  unshown?: Record<string, string>;
}

/** What examples are wanted for: rules, each number with its text, and sentences on cards. */
export interface Wanting {
  rules: ReadonlyMap<string, string>;
  sentences: readonly string[];
}

/** The best case for each of the rules and sentences; those for which there is none are left out. */
export function chooseExamples(
  cases: readonly Case[],
  wanted: Wanting,
  { best = {} }: Choices = {},
): Examples {
  const shown: Case[] = [];
  const place = (one: Case): number => {
    const slim = slimmed(one);
    const known = shown.findIndex(each => nameOf(each) === nameOf(slim));
    return known >= 0 ? known : shown.push(slim) - 1;
  };
  const covering = grouped(cases, one => one.covers);
  const titled = grouped(cases, one => [one.title]);
  const chosen = (
    texts: Iterable<readonly [key: string, text: string]>,
    by: ReadonlyMap<string, Case[]>,
  ): Record<string, number> =>
    Object.fromEntries(
      [...texts].flatMap(([key, text]) => {
        const picked = cases.find(one => nameOf(one) === best[key]) ?? clearest(by.get(key) ?? [], text);
        return picked ? [[key, place(picked)]] : [];
      }),
    );
  const rules = chosen(wanted.rules, covering);
  return {
    rules,
    cards: chosen(
      wanted.sentences.map(text => [text, text] as const),
      titled,
    ),
    proved: provedBy(cases, wanted.sentences),
    cases: shown,
  };
}

/** A scenario whose title is a card and one of its sentences belongs to that card. */
function provedBy(cases: readonly Case[], sentences: readonly string[]): Record<string, string[]> {
  const own = new Set(sentences);
  const found = new Map<string, Set<string>>();
  for (const { title, covers } of cases) {
    if (!own.has(title)) continue;
    const card = title.slice(0, title.indexOf(': '));
    found.set(card, new Set([...(found.get(card) ?? []), ...covers]));
  }
  return Object.fromEntries([...found].map(([card, rules]) => [card, [...rules]]));
}

function grouped(cases: readonly Case[], keysOf: (one: Case) => readonly string[]): Map<string, Case[]> {
  const groups = new Map<string, Case[]>();
  for (const one of cases)
    for (const key of new Set(keysOf(one))) groups.set(key, [...(groups.get(key) ?? []), one]);
  return groups;
}

/** The one that a reader understands soonest: near to the words of the rule, short, about few rules, between two players; the first of those alike. */
function clearest(cases: readonly Case[], rule: string): Case | undefined {
  const costs = cases.map(one => effort(one, rule));
  return cases[costs.indexOf(Math.min(...costs))];
}

/** Nothing is seen in a case in which nothing is done. */
const STILL = 14;
const CROWD = 6;
/** Under rules of its own a table shows what most tables do not do. */
const VARIANT = 6;
const RULE = 3;
/** Whoever reads what they have just read knows what to look at. */
const LIKE = 14;
/** What is only refused shows nothing of a rule that forbids nothing. */
const REFUSED = 5;
function effort(one: Case, rule: string): number {
  const { covers, steps, given } = one;
  const picks = steps.reduce((sum, step) => sum + picksIn(step), 0);
  const words = Object.keys(given as object);
  const crowd = words.some(key => /^P[3-9]$/.test(key)) ? CROWD : 0;
  const variant = words.includes('options') ? VARIANT : 0;
  const refused =
    steps.every(({ act }) => act === null || act.do === 'cannot') && !forbids(rule) ? REFUSED : 0;
  const deeds = picks === 0 ? STILL : picks + refused;
  return RULE * covers.length + deeds + crowd + variant - LIKE * likeness(rule, one);
}

/** How much is done in a step: what cannot be done is half a deed. */
export function picksIn({ act }: Step): number {
  if (!act) return 0;
  if (act.do === 'pick') return act.picks.length;
  return act.do === 'pass' ? 1 : 0.5;
}

/**
 * What is expected was proved by the tests: it is kept only where there is nothing else to tell. What can be answered is told
 * after a deed, too, because no table shows it: often just this is what the rule says.
 */
function slimmed(one: Case): Case {
  if (one.steps.every(step => step.act === null)) return one;
  const steps = one.steps.flatMap(step => {
    const told = step.expect && answersIn(step.expect);
    const done = step.act ? [{ ...step, expect: null }] : [];
    return told ? [...done, { ...step, chance: [], act: null, expect: told }] : done;
  });
  return { ...one, steps };
}

/** More than these nobody reads. */
const MOST_ANSWERS = 8;
function answersIn({ exactly, offered, notOffered }: Expect): Expect | null {
  const count = (exactly?.length ?? 0) + offered.length + notOffered.length;
  if (count === 0 || count > MOST_ANSWERS) return null;
  const nothing = { asked: null, question: null, events: [], noEvents: [], outcome: null, unchanged: null };
  return { ...nothing, facts: [], exactly, offered, notOffered };
}
