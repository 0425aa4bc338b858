import type { Reason } from '@siegeworks/contract';
import { Refused } from '@siegeworks/contract';
import type { Draft, Drafter } from '@siegeworks/decks';
import {
  builtFrom,
  computersTake,
  DRAFT_SEATS,
  drafterOf,
  heldBy,
  isDone,
  newDraft,
  readDraft,
  seatsIn,
  seatView,
  taken,
  turnsDone,
} from '@siegeworks/decks';
import { name, read, shape, whole, wholeFrom } from '@siegeworks/files/shape';
import { refuse } from '@siegeworks/host';
import type { ClientBodies, DraftInfo, DraftView, HostBodies } from '@siegeworks/protocol';
import type { DraftMessage } from './draft-messages.ts';
import type { KeptDraft } from './kept-drafts.ts';
import { draftsKept, forgetDraft, keepDraft } from './kept-drafts.ts';
import type { Page } from './page.ts';

export async function answerDraft(page: Page, message: DraftMessage): Promise<void> {
  const { re, type } = message;
  if (type === 'drafts') page.say(re, 'drafts', await draftsIn(page));
  if (type === 'openDraft') page.say(re, 'draft', await opened(page, message));
  if (type === 'draft') page.say(re, 'draft', viewAt(await draftAt(page, message.id), message.seat));
  if (type === 'takeCards') page.say(re, 'draft', await took(page, message));
  if (type === 'buildDeck') page.say(re, 'built', await built(page, message));
  if (type !== 'forgetDraft') return;
  await forgetDraft(page.keeper, message.id);
  page.say(re, 'done', {});
}

/** A draft with all that is needed to continue it. */
interface Found {
  kept: KeptDraft;
  drafter: Drafter;
}

async function drafterFor(page: Page, id: string): Promise<Drafter> {
  const game = await page.host.parts.game(id);
  const drafter = game && drafterOf(game);
  if (!drafter) throw refuse('no game', id);
  return drafter;
}

const because = (texts: readonly string[]) => new Refused(texts.map((text): Reason => ({ rule: '', text })));

async function opened(
  page: Page,
  { game, kind, seed, seats, people, packs }: ClientBodies['openDraft'],
): Promise<DraftView> {
  const drafter = await drafterFor(page, game);
  const { min, max } = drafter.plan.packs;
  const problems = [
    ...(seats >= DRAFT_SEATS.min && seats <= DRAFT_SEATS.max
      ? []
      : [`a draft has ${DRAFT_SEATS.min} to ${DRAFT_SEATS.max} seats, not ${seats}`]),
    ...(packs >= min && packs <= max ? [] : [`everybody opens ${min} to ${max} packs, not ${packs}`]),
    ...(people >= 1 && people <= seats ? [] : [`1 to ${seats} people can share this screen, not ${people}`]),
  ];
  if (problems.length > 0) throw because(problems);
  const draft = newDraft(drafter, { kind, seed: seed || page.parts.fresh().slice(0, 8), seats, packs });
  const kept = { id: page.parts.fresh(), updated: page.keeper.now(), people, draft };
  await keepDraft(page.keeper, kept, () => false);
  return viewAt({ kept, drafter });
}

const keptShape = shape<Omit<KeptDraft, 'draft'>>({
  id: name,
  updated: whole,
  people: wholeFrom(1, DRAFT_SEATS.max),
});

/** Reads what is kept; throws with every reason if it is damaged. */
async function readable(page: Page, value: unknown): Promise<Found> {
  const head = read(keptShape, value, 'the draft');
  const { draft } = value as { draft?: unknown };
  const { game } = read(shape<{ game: string }>({ game: name }), draft, 'the draft');
  const drafter = await drafterFor(page, game);
  return { kept: { ...head, draft: readDraft(draft, drafter) }, drafter };
}

async function draftAt(page: Page, id: string): Promise<Found> {
  const value = (await draftsKept(page.keeper)).get(id);
  if (value === undefined) throw because(['This draft is not in this browser. Perhaps it was deleted.']);
  return readable(page, value);
}

