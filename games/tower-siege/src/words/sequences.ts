import type { Bundle, Id, Option, Seat } from '@siegeworks/contract';
import type { Choose, Foreseen } from '@siegeworks/kernel';
import { bundled, distinct, foresee, owned } from '@siegeworks/kernel';
import { habit } from '../judgement/habit.ts';
import { currentQuestion } from '../state/question-frame.ts';
import { isMage, printed } from '../state/readers.ts';
import type { Piece, Siege } from '../state/state.ts';
import { piece } from '../state/state.ts';
import type { Options } from './leading.ts';
import { declaring, GAME, ofKinds, plainly } from './leading.ts';
import { cardDoes, cost, nameOf } from './names.ts';
import { optionText } from './options.ts';
import { bolts, orders } from './orders.ts';

/** Several picks at one press: who attacks this turn, and one attack from its declaration to its target. */
export function sequences(s: Siege, seat: Seat, options: Options): Bundle[] {
  const able = attackersIn(s, seat, options);
  const alone = able.flatMap(id => gestures(s, seat, id));
  return distinct([
    ...orders(s, seat, options, able),
    ...purchases(s, seat, able),
    ...parties(s, seat, able),
    ...alone,
    ...bolts(s, seat, options),
  ]);
}

/** Who could still be declared or sent, as far as combat can be reached from here. */
function attackersIn(s: Siege, seat: Seat, options: Options): Id[] {
  const offered = ofKinds(options, 'declare', 'attack');
  if (offered.length > 0 || !options.some(({ kind }) => kind === 'combat')) return offered;
  let found: Id[] = [];
  foresee(GAME, s, seat, asked => {
    if (asked.question === 'main.decide') return asked.options.find(({ kind }) => kind === 'combat');
    found = ofKinds(asked.options, 'declare');
    return null;
  });
  return found;
}

/** Everything that is usually bought with what is left, alone or before the usual attackers are declared or the turn ends. */
function purchases(s: Siege, seat: Seat, able: readonly Id[]): (Bundle | null)[] {
  if (currentQuestion(s).rule !== 'main') return [];
  const troops = able.filter(id => !isMage(s, piece(s, id)));
  const buying: Choose<Siege> = (asked, now) => {
    const usual = habit(now, seat, asked.options);
    if (asked.question === 'main.decide') return usual.kind === 'buy' ? usual : null;
    if (asked.question === 'pay.how') return plainly(asked.options);
    return asked.question === 'purchase.holder' ? usual : null;
  };
  const before = (after: Choose<Siege>): Choose<Siege> => {
    return (asked, now) => buying(asked, now) ?? after(asked, now);
  };
  const ending: Choose<Siege> = ({ options }) => options.find(({ kind }) => kind === 'endTurn');
  const bought = foresee(GAME, s, seat, buying).filter(({ option }) => option.kind === 'buy');
  if (bought.length === 0) return [];
  const text = `buy ${bought.map(({ option: { card = -1 } }) => nameOf(s, card)).join(', ')}`;
  const attack = foresee(GAME, s, seat, before(declaring(troops)));
  return [
    bundled(text, foresee(GAME, s, seat, buying), saidWithPrice),
    bundled(`${text}, then end the turn`, foresee(GAME, s, seat, before(ending)), saidWithPrice),
    troops.length > 0 ? bundled(`${text}, then declare ${namesOf(s, troops)}`, attack, saidWithPrice) : null,
  ];
}
const namesOf = (s: Siege, cards: readonly Id[]) => cards.map(id => nameOf(s, id)).join(', ');
/** A bundle never hides what it spends. */
const saidWithPrice = (s: Siege, option: Option): string => {
  const { gp, pp } = option.kind === 'buy' && option.card !== undefined ? printed(s, option.card) : FREE;
  return option.kind === 'buy' ? `${optionText(s, option)} for ${cost(gp, pp)}` : optionText(s, option);
};
const FREE = { gp: 0, pp: 0 };

/** Everybody, everybody but the Mage: the two armies that are usually sent. */
function parties(s: Siege, seat: Seat, able: readonly Id[]): (Bundle | null)[] {
  if (currentQuestion(s).rule === 'combat' && currentQuestion(s).at === 'decide') return [];
  const troops = able.filter(id => !isMage(s, piece(s, id)));
  const sent = [troops, able].filter(
    (party, i) => party.length > 0 && (i === 0 || party.length > troops.length),
  );
  return sent.map(party => {
    const text = `declare ${namesOf(s, party)} and nobody else`;
    return bundled(text, foresee(GAME, s, seat, declaring(party)), optionText);
  });
}

/** One attacker dragged onto somebody: shoots or strikes there if it can, else it attacks that army. */
function gestures(s: Siege, seat: Seat, attacker: Id): Bundle[] {
  const { picks, manners, aims } = upToManner(s, seat, attacker);
  return enemies(s, seat).flatMap(({ id, controller }): Bundle[] => {
    const aimed = manners.find((_manner, i) => aims[i].includes(id));
    const melee = manners.find(each => each.kind === 'melee' && each.seat === controller);
    const last: Option[] = aimed ? [aimed, { kind: 'target', target: id }] : melee ? [melee] : [];
    const [option, ...then] = [...picks.map(pick => pick.option), ...last];
    if (last.length === 0 || !option) return [];
    const against = aimed ? owned(s, controller, nameOf(s, id)) : optionText(s, last[0]);
    const text = aimed
      ? `${cardDoes(s, attacker, aimed.kind === 'shoot' ? 'shoots' : 'strikes')} at ${against}`
      : `${nameOf(s, attacker)}: ${against}`;
    return [{ text, note: `${noteOf(picks)}${text}.`, option, then, gesture: { card: attacker, onto: id } }];
  });
}
const noteOf = (picks: readonly Foreseen<Siege>[]): string =>
  picks
    .filter(({ option }) => option.kind !== 'done')
    .map(({ s, option }) => `${optionText(s, option)}, then `)
    .join('');

const enemies = (s: Siege, seat: Seat): Piece[] =>
  s.pieces.filter((p): p is Piece => p !== null && p.controller !== seat && p.bearer < 0);

/** The picks that lead to the question how it attacks, the answers to that, and whom each could be aimed at. */
function upToManner(s: Siege, seat: Seat, attacker: Id) {
  let manners: Options = [];
  const lead: Choose<Siege> = (asked, now) => {
    if (asked.question === 'combat.decide')
      return asked.options.find(({ kind, card }) => kind === 'attack' && card === attacker);
    return asked.question === 'attack.manner' || asked.question === 'attack.aim'
      ? null
      : declaring([attacker])(asked, now);
  };
  const picks = foresee(GAME, s, seat, (asked, now) => {
    if (asked.question === 'attack.manner') manners = asked.options;
    return lead(asked, now);
  });
  const aims = manners.map(manner => {
    let found: Id[] = [];
    if (!AIMED.has(manner.kind)) return found;
    foresee(GAME, s, seat, (asked, now) => {
      if (asked.question === 'attack.aim') found = asked.options.flatMap(({ target = -1 }) => [target]);
      return asked.question === 'attack.manner' ? manner : lead(asked, now);
    });
    return found;
  });
  // With only one way to attack nobody is asked how.
  const only = picks.at(-1)?.option;
  if (only?.kind === 'melee') return { picks: picks.slice(0, -1), manners: [only], aims: [[]] };
  return { picks, manners, aims };
}
/** Ways to attack that are aimed at one piece. */
const AIMED: ReadonlySet<string> = new Set(['shoot', 'directed']);
