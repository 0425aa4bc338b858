import type { Bundle, Id, Option, Seat } from '@siegeworks/contract';
import type { Choose, Foreseen } from '@siegeworks/table';
import { bundled, distinct, foresee, listed, owned } from '@siegeworks/table';
import { habit } from '../judgement/habit.ts';
import { goldOf, powerOf } from '../rules/costs.ts';
import { priceOf } from '../rules/purchase.ts';
import { currentQuestion } from '../state/question-frame.ts';
import { isMage } from '../state/readers.ts';
import type { Piece, Siege } from '../state/state.ts';
import { NONE, piece } from '../state/state.ts';
import type { Options } from './leading.ts';
import { declaring, GAME, ofKinds, plainly } from './leading.ts';
import { cardDoes, cost, nameOf } from './names.ts';
import { comesOut, optionText } from './options.ts';
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
    if (asked.question === 'main.decide') return affords(now, seat, usual) ? usual : null;
    if (asked.question === 'pay.how') return plainly(asked.options);
    return asked.question === 'purchase.holder' ? usual : null;
  };
  const before = (after: Choose<Siege>): Choose<Siege> => {
    return (asked, now) => buying(asked, now) ?? after(asked, now);
  };
  const ending: Choose<Siege> = ({ options }) => options.find(({ kind }) => kind === 'endTurn');
  const lead = foresee(GAME, s, seat, buying);
  const bought = lead.flatMap(({ option: { kind, card = -1 } }) => (kind === 'buy' ? [card] : []));
  if (bought.length === 0) return [];
  const text = `buy ${listed(bought.map(card => nameOf(s, card)))}`;
  const note = billOf(s, seat, lead);
  const attack = foresee(GAME, s, seat, before(declaring(troops)));
  const named = (added: string, picks: readonly Foreseen<Siege>[], more = ''): Bundle | null =>
    noted(bundled(`${text}${added}`, picks, optionText), `${note}${more}`);
  return [
    named('', lead),
    named(', end turn', foresee(GAME, s, seat, before(ending))),
    troops.length > 0
      ? named(', then attack', attack, `; then declares ${namesOf(s, troops)}, and you choose each attack`)
      : null,
  ];
}
/** What can be paid without Alchemy. */
function affords(s: Siege, seat: Seat, { kind, card }: Option): boolean {
  if (kind !== 'buy' || card === undefined) return false;
  const { gp, pp } = priceOf(s, seat, card);
  return gp <= goldOf(s, seat) && pp <= powerOf(s, seat);
}
/** A bundle never hides what it spends: the price of all, what stays, and who gets what. */
function billOf(s: Siege, seat: Seat, picks: readonly Foreseen<Siege>[]): string {
  const prices = picks.flatMap(({ s: now, option: { kind, card } }) =>
    kind === 'buy' && card !== undefined ? [priceOf(now, seat, card)] : [],
  );
  const gp = prices.reduce((sum, price) => sum + price.gp, 0);
  const pp = prices.reduce((sum, price) => sum + price.pp, 0);
  const stays = cost(goldOf(s, seat) - gp, powerOf(s, seat) - pp);
  const given = picks.flatMap(({ s: now, option }) =>
    option.kind === 'holder' ? [`; ${heldBy(now, option, prices.length)}`] : [],
  );
  return `for ${cost(gp, pp)}, ${stays} left${given.join('')}`;
}
/** Of one thing that is bought, its name is said already. */
const heldBy = (s: Siege, option: Option, bought: number): string =>
  bought === 1 ? `goes to ${nameOf(s, option.target ?? NONE)}` : optionText(s, option);
const noted = (bundle: Bundle | null, note: string): Bundle | null =>
  bundle && { ...bundle, note: `${note}.` };
const namesOf = (s: Siege, cards: readonly Id[]): string => listed(cards.map(id => nameOf(s, id)));

/** Everybody, everybody but the Mage: the two armies that are usually sent. */
function parties(s: Siege, seat: Seat, able: readonly Id[]): (Bundle | null)[] {
  if (currentQuestion(s).rule === 'combat' && currentQuestion(s).at === 'decide') return [];
  const troops = able.filter(id => !isMage(s, piece(s, id)));
  // Nobody is advised to send the Mage alone.
  const sent = [troops, able].filter(
    (party, i) => troops.length > 0 && (i === 0 || party.length > troops.length),
  );
  return sent.map(party => {
    const picks = foresee(GAME, s, seat, declaring(party));
    const who = party.length > 2 ? `declares ${namesOf(s, party)}; ` : '';
    const out = party.map(id => comesOut(s, id)).filter(each => each !== '');
    const note = [...out, `${who}you choose each attack`].join('; ');
    return noted(bundled(partyText(s, party, able), picks, optionText), note);
  });
}
/** `only Bowman attacks`, `all 7 attack, the Mage too`. */
function partyText(s: Siege, party: readonly Id[], able: readonly Id[]): string {
  if (party.length === 1) return `only ${cardDoes(s, party[0], 'attacks')}`;
  const mage = able.some(id => isMage(s, piece(s, id)));
  const who = party.length === 2 ? namesOf(s, party) : `all ${party.length}`;
  if (!mage || party.length === 2) return `${who} attack`;
  return party.length === able.length ? `${who} attack, the Mage too` : `${who} attack, not the Mage`;
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
