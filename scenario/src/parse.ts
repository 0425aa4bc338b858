import type { Act, Case, Expect, Refusal, ScenarioFile, Scripted, Step, Wanted } from './format.ts';
import { merge } from './merge.ts';
import { parseExpect, parseWanted } from './parse-expect.ts';
import type { Fields } from './shape.ts';
import { isRecord, phrase, Shape, seatOf, told } from './shape.ts';

const FILE = ['game', 'about', 'given', 'auto', 'scenarios'];
const SCENARIO = ['title', 'about', 'covers', 'given', 'auto', 'chance', 'steps', 'expect', 'variants'];
const VARIANT = ['name', 'about', 'covers', 'given', 'auto', 'chance', 'steps', 'expect'];

/** Checks the shape of a file of scenarios. Throws `Refused` with every mistake and its place. */
export function parseScenarios(data: unknown, name: string): ScenarioFile {
  const shape = new Shape(name);
  const file = shape.record(data, '', FILE);
  const game = shape.text(file.game, 'game');
  if (file.given !== undefined) shape.record(file.given, 'given', null);
  if (file.auto !== undefined) shape.flag(file.auto, 'auto');
  const list = shape.list(file.scenarios, 'scenarios');
  if (list.length === 0) shape.wrong('scenarios', 'there are none');
  const cases = list.flatMap((raw, i) => parseScenario(shape, file, raw, `scenarios[${i}]`));
  refuseTwins(shape, cases);
  shape.close();
  return { name, game, cases };
}

function refuseTwins(shape: Shape, cases: Case[]): void {
  const names = cases.map(nameOf);
  const twins = names.filter((name, i) => names.indexOf(name) < i);
  for (const name of new Set(twins)) shape.wrong('scenarios', `two are called "${name}"`);
}

/** Title and variant: the name of a case within its file. */
export function nameOf(one: Case): string {
  return one.variant === null ? one.title : `${one.title} › ${one.variant}`;
}

function parseScenario(shape: Shape, file: Fields, raw: unknown, path: string): Case[] {
  const scenario = shape.record(raw, path, SCENARIO);
  const title = shape.text(scenario.title, `${path}.title`);
  const place = title === '' ? path : `${path} "${title}"`;
  const base = inherit(shape, { file, title, place, parts: [scenario] }, null);
  if (scenario.variants === undefined) {
    if (base.steps.length === 0) shape.wrong(place, 'has no steps');
    return [base];
  }
  const variants = shape.list(scenario.variants, `${place}.variants`);
  if (variants.length === 0) shape.wrong(`${place}.variants`, 'there are none');
  return variants.map((each, i) => {
    const at = `${place}.variants[${i}]`;
    const variant = shape.record(each, at, VARIANT);
    const name = shape.text(variant.name, `${at}.name`);
    const one = inherit(shape, { file, title, place: at, parts: [scenario, variant] }, name);
    if (one.steps.length === 0) shape.wrong(at, 'has no steps, and its scenario has none either');
    return one;
  });
}

interface Source {
  file: Fields;
  title: string;
  place: string;
  /** The scenario, and the variant if there is one. */
  parts: Fields[];
}

/** The scenario's steps and chance come first, the variant's follow; what is expected at the end comes last. */
function inherit(shape: Shape, { file, title, place, parts }: Source, variant: string | null): Case {
  // The scenario itself was read before its variants; its mistakes are told once.
  const reader = parts.length > 1 ? new Shape(shape.file) : shape;
  const own = (i: number) => (i === parts.length - 1 ? shape : reader);
  const givens = parts.map((part, i) =>
    part.given === undefined ? {} : own(i).record(part.given, `${place}.given`, null),
  );
  const flags = parts.map((part, i) => part.auto === undefined || own(i).flag(part.auto, `${place}.auto`));
  const says = [file.auto !== false, ...flags].filter((_flag, i) => [file, ...parts][i].auto !== undefined);
  const steps = parts.flatMap((part, i) =>
    own(i)
      .list(part.steps, `${place}.steps`)
      .map(raw => ({ raw, i })),
  );
  const parsed = steps.map(({ raw, i }, n) => parseStep(own(i), raw, `${n + 1}`, `${place}.steps[${n}]`));
  const ends = parts.map((part, i) => parseEnd(own(i), part.expect, `${place}.expect`)).reverse();
  return {
    title,
    variant,
    covers: parts.flatMap((part, i) =>
      own(i)
        .several(part.covers)
        .map(rule => own(i).text(rule, `${place}.covers`)),
    ),
    given: givens.reduce<unknown>(merge, file.given ?? {}),
    chance: parts.flatMap((part, i) => parseChance(own(i), part.chance, `${place}.chance`)),
    auto: says.at(-1) ?? true,
    steps: [...parsed, ...ends.flatMap(end => end ?? [])],
  };
}

