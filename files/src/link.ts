import type { Game, MatchConfig, Seed, State } from '@siegeworks/contract';
import { Refused } from '@siegeworks/contract';
import type { Anew, Match, Version } from '@siegeworks/kernel';
import { CONCEDE, commit, create, dealAnew, layOut, pick, sameOption, VERSIONS } from '@siegeworks/kernel';
import { configFields, SEAT } from './config-shape.ts';
import { LIMITS } from './limits.ts';
import type { Beside, Note } from './saved.ts';
import { note, save, stateDigest } from './saved.ts';
import type { Check } from './shape.ts';
import { data, exact, list, name, optional, readJson, textUpTo, whole, wholeFrom, word } from './shape.ts';

/**
 * A match as a link holds it: each pick is no more than its place among the answers that were offered, so only the
 * rules by which it was played can read it.
 */
interface Linked {
  /** The game, its rules, and the way of writing matches down. */
  g: string;
  r: string;
  v: Version;
  c: MatchConfig;
  s: Seed;
  e?: string[] | undefined;
  /** Places of the picks; whoever gave up is -1 for the first seat, -2 for the second. */
  p: number[];
  a?: Anew | undefined;
  /** The position with which it began, where that was not dealt. */
  b?: State | undefined;
  /** The first digits of the hash of the last state. */
  h: string;
  /** Who sat where. */
  t?: object | undefined;
  n?: Note[] | undefined;
}

const DIGITS = 12;
const seed = textUpTo(LIMITS.seed);
const linked: Check<Linked> = exact<Linked>({
  g: name,
  r: name,
  v: word(...VERSIONS),
  c: exact(configFields(exact(SEAT))),
  s: seed,
  e: optional(list(seed, LIMITS.seats)),
  p: list(whole, LIMITS.picks),
  a: optional(exact<Anew>({ picks: wholeFrom(0, LIMITS.picks), seat: wholeFrom(0, LIMITS.seats - 1), seed })),
  b: optional(data as Check<State>),
  h: textUpTo(DIGITS),
  t: optional(data),
  n: optional(list(note, LIMITS.notes)),
});

/** What a link says of a match; it is packed before it becomes an address. */
export function linkText(m: Match, { table, notes }: Pick<Beside, 'table' | 'notes'> = {}): string {
  const { about } = m.game;
  const said: Linked = {
    g: about.id,
    r: about.rulesVersion,
    v: m.version,
    c: m.config,
    s: m.seed,
    ...(m.entropy.length > 0 && { e: m.entropy }),
    p: placesOf(m),
    ...(m.anew && { a: m.anew }),
    ...(m.start && { b: { ...m.start, events: null } }),
    h: stateDigest(m.game, m.state).slice(0, DIGITS),
    ...(table && { t: table }),
    ...(notes && notes.length > 0 && { n: notes }),
  };
  return JSON.stringify(said);
}

function placesOf(m: Match): number[] {
  const again = anewFrom(m);
  return m.picks.map(({ seat, option }, made) => {
    if (m.anew?.picks === made) dealAnew(again, m.anew.seat, m.anew.seed);
    const place = again.asked?.options.findIndex(offered => sameOption(offered, option)) ?? -1;
    pick(again, seat, option);
    return option.kind === CONCEDE.kind ? -1 - seat : place;
  });
}
function anewFrom({ game, config, seed: s, entropy, version, start }: Match): Match {
  const again: Match = create(game, config, s, entropy, version);
  if (start) layOut(again, game.rules.clone(start));
  return again;
}

/** The game of a link, before its rules are there. */
export function gameOfLink(text: string): string {
  return read(text).g;
}
const read = (text: string): Linked => readJson(linked, text, 'the link');

const refuse = (text: string) => new Refused([{ rule: '', text }]);

/** Plays what a link says, and gives back the file of the same match; refused if anything in it does not fit. */
export function fileOfLink(game: Game, text: string): string {
  const { r, v, c, s, e = [], p, a, b, h, t, n } = read(text);
  const { rulesVersion, title } = game.about;
  if (r !== rulesVersion)
    throw refuse(
      `this link holds a match by rules ${r} of ${title}, and this page has ${rulesVersion}: a link can only be read with the rules it was made with`,
    );
  const m: Match = create(game, c, s, e, v);
  if (b) layOut(m, b);
  p.forEach((place, made) => {
    if (a?.picks === made) dealAnew(m, a.seat, a.seed);
    const option = place < 0 ? CONCEDE : m.asked?.options[place];
    const seat = place < 0 ? -1 - place : (m.asked?.seat ?? -1);
    if (!option) throw refuse(`the link is damaged: pick ${made + 1} of ${p.length} does not exist`);
    pick(m, seat, option);
  });
  if (a?.picks === p.length) dealAnew(m, a.seat, a.seed);
  const file = { ...save(m), commitment: commit(s), ...(t && { table: t }), ...(n && { notes: n }) };
  if (!file.state.startsWith(h) || h.length < DIGITS)
    throw refuse('the link is damaged: it does not lead to the end that it names');
  return JSON.stringify(file);
}
