import type { Bundle, Id, Option, Seat } from '@siegeworks/contract';
import { sameOption } from '@siegeworks/kernel';
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
import { usualPrice } from './prices.ts';

/** More attacks than these nobody makes in one turn. */
const MOST = 12;

/** Standing orders of one turn: who stands in the way of every attack, and who attacks one after the other. */
export function orders(s: Siege, seat: Seat, options: Options, able: readonly Id[]): Bundle[] {
  const { rule, at } = currentQuestion(s);
  if (rule === 'assault' && at === 'defender') return defences(s, seat, options);
  return assaults(s, seat, options, able);
}

/** The usual defender first: alone with what may be answered, and letting that pass. */
function defences(s: Siege, seat: Seat, options: Options): Bundle[] {
  const usual = habit(s, seat, options);
  const others = options.filter(option => option !== usual);
  return [stand(s, usual, true), stand(s, usual, false), ...others.map(option => stand(s, option, true))];
}

function stand(s: Siege, option: Option, quietly: boolean): Bundle {
  const { card = NONE } = option;
  const pass = quietly ? [{ kind: 'pass' }] : [];
  const again = Array.from({ length: MOST }, () => [...pass, { kind: 'riposte' }, { kind: 'defend', card }]);
  const does = cardDoes(s, card, 'defends');
  return {
    text: quietly ? `${does} all turn` : `${does}, and ask what I cast`,
    note: quietly
      ? 'against every attack that it can, strikes back when it may, and you cast nothing'
      : 'against every attack that it can, strikes back when it may',
    option,
    then: again.flat(),
    firm: ['assault.defender', 'riposte.offer', ...(quietly ? ['responses.ask'] : [])],
  };
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
  const attack: Bundle = {
    text: `${troops.length === 2 ? names : `all ${troops.length}`} attack in melee`,
    note: `${troops.length === 2 ? '' : `${names}, `}one after the other; whoever no longer can is left out`,
    option,
    then,
    firm: ['main.decide', 'combat.declare', 'combat.decide', 'attack.manner'],
  };
  // TS-145: what could be cast in combat as well is given up with it.
  const last = { text: `${attack.text}, end combat`, note: `${attack.note}; then combat ends` };
  return [attack, { ...attack, ...last, then: [...then, { kind: 'endCombat' }] }];
}

/** A Spell or Scroll dragged onto its target: from the hand, or one that every Mage knows. */
export function bolts(s: Siege, seat: Seat, options: Options): Bundle[] {
  return options.flatMap(option => (option.kind === 'cast' ? boltsOf(s, seat, option) : []));
}

function boltsOf(s: Siege, seat: Seat, option: Option): Bundle[] {
  const { card = NONE, what = s.names[card] } = option;
  let aims: Options = [];
  const lead = foresee(GAME, s, seat, asked => {
    if (asked.question === 'cast.aim') aims = asked.options;
    return asked.options.find(each => sameOption(each, option));
  });
  if (lead.length !== 1) return [];
  const price = usualPrice(s, seat, castCost(s, seat, what, NONE, 1));
  return aims.flatMap((aim): Bundle[] => {
    if (aim.target === undefined) return [];
    const at = fullName(s, aim.target);
    return [
      {
        text: `${cardName(what)}: ${at}`,
        note: `${optionText(s, option)} at ${at} for ${price}.`,
        option,
        then: [aim],
        gesture: { card: option.card ?? `spell/${what}`, onto: aim.target },
      },
    ];
  });
}
