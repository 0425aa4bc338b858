import type { Game, MatchConfig, State } from '@siegeworks/contract';
import { Refused } from '@siegeworks/contract';
import { parseSaved, replay } from '@siegeworks/files';
import { isOpenTo, refuse } from '@siegeworks/host';
import { stateAt } from '@siegeworks/kernel';
import type { Person, StartWish, Terms } from '@siegeworks/protocol';
import type { Start } from '../database/tables.ts';
import type { House } from '../house.ts';
import { fetchRoom } from '../rooms.ts';
import { scenarioAt } from './scenarios.ts';

/** A position with which a match is to begin, as everybody hears of it. */
export interface Beginning extends Start {
  title: string;
}
type Wish<K extends StartWish['kind']> = Extract<StartWish, { kind: K }>;

const because = (text: string): Refused => new Refused([{ rule: '', text }]);

/** Lays out what somebody wants to begin with. Only the house itself makes positions: a page names where one comes from. */
export async function beginningOf(house: House, by: Person, game: Game, wish: StartWish): Promise<Beginning> {
  const beginning =
    wish.kind === 'scenario'
      ? fromScenario(game, wish)
      : wish.kind === 'match'
        ? await fromMatch(house, by, game, wish)
        : fromFile(game, wish);
  if (beginning.position.over) throw because('the match is over there; choose an earlier moment');
  return beginning;
}

function fromScenario(game: Game, { id }: Wish<'scenario'>): Beginning {
  const { title, position } = scenarioAt(game.about.id, id);
  return { title: `the scenario “${title}”`, position, config: configFor(game, position) };
}

/** A set-up that would lead to such a table: the position itself says which variants are played. */
function configFor({ setup, catalogue }: Game, position: State): MatchConfig {
  const { options = {} } = position as State & { options?: MatchConfig['options'] };
  const named = Object.fromEntries(Object.entries(options).filter(([name]) => name in setup.variants));
  const players = Array.from({ length: position.seats }, (_, seat) => {
    const deck = catalogue.decks[seat % catalogue.decks.length];
    return deck ? { deck: deck.id, ...(deck.choices && { choices: deck.choices }) } : {};
  });
  const config = { players, options: named };
  const problems = setup.check(config);
  if (problems.length > 0) throw new Refused(problems);
  return config;
}

/** A match that this house has kept, where it is open to whoever asks. */
async function fromMatch(
  house: House,
  by: Person,
  game: Game,
  { match: id, pick }: Wish<'match'>,
): Promise<Beginning> {
  const room = house.host.rooms.get(id) ?? (await fetchRoom(house, id));
  if (!room) throw refuse('not kept');
  if (!isOpenTo(room, by.id)) throw refuse(room.match.state.over ? 'closed afterwards' : 'not over');
  const { match, seats } = room;
  const { rulesVersion } = match.game.about;
  if (match.game.about.id !== game.about.id) throw because(`that was a match of ${match.game.about.title}`);
  if (rulesVersion !== game.about.rulesVersion)
    throw because(`it was played with rules ${rulesVersion}; this house has ${game.about.rulesVersion}`);
  const at = Math.min(pick, match.picks.length);
  const names = seats.map(({ name }) => name).join(', ');
  return { title: momentOf(at, `the match of ${names}`), position: stateAt(match, at), config: match.config };
}

function fromFile(game: Game, { text, pick }: Wish<'file'>): Beginning {
  const saved = parseSaved(text);
  // What such a file says about itself is not believed: the house plays it again.
  if (saved.start) throw because('a match that began with a position of its own cannot be continued here');
  const at = Math.min(pick, saved.picks.length);
  const { state } = replay(game, saved, at);
  return { title: momentOf(at, 'a saved match'), position: state, config: saved.config };
}

const momentOf = (pick: number, of: string): string => `decision ${pick + 1} of ${of}`;

/** On these terms, as far as the position leaves a choice: seats and variants are its own. */
export const termsFrom = (terms: Terms, { title, position, config }: Beginning): Terms => ({
  ...terms,
  start: title,
  options: config.options ?? {},
  seats: Array.from({ length: position.seats }, (_, seat) => terms.seats[seat] ?? null),
});