function parseEnd(shape: Shape, raw: unknown, path: string): Step | null {
  if (raw === undefined) return null;
  return { number: 'end', text: '', chance: [], act: null, expect: parseExpect(shape, raw, path) };
}

function parseStep(shape: Shape, raw: unknown, number: string, path: string): Step {
  const fields = shape.record(raw, path, null);
  const acts = Object.keys(fields).filter(key => key !== 'chance' && key !== 'expect');
  if (acts.length > 1) shape.wrong(path, `does two things: ${acts.join(', ')}. Write two steps`);
  if (Object.keys(fields).length === 0) shape.wrong(path, 'is empty');
  const [key] = acts;
  const expect: Expect | null =
    fields.expect === undefined ? null : parseExpect(shape, fields.expect, `${path}.expect`);
  return {
    number,
    text: key === undefined ? '' : `${key}: ${phrase(fields[key])}`,
    chance: parseChance(shape, fields.chance, `${path}.chance`),
    act: key === undefined ? null : parseAct(shape, key, fields[key], path),
    expect,
  };
}

function parseAct(shape: Shape, key: string, value: unknown, path: string): Act | null {
  const place = `${path}.${key}`;
  if (key === 'pass') return { do: 'pass', seats: parsePassers(shape, value, place) };
  const [, name, cannot] = /^(P[1-9])( cannot)?$/.exec(key) ?? [];
  const seat = seatOf(name ?? '');
  if (seat === null) {
    shape.wrong(path, `"${key}" is no step. Known are P1 (a pick), P1 cannot, pass, chance, expect`);
    return null;
  }
  if (cannot)
    return {
      do: 'cannot',
      seat,
      refusals: shape.several(value).map(each => parseRefusal(shape, each, place)),
    };
  const picks = shape.several(value).map(each => parseWanted(shape, each, place));
  if (picks.length === 0) shape.wrong(place, 'picks nothing');
  return { do: 'pick', seat, picks };
}

function parsePassers(shape: Shape, value: unknown, path: string): number[] | 'all' {
  if (value === 'all') return 'all';
  const seats = shape.several(value).map(each => shape.seat(each, path));
  if (seats.length === 0) shape.wrong(path, 'nobody passes: write all, or seats such as [P1, P2]');
  return seats;
}

function parseRefusal(shape: Shape, raw: unknown, path: string): Refusal {
  if (!isRecord(raw)) {
    shape.wrong(
      path,
      `needs its reason: { do: ${told(raw)}, because: a rule number or words of the reason }`,
    );
    return { do: null, card: null, because: '' };
  }
  const fields = shape.record(raw, path, ['do', 'card', 'because']);
  const wanted: Wanted | null = fields.do === undefined ? null : parseWanted(shape, fields.do, `${path}.do`);
  const card = fields.card === undefined ? null : shape.text(fields.card, `${path}.card`);
  if (wanted === null && card === null) shape.wrong(path, 'needs `do` (an option) or `card`');
  return { do: wanted, card, because: shape.text(fields.because, `${path}.because`) };
}

function parseChance(shape: Shape, value: unknown, path: string): Scripted[] {
  return shape.several(value).map(each => parseOutcome(shape, each, path));
}

function parseOutcome(shape: Shape, value: unknown, path: string): Scripted {
  if (value === 'shuffle') return [];
  if (typeof value === 'string' || typeof value === 'number') return value;
  const { shuffle } = shape.record(value, path, ['shuffle']);
  return shape.list(shuffle, `${path}.shuffle`).map(place => shape.number(place, `${path}.shuffle`));
}