async function draftsIn(page: Page): Promise<HostBodies['drafts']> {
  const values = [...(await draftsKept(page.keeper)).values()];
  const found = await Promise.all(values.map(value => readable(page, value).catch(() => null)));
  const drafts = found.flatMap(each => (each ? [infoOf(each)] : []));
  return { drafts: drafts.sort((a, b) => b.updated - a.updated), damaged: found.length - drafts.length };
}

/** A person takes cards; computer players do at the same time. */
async function took(page: Page, { id, seat, turn, cards }: ClientBodies['takeCards']): Promise<DraftView> {
  const found = await draftAt(page, id);
  const { kept, drafter } = found;
  // Another tab, or the same press twice: what was taken stays taken.
  if (turn < (kept.draft.takes[seat]?.length ?? 0)) return viewAt(found);
  if (seat >= kept.people) throw because([`nobody at this screen has seat ${seat}`]);
  const computers = Array.from({ length: seatsIn(kept.draft) - kept.people }, (_, i) => kept.people + i);
  const after = taken(computersTake(drafter, kept.draft, computers), drafter.plan, seat, cards);
  if ('problems' in after) throw because(after.problems);
  const next = { ...kept, updated: page.keeper.now(), draft: after.draft };
  const mine = takesIn(next);
  await keepDraft(page.keeper, next, now => takesIn(now) >= mine);
  return viewAt({ kept: next, drafter });
}

/** How often anybody has taken cards in what is kept; 0 when that cannot be told. */
function takesIn(value: unknown): number {
  const { draft } = (value ?? {}) as { draft?: Partial<Draft> };
  return Array.isArray(draft?.takes) ? draft.takes.reduce((sum, all) => sum + (all?.length ?? 0), 0) : 0;
}

/** The deck that a computer player would build from these cards. */
async function built(page: Page, { game, cards }: ClientBodies['buildDeck']): Promise<HostBodies['built']> {
  const drafter = await drafterFor(page, game);
  const { cards: list, choices } = builtFrom(drafter, { cards, stock: drafter.plan.stock });
  return { cards: list, choices };
}

function infoOf({ kept: { id, updated, people, draft }, drafter }: Found): DraftInfo {
  return {
    id,
    updated,
    game: draft.game,
    kind: draft.kind,
    seed: draft.seed,
    seats: seatsIn(draft),
    people,
    done: isDone(draft, drafter.plan),
    held: heldBy(draft, 0).length,
  };
}

/** Through whose eyes: of whom is named, or of the first person who has not taken any cards on this turn. */
function viewAt(found: Found, seat?: number): DraftView {
  const { draft, people } = found.kept;
  const due = draft.takes.slice(0, people).findIndex(all => all.length === turnsDone(draft));
  if (seat !== undefined && seat >= people) throw because([`nobody at this screen has seat ${seat}`]);
  return viewOf(found, seat ?? Math.max(0, due));
}

function viewOf(found: Found, seat: number): DraftView {
  const { kept, drafter } = found;
  const { held: _own, ...info } = infoOf(found);
  return {
    ...info,
    ...seatView(kept.draft, drafter.plan, seat),
    names: Array.from({ length: info.seats }, (_, each) => seatName(each, kept.people)),
    computers: computersIn(found),
  };
}

/** What a seat of a draft is called: people at this screen have the first ones. */
function seatName(seat: number, people: number): string {
  if (seat >= people) return `Computer ${seat - people + 1}`;
  return people === 1 ? 'You' : `Player ${seat + 1}`;
}

/** What computer players hold is told when all packs are empty: they build from it. */
function computersIn({ kept: { draft, people }, drafter }: Found): DraftView['computers'] {
  if (!isDone(draft, drafter.plan)) return [];
  const seats = Array.from({ length: seatsIn(draft) - people }, (_, i) => people + i);
  return seats.map(seat => ({ seat, held: heldBy(draft, seat) }));
}
