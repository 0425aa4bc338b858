import type { GameEvent, Seat, State, Tellings, Words } from '@siegeworks/contract';

type Told = Pick<State, 'people'>;

/** What a seat is called where nobody has a name: terminal, scenarios, tests. */
export const seatLabel = (seat: Seat): string => `P${seat + 1}`;
const isYou = ({ people }: Told, seat: Seat): boolean => people?.you === seat;
const called = ({ people }: Told, seat: Seat): string => people?.names[seat] ?? seatLabel(seat);

/** `Greta`, or `you`. */
export const who = (s: Told, seat: Seat): string => (isYou(s, seat) ? 'you' : called(s, seat));
/** In what you do yourself: `target Greta`, `target yourself`. */
export const whom = (s: Told, seat: Seat): string => (isYou(s, seat) ? 'yourself' : called(s, seat));
/** `Greta's turn`, `your turn`. */
export const whose = (s: Told, seat: Seat): string => (isYou(s, seat) ? 'your' : `${called(s, seat)}'s`);
/** On a card that lies among those of others: `of Greta`, `yours`. */
export const ofWhom = (s: Told, seat: Seat): string => (isYou(s, seat) ? 'yours' : `of ${called(s, seat)}`);
/** `Greta's Ogre`, `your Ogre`; where nobody has a name `P2 Ogre`. */
export const owned = (s: Told, seat: Seat, thing: string): string =>
  s.people ? `${whose(s, seat)} ${bare(thing)}` : `${seatLabel(seat)} ${thing}`;
/** `Greta's army`, `your army`; where nobody has a name `the army of P2`. */
export const thingOf = (s: Told, thing: string, seat: Seat): string =>
  s.people ? `${whose(s, seat)} ${bare(thing)}` : `${thing} of ${seatLabel(seat)}`;
const bare = (thing: string): string => thing.replace(/^(the|an?) /, '');

/** What somebody does, told as of others: `Greta draws`, `you draw`. */
export const does = (s: Told, seat: Seat, verb: string): string =>
  `${who(s, seat)} ${agreeing(s, seat, verb)}`;
/** The verb alone, for a second one in the sentence. */
export const agreeing = (s: Told, seat: Seat, verb: string): string => (isYou(s, seat) ? plural(verb) : verb);

const IRREGULAR: Readonly<Record<string, string>> = { is: 'are', has: 'have', was: 'were', does: 'do' };
/** The verb of `you`, and of everything that is many: `is` becomes `are`, `draws` becomes `draw`. */
export function plural(verb: string): string {
  if (IRREGULAR[verb]) return IRREGULAR[verb];
  // `carries` becomes `carry`, but `dies` becomes `die`.
  if (/..ies$/.test(verb)) return `${verb.slice(0, -'ies'.length)}y`;
  return /(ch|sh|ss|x|o)es$/.test(verb) ? verb.slice(0, -'es'.length) : verb.replace(/s$/, '');
}

/** With a capital, as a sentence or a title begins. */
export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Events whose words begin as sentences do, whoever they begin with. */
export const sentences = <S>(said: Words<S>['events']): Words<S>['events'] =>
  Object.fromEntries(
    Object.entries(said).map(([type, each]) => [type, { ...each, say: (s, e) => upper(each.say(s, e)) }]),
  );

/** Events with the part that each plays in the story. */
export const told = <S, E extends GameEvent>(
  said: Words<S>['events'],
  tellings: Tellings<S, E>,
): Words<S>['events'] =>
  Object.fromEntries(
    Object.entries(said).map(([type, each]) => [type, { ...each, ...tellings[type as E['type']] }]),
  );
