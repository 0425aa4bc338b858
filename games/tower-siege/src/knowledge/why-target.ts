import type { Attempt, Id, Reason, Seat } from '@siegeworks/contract';
import { NO_DOOR, noEntry, noMount } from '../rules/arrange.ts';
import { directedAt } from '../rules/attack-kinds.ts';
import { isMagic, magicOf } from '../rules/cast.ts';
import type { QuestionFrame } from '../state/question-frame.ts';
import { currentQuestion } from '../state/question-frame.ts';
import { cardOf, printed } from '../state/readers.ts';
import type { Piece, Siege } from '../state/state.ts';
import { NONE, piece } from '../state/state.ts';
import { noAim, noCarry, noShot } from './why-aim.ts';
import type { Choice } from './why-skill.ts';
import { hasAimedSkill, noMelee, noSkillAim, noSuchChoice } from './why-skill.ts';

/** The questions that ask for a target: why this one cannot be chosen, or `null`. */
const NOW: Readonly<
  Record<string, (s: Siege, seat: Seat, f: QuestionFrame, choice: Choice) => Reason | null>
> = {
  'cast.aim': (s, seat, f, choice) => noAim(s, seat, magicOf(f.what).aim, f.targets, choice),
  'attack.manner': (s, _seat, f, { field, n }) =>
    field === 'seat' ? noMelee(s, piece(s, f.attacker), n) : null,
  'attack.aim': (s, _seat, f, choice) =>
    f.manner === 'skill'
      ? noSkillAim(s, piece(s, f.attacker), choice)
      : aCard(choice, id => noShot(s, f.attacker, reachOf(s, f), id)),
  'engine.aim': (s, _seat, f, choice) =>
    aCard(choice, id => noShot(s, NONE, printed(s, f.card).shot?.at, id)),
  'skill.aim': (s, _seat, f, choice) => noSkillAim(s, piece(s, f.card), choice),
  'purchase.holder': (s, seat, f, choice) => aCard(choice, id => noCarry(s, seat, f.card, id)),
  'passOn.to': (s, seat, f, choice) => aCard(choice, id => noCarry(s, seat, f.item, id)),
  'skipCaravan.bearer': (s, seat, f, choice) => aCard(choice, id => noCarry(s, seat, f.card, id)),
  'unload.bearer': (s, seat, f, choice) =>
    aCard(choice, id => noCarry(s, seat, s.players[f.seat].caravan[f.i], id)),
  'loot.give': (s, seat, f, choice) => aCard(choice, id => noCarry(s, seat, f.item, id)),
};
const aCard = (choice: Choice, why: (id: Id) => Reason | null): Reason | null =>
  noSuchChoice('target', choice) ?? why(choice.n);
export function noAimNow(s: Siege, seat: Seat, choice: Choice): Reason | null {
  const f = currentQuestion(s);
  return NOW[`${f.rule}.${f.at}`]?.(s, seat, f, choice) ?? null;
}
/** What a Directed attack or a shot may be aimed at. */
function reachOf(s: Siege, f: QuestionFrame): 'creature' | 'structure' | undefined {
  if (f.manner !== 'directed') return printed(s, f.source).shot?.at;
  return directedAt(s.names[f.attacker], f.travel);
}

/** Mounting and entering are free: why not with this one, at a decision point of the creature's player, or `null`. */
export function noFreeMove(
  s: Siege,
  seat: Seat,
  { kind, card = NONE, target = NONE }: Attempt,
): Reason | null {
  const [p, other] = [s.pieces[card], s.pieces[target]];
  const { at } = s.stack[s.stack.length - 1];
  if (at !== 'decide' || p?.controller !== seat || !other) return null;
  if (kind === 'mount') return noMount(s, p, other);
  const door = other.kind === 'structure' && other.controller === seat;
  // Who puts a creature on a structure of their own means that it should enter.
  if (kind === 'enter' || (kind === undefined && door && p.kind === 'creature'))
    return door ? noEntry(s, p, other) : NO_DOOR;
  return null;
}

/** Where the target is chosen later: why the card that may be used now will not be able to choose it. */
export function noAimLater(s: Siege, seat: Seat, attempt: Attempt, choice: Choice): Reason | null {
  const { card = NONE, what } = attempt;
  const { hand, spellbook } = s.players[seat];
  const key = card === NONE ? (what ?? '') : s.names[card];
  const owned = card === NONE || hand.includes(card) || spellbook.includes(card);
  if (owned && isMagic(key)) return noAim(s, seat, magicOf(key).aim, [], choice);
  if (card === NONE) return null;
  const p = s.pieces[card];
  if (p?.kind === 'creature') return noDeed(s, p, attempt.kind, choice);
  return aCard(choice, id => noAimOfThing(s, seat, card, id));
}
/** An Item that is bought or moved, or an engine of war. */
function noAimOfThing(s: Siege, seat: Seat, card: Id, target: Id): Reason | null {
  const p = s.pieces[card];
  if (!p) return printed(s, card).type === 'Item' ? noCarry(s, seat, card, target) : null;
  const { shot } = cardOf(p);
  if (shot && s.phase === 'combat') return noShot(s, NONE, shot.at, target);
  return p.bearer === NONE ? null : noCarry(s, seat, card, target);
}
/** A creature uses its skill, attacks if it is declared, or enters a structure of its player. */
function noDeed(s: Siege, p: Piece, kind: string | undefined, choice: Choice): Reason | null {
  const { field, n } = choice;
  if (kind === 'skill' && hasAimedSkill(p)) return noSkillAim(s, p, choice);
  if (p.declared && s.phase === 'combat')
    return field === 'seat' ? noMelee(s, p, n) : noShot(s, p.id, undefined, n);
  if (field === 'seat') return noSkillAim(s, p, choice) ?? noSuchChoice('target', choice);
  const door = s.pieces[n];
  return door?.kind === 'structure' && door.controller === p.controller ? noEntry(s, p, door) : null;
}
