import type { Bundle, Id, Option, Seat } from '@siegeworks/contract';
import { foresee, listed } from '@siegeworks/table';
import { habit } from '../judgement/habit.ts';
import { castCost } from '../rules/cast.ts';
import { currentQuestion } from '../state/question-frame.ts';
import { isMage, opposes } from '../state/readers.ts';
import type { Siege } from '../state/state.ts';
import { NONE, piece } from '../state/state.ts';
import type { Options } from './leading.ts';
import { declaring, GAME, ofKinds } from './leading.ts';
import { cardDoes, cardName, fullName, nameOf } from './names.ts';
import { optionText } from './options.ts';
import { amounts } from './prices.ts';

/** More attacks than these nobody makes in one turn. */
const MOST = 12;

/** Standing orders of one turn: who stands in the way of every attack, and who attacks one after the other. */
export function orders(s: Siege, seat: Seat, options: Options, able: readonly Id[]): Bundle[] {
  const { rule, at } = currentQuestion(s);
  if (rule === 'assault' && at === 'defender') return defences(s, seat, options);
  return assaults(s, seat, options, able);
}

/** The usual defender first. */
function defences(s: Siege, seat: Seat, options: Options): Bundle[] {
  const usual = habit(s, seat, options);
  const sorted = [usual, ...options.filter(option => option !== usual)];
  return sorted.flatMap((option): Bundle[] => {
    const { card = NONE } = option;
    const again = Array.from({ length: MOST }, () => [{ kind: 'riposte' }, { kind: 'defend', card }]).flat();
    return [
      {
        text: `${cardDoes(s, card, 'defends')} all turn`,
        note: 'against every attack that it can, and strikes back when it may',
        option,
        then: again,
        firm: ['assault.defender', 'riposte.offer'],
      },
    ];
  });
}

/** Everybody but the Mage in melee, one after the other, against the only enemy there is. */
function assaults(s: Siege, seat: Seat, options: Options, able: readonly Id[]): Bundle[] {
  const foes = s.players.flatMap((player, at) => (player.alive && opposes(s, seat, at) ? [at] : []));
  const troops = able.filter(id => !isMage(s, piece(s, id)));
  if (foes.length !== 1 || troops.length < 2) return [];
  const lead = ofKinds(options, 'attack').length > 0 ? [] : foresee(GAME, s, seat, declaring(troops));
  const attacks = troops.flatMap(card => [
    { kind: 'attack', card },
    { kind: 'melee', seat: foes[0] },
  ]);
  const [option, ...then] = [...lead.map(pick => pick.option), ...attacks];
  const names = listed(troops.map(id => nameOf(s, id)));
  return [
    {
      text: `${troops.length === 2 ? names : `all ${troops.length}`} attack in melee`,
      note: `${troops.length === 2 ? '' : `${names}, `}one after the other; whoever no longer can is left out`,
      option,
      then,
      firm: ['main.decide', 'combat.declare', 'combat.decide', 'attack.manner'],
    },
  ];
}

/** A Spell that every Mage knows, dragged onto its target. */
export function bolts(s: Siege, seat: Seat, options: Options): Bundle[] {
  return options.flatMap(option =>
    option.kind === 'cast' && option.what !== undefined ? boltsOf(s, seat, option, option.what) : [],
  );
}

function boltsOf(s: Siege, seat: Seat, option: Option, what: string): Bundle[] {
  let aims: Options = [];
  const lead = foresee(GAME, s, seat, asked => {
    if (asked.question === 'cast.aim') aims = asked.options;
    return asked.options.find(each => each.kind === 'cast' && each.what === what);
  });
  if (lead.length !== 1) return [];
  const price = amounts(castCost(s, seat, what, NONE, 1));
  return aims.flatMap((aim): Bundle[] => {
    if (aim.target === undefined) return [];
    const at = fullName(s, aim.target);
    return [
      {
        text: `${cardName(what)}: ${at}`,
        note: `${optionText(s, option)} at ${at} for ${price}.`,
        option,
        then: [aim],
        gesture: { card: `spell/${what}`, onto: aim.target },
      },
    ];
  });
}
