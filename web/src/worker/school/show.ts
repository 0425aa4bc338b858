import type { Seat, State } from '@siegeworks/contract';
import type { Room, Visit } from '@siegeworks/host';
import { beginRoom, factsFor, refuse, visitOf } from '@siegeworks/host';
import { pending, pick } from '@siegeworks/kernel';
import type { ClientBodies, ClientMessage, HostBodies, MatchState, Showing } from '@siegeworks/protocol';
import type { Reading } from '@siegeworks/reader';
import { newReading, stateOf } from '@siegeworks/reader';
import type { Case, Performance, SceneKit, Scene as ShownStep } from '@siegeworks/scenario';
import { perform, seenIn, shortened } from '@siegeworks/scenario';
import type { Page } from '../page.ts';
import { ME } from '../parts.ts';
import { practiceRoom } from './practice.ts';

export async function sentencesShown(page: Page, game: string): Promise<HostBodies['examples']> {
  const examples = await page.parts.examples(game);
  return { game, sentences: Object.keys(examples?.cards ?? {}), proved: examples?.proved ?? {} };
}

interface Example {
  kit: SceneKit;
  one: Case;
  played: Performance;
  eye: Seat;
}
async function exampleOf({ parts, host }: Page, { game, what }: ClientBodies['show']): Promise<Example> {
  // The words of a game are brought before anything of it is shown.
  const [examples, kit] = await Promise.all([
    parts.examples(game),
    parts.shelf.kit(game),
    host.parts.game(game),
  ]);
  const place = examples?.rules[what] ?? examples?.cards[what];
  if (!kit || !examples || place === undefined) throw refuse('no example', what);
  const one = examples.cases[place];
  const played = shortened(perform(kit, one));
  return { kit, one, played, eye: eyeOf(kit, one, played) };
}

/** Whoever acts first is the one who reads it. */
function eyeOf(kit: SceneKit, { steps }: Case, { start, scenes }: Performance): Seat {
  const first = scenes.find(scene => scene.deed !== null)?.deed?.seat;
  const cannot = steps.map(({ act }) => act).find(act => act?.do === 'cannot');
  return first ?? (cannot?.do === 'cannot' ? cannot.seat : pending(kit.game, start)?.seat) ?? 0;
}

/** Plays an example on a table of its own and keeps every moment of it as a screen shows it. */
export async function shownFor(page: Page, wanted: ClientBodies['show']): Promise<Showing> {
  const { kit, one, played, eye } = await exampleOf(page, wanted);
  const room = practiceRoom(page, { game: kit.game, state: played.start, eye });
  // What has happened by itself is told with the table that it has led to.
  room.match.log = played.opening.map(({ event }) => event);
  const stage: Stage = { page, room, visit: visitOf(room, ME, () => {}), reading: newReading(kit.game) };
  const scenes: Showing['scenes'] = [{ says: '', refused: [], state: look(stage) }];
  for (const scene of played.scenes) {
    if (!scene.deed) scenes.push({ ...seenIn(scene, namesIn(stage)), state: look(stage) });
    else if (scene.deed.auto) goOn(scenes, scene, stage);
    else scenes.push({ says: said(scene, stage), refused: [], state: act(stage, scene) });
  }
  const { title, variant, covers } = one;
  const { before } = played;
  return { game: wanted.game, what: wanted.what, title, variant: variant ?? '', covers, before, scenes };
}

interface Stage {
  page: Page;
  room: Room;
  visit: Visit;
  reading: Reading;
}

const namesIn = ({ room }: Stage): string[] => room.seats.map(({ name }) => name);

/** The table now. Nobody is asked: the example goes by itself. */
function look({ page, visit, reading }: Stage): MatchState {
  const state = stateOf(reading, factsFor(page.host, visit));
  return { ...state, question: null, more: false };
}

function act(stage: Stage, { deed }: ShownStep): MatchState {
  const { match } = stage.room;
  if (deed) {
    match.state = deed.at;
    pick(match, deed.seat, deed.option);
    stage.room.views.clear();
  }
  return look(stage);
}

/** What nobody was asked about belongs to the scene before. */
function goOn(scenes: Showing['scenes'], scene: ShownStep, stage: Stage): void {
  const last = scenes[scenes.length - 1];
  const { from, lines } = last.state.log;
  const state = act(stage, scene);
  last.state = { ...state, log: { from, lines: [...lines, ...state.log.lines] } };
}

function said({ deed }: ShownStep, stage: Stage): string {
  if (!deed) return '';
  const { room } = stage;
  const names = namesIn(stage);
  const you = room.seats.findIndex(({ kind }) => kind === 'person');
  const seen: State = { ...deed.at, people: { names, you } };
  const { words } = room.match.game;
  const text = deed.option.kind === 'concede' ? 'give up' : words.option(seen, deed.option);
  return `${names[deed.seat]}: ${text}`;
}

/** Sits down at the table of an example, as it stands after some of its scenes. */
export async function practise(
  page: Page,
  message: Extract<ClientMessage, { type: 'practise' }>,
): Promise<void> {
  const { kit, played, eye } = await exampleOf(page, message);
  const state = stateAfter(played, message.scene);
  if (state.over) throw refuse('nothing to play');
  const room = practiceRoom(page, { game: kit.game, state: { ...state, script: null }, eye });
  await beginRoom(page.host, page.caller, message.re, room);
}

/** The position after this many scenes, counting those with a question. */
function stateAfter({ scenes, end }: Performance, n: number): State {
  const later = scenes.filter(({ deed }) => !deed?.auto).slice(n);
  return later.find(({ deed }) => deed !== null)?.deed?.at ?? end;
}
