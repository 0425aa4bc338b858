import { shown } from '@siegeworks/files';
import type { Check } from '@siegeworks/files/shape';
import { data, flag, list, Malformed, optional, read } from '@siegeworks/files/shape';
import type { Case, Expect, ScenarioFile, Scripted, Step } from './format.ts';
import { merge } from './merge.ts';
import { expect } from './parse-expect.ts';
import { outcome, step } from './parse-step.ts';
import { any, finite, isRecord, mapping, some, text } from './shape.ts';

/** What scenarios and their variants have in common. */
interface Part {
  about?: string;
  covers?: string[];
  given?: object;
  auto?: boolean;
  chance?: Scripted[];
  steps?: Omit<Step, 'number'>[];
  expect?: Expect;
}
interface Scenario extends Part {
  title: string;
  variants?: Variant[];
}
interface Variant extends Part {
  name: string;
}
interface File {
  game: string;
  about?: string;
  given?: object;
  auto?: boolean;
  scenarios: Scenario[];
}

const PART = {
  about: optional(text),
  covers: optional(some(text)),
  given: optional(data),
  auto: optional(flag),
  chance: optional(any(outcome)),
  steps: optional(list(step)),
  expect: optional(expect),
};
const variant: Check<Variant> = mapping<Variant>({ name: text, ...PART });
const scenario: Check<Scenario> = mapping<Scenario>({
  title: text,
  ...PART,
  variants: optional(filledList(variant)),
});
const file: Check<File> = mapping<File>({
  game: text,
  about: optional(text),
  given: optional(data),
  auto: optional(flag),
  scenarios: filledList(scenario),
});

function filledList<T>(check: Check<T>): Check<T[]> {
  return (value, at) => {
    if (Array.isArray(value) && value.length === 0) at.wrong('is empty');
    return list(check)(value, at);
  };
}

/** Every variant as a case of its own, with all that it inherits; twins and cases without steps are noted. */
const whole: Check<Omit<ScenarioFile, 'name'>> = (value, at) => {
  const found = file(value, at);
  const place = at.field('scenarios');
  if (at.problems > 0) return { game: '', cases: [] };
  const cases = found.scenarios.flatMap((each, i) => casesOf(found, each, i));
  for (const { one, scenario: i, variant: j } of cases) {
    const own = j === null ? place.item(i) : place.item(i).field('variants').item(j);
    if (one.steps.length === 0) own.wrong('has no steps');
    const twins = cases.filter(other => nameOf(other.one) === nameOf(one));
    if (twins[0].one !== one) own.wrong(`has the name of another: "${nameOf(one)}"`);
  }
  return { game: found.game, cases: cases.map(({ one }) => one) };
};

/** Checks the shape of a file of scenarios. Throws `Malformed` with every mistake and its place. */
export function parseScenarios(value: unknown, name: string): ScenarioFile {
  try {
    read(finite, value, 'the file');
    return { name, ...read(whole, value, 'the file') };
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    throw new Malformed(
      error.reasons.map(reason => ({ ...reason, text: `${name}: ${withTitle(reason.text, value)}` })),
    );
  }
}

/** Nobody counts scenarios: the title stands beside the number. */
function withTitle(reason: string, value: unknown): string {
  return reason.replace(/^scenarios\[(\d+)\]/, (place, i: string) => {
    const scenarios = isRecord(value) && Array.isArray(value.scenarios) ? value.scenarios : [];
    const title: unknown = scenarios[Number(i)]?.title;
    return typeof title === 'string' && title !== '' ? `${place} ${shown(title)}` : place;
  });
}

/** Title and variant: the name of a case within its file. */
export function nameOf(one: Case): string {
  return one.variant === null ? one.title : `${one.title} › ${one.variant}`;
}

interface Numbered {
  one: Case;
  scenario: number;
  variant: number | null;
}
function casesOf(from: File, each: Scenario, i: number): Numbered[] {
  if (each.variants === undefined)
    return [{ one: inherit(from, each.title, [each], null), scenario: i, variant: null }];
  return each.variants.map((own, j) => ({
    one: inherit(from, each.title, [each, own], own.name),
    scenario: i,
    variant: j,
  }));
}

/** The scenario's steps and chance come first, the variant's follow; what is expected at the end comes last. */
function inherit(from: File, title: string, parts: Part[], variant: string | null): Case {
  const steps = parts.flatMap(part => part.steps ?? []);
  const ends = parts.flatMap(part => part.expect ?? []).reverse();
  return {
    title,
    variant,
    covers: parts.flatMap(part => part.covers ?? []),
    given: [from, ...parts].map(part => part.given).reduce<unknown>(merge, {}),
    chance: parts.flatMap(part => part.chance ?? []),
    auto: [from, ...parts].findLast(part => part.auto !== undefined)?.auto ?? true,
    steps: [
      ...steps.map((each, n) => ({ ...each, number: `${n + 1}` })),
      ...ends.map(end => ({ number: 'end', text: '', chance: [], act: null, expect: end })),
    ],
  };
}
