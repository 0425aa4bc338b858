import type { Bundle, Id, Option, Seat } from '@siegeworks/contract';
import type { Choose, Foreseen } from '@siegeworks/table';
import { bundled, dragged } from '@siegeworks/table';
import { habit } from '../judgement/habit.ts';
import type { Realm } from '../state/realm.ts';
import { NONE } from '../state/realm.ts';
import type { Options } from './leading.ts';
import { citiesIn, lookAhead, ofKind, storming } from './leading.ts';
import { about, armyThing, vaultThing } from './marking.ts';
import { cardDoes, fullName, nameOf } from './names.ts';
import { optionText } from './options.ts';
import { saidWithCost } from './said-with-cost.ts';

/** What dragging one thing onto another means, where several questions lie between. */
export function gestures(s: Realm, seat: Seat, options: Options): Bundle[] {
  return [
    ...raids(s, seat, options),
    ...aims(s, seat, options),
    ...marches(s, seat, options),
    ...layings(s, seat, options),
  ];
}

const FIGHTING: ReadonlySet<string> = new Set(['endPhase', 'attack', 'attacker']);

/** A creature dragged onto a city: it attacks alone. */
function raids(s: Realm, seat: Seat, options: Options): Bundle[] {
  if (!options.some(({ kind }) => FIGHTING.has(kind))) return [];
  const chosen = options.flatMap(({ kind, target = NONE }) => (kind === 'attacker' ? [target] : []));
  const cities = chosen.length > 0 ? chosen : citiesIn(s, seat).map(({ target = NONE }) => target);
  return [...new Set(cities)].flatMap(city =>
    attackersOf(s, seat, city).flatMap(card => dragged(raid(s, seat, city, card), card, [city])),
  );
}
/** Who could attack this city. */
function attackersOf(s: Realm, seat: Seat, city: Id): Id[] {
  let able: Options = [];
  const look = storming(city, options => {
    able = options;
    return undefined;
  });
  const picks = lookAhead(s, seat, look);
  return [...able, ...picks.map(({ option }) => option)].flatMap(({ kind, card = NONE }) =>
    kind === 'attacker' ? [card] : [],
  );
}
function raid(s: Realm, seat: Seat, city: Id, card: Id): Bundle | null {
  const alone = (options: Options) =>
    options.find(option => option.kind === 'attacker' && option.card === card && option.target === city) ??
    options.find(({ kind }) => kind === 'done');
  const picks = lookAhead(s, seat, storming(city, alone));
  return bundled(`${cardDoes(s, card, 'attacks')} ${fullName(s, city)} alone`, picks, saidWithCost);
}

/** A card or an ability dragged onto its only target. */
function aims(s: Realm, seat: Seat, options: Options): Bundle[] {
  return options.flatMap(option => {
    const { kind, card } = option;
    if ((kind !== 'play' && kind !== 'use') || card === undefined) return [];
    let found: Options = [];
    const lead = lookAhead(
      s,
      seat,
      once(option, asked => {
        if (asked.question === 'announce.aim') found = asked.options;
        return null;
      }),
    );
    // Where something else is asked first, the target is not all that there is to choose.
    if (lead.length !== 1) return [];
    return found.flatMap(aim => {
      const picks = [...lead, { ...lead[0], option: aim }];
      const text = `${optionText(s, option)}: ${aimText(s, aim)}`;
      const onto = about(s, aim).filter(thing => thing !== card);
      return dragged(
        bundled(text, picks, (now, each) => (each === aim ? aimText(s, aim) : saidWithCost(now, each))),
        card,
        onto,
      );
    });
  });
}
/** The first pick is this one; then it is as the other says. */
function once(first: Option, then: Choose<Realm>): Choose<Realm> {
  let made = false;
  return (asked, s) => {
    if (made) return then(asked, s);
    made = true;
    return asked.options.find(
      ({ kind, card, n, what }) =>
        kind === first.kind && card === first.card && n === first.n && what === first.what,
    );
  };
}
const aimText = (s: Realm, aim: Option): string => optionText(s, aim).replace(/^target /, '');

/** A creature in the hand dragged onto the army: played to its usual city, and from there to the army. */
function marches(s: Realm, seat: Seat, options: Options): Bundle[] {
  return options.flatMap(option => {
    const { kind, card } = option;
    if (kind !== 'play' || card === undefined) return [];
    const picks = lookAhead(
      s,
      seat,
      once(option, ({ question, options: offered }, now) => {
        if (question === 'announce.place')
          return offered.find(each => each.kind === 'toArmy') ?? habit(now, seat, offered);
        if (question === 'pay.choose') return offered.find(each => each.kind === 'auto');
        return question === 'playPhase.decide'
          ? offered.find(each => each.kind === 'moveToArmy' && each.card === card)
          : null;
      }),
    );
    const arrives = picks.some(({ option: { kind: deed } }) => deed === 'moveToArmy' || deed === 'toArmy');
    return arrives
      ? dragged(bundled(`${nameOf(s, card)} to the army`, upToArmy(picks), saidWithCost), card, [
          armyThing(seat),
        ])
      : [];
  });
}
const upToArmy = (picks: readonly Foreseen<Realm>[]): Foreseen<Realm>[] =>
  picks.slice(0, picks.findIndex(({ option: { kind } }) => kind === 'moveToArmy' || kind === 'toArmy') + 1);

/** A card in the hand dragged onto a row of resources while the turn begins: it is laid there. */
function layings(s: Realm, seat: Seat, options: Options): Bundle[] {
  if (!options.some(({ kind }) => kind === 'takeTurn')) return [];
  return LAYING.flatMap(draw => {
    let offered: Options = [];
    const begun: Choose<Realm> = asked => {
      if (asked.question === 'turn.decide') return ofKind(asked.options, 'takeTurn');
      if (asked.question === 'drawResources.decide') return ofKind(asked.options, draw);
      offered = asked.question === 'drawResources.lay' ? asked.options : [];
      return null;
    };
    const lead = lookAhead(s, seat, begun);
    return offered.flatMap(option => {
      if (option.kind !== 'lay' || option.card === undefined) return [];
      const picks = [...lead, { ...lead[0], question: 'drawResources.lay', option, forced: false }];
      const text = `${optionText(s, option)}, ${draw === 'draw0' ? 'draw nothing' : 'draw 1 card'}`;
      const vault = vaultThing(seat, option.n ?? NONE);
      return dragged(bundled(text, picks, saidWithCost), option.card, [vault]);
    });
  });
}
const LAYING = ['draw0', 'draw1'];
