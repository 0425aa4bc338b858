import type { Id, Option, Seat } from '@siegeworks/contract';
import { CARDS } from '../cards/card.ts';
import { entryOf, gathered } from '../cards/entries.ts';
import type { Clash } from '../knowledge/clash.ts';
import { blowOf, clashOf, hasAttackRoll, nextBlow, nextCasting, nextShot } from '../knowledge/clash.ts';
import { answerable, blockers, expected, rescues } from '../knowledge/expected.ts';
import type { Blow } from '../knowledge/odds.ts';
import { aimedHits, attackChances, blowOdds, resistFails, riposteHits } from '../knowledge/odds.ts';
import type { Aimed } from '../rules/aimed.ts';
import { isShot } from '../rules/aimed.ts';
import { goldOf, powerOf } from '../rules/costs.ts';
import { defenders } from '../rules/defenders.ts';
import { level, spellSkill, total } from '../rules/levels.ts';
import type { Offer } from '../state/offers.ts';
import { cardIn, targetIn } from '../state/offers.ts';
import type { QuestionFrame } from '../state/question-frame.ts';
import { currentQuestion } from '../state/question-frame.ts';
import { controllerOf, printed } from '../state/readers.ts';
import type { Piece, Siege } from '../state/state.ts';
import { NONE, piece } from '../state/state.ts';
import { lossText } from './losses.ts';
import { nameOf } from './names.ts';
import { percent } from './percent.ts';
import { amounts, costForecast, levelForecast, payForecast, upkeepForecast } from './prices.ts';

type Forecast = (s: Siege, o: Offer, f: QuestionFrame) => string;

/** What an option would lead to, one entry per question: exact odds, prices, which creature would die. */
const OF_RULES: Readonly<Record<string, Forecast>> = {
  'pay.how': payForecast,
  'upkeep.ask': upkeepForecast,
  'market.ask': costForecast,
  'main.decide': (s, o, f) => (o.kind === 'endTurn' ? unspentForecast(s, f.seat) : costForecast(s, o, f)),
  'combat.decide': costForecast,
  'stepWindow.ask': costForecast,
  'responses.ask': (s, o, f) => (o.kind === 'pass' ? nowForecast(s, f) : costForecast(s, o, f)),
  'counters.ask': (s, o, f) => (o.kind === 'pass' ? nowForecast(s, f) : costForecast(s, o, f)),
  'cast.level': (s, o, f) => {
    const n = o.kind === 'level' ? o.n : 0;
    const price = levelForecast(s, f.seat, f.what, n);
    const odds = CARDS[f.what].counters ? counterForecast(s, f, n) : '';
    return [odds, price].filter(Boolean).join('; ');
  },
  'cast.aim': (s, o, f) => castForecast(s, o, f),
  'attack.manner': (s, o, f) => (o.kind === 'melee' ? rangeForecast(s, f.attacker, o.seat, null) : ''),
  'attack.aim': (s, o, f) => aimForecast(s, o, f),
  'attack.club': (s, o, f) => clubForecast(s, o, f),
  'engine.aim': (s, o, f) =>
    shotForecast(
      s,
      { by: f.seat, shooter: f.card, what: s.names[f.card], level: NONE, target: targetIn(o) },
      answerable(s, f.seat),
    ),
  'assault.defender': (s, o, f) => metBy(s, f, cardIn(o)),
  'assault.block': (s, o, f) => metBy(s, f, o.kind === 'noBlock' ? f.target : cardIn(o)),
  'riposte.offer': (s, o, f) => riposteForecast(s, o, f),
  'wound.injury': (s, o, f) => (o.kind === 'accept' ? lossText(piece(s, f.card)) : costForecast(s, o, f)),
};

const OF_CARDS = gathered(entry => entry.asks);

export function forecast(s: Siege, option: Option): string {
  const o = option as Offer;
  const f = currentQuestion(s);
  const question = `${f.rule}.${f.at}`;
  return OF_RULES[question]?.(s, o, f) ?? OF_CARDS[question]?.forecast?.(s, o) ?? '';
}

/** What one point more would do to it. */
function harm(p: Piece): keyof typeof suffers {
  if (p.kind === 'creature') return p.points === 1 ? 'slay' : 'wound';
  return p.points === 1 ? 'bring down' : 'damage';
}
const suffers = {
  slay: 'be slain',
  wound: 'be wounded',
  'bring down': 'fall',
  damage: 'be damaged',
} as const;

/** What could still come between, as far as everybody can see; what a hand holds is only `answered`. */
interface Caveat {
  blocks?: readonly string[];
  saves?: readonly string[];
  answered?: boolean;
}
/** In full, and as short as it can be said. */
function unless({ blocks = [], saves = [], answered = false }: Caveat): [string, string] {
  const ways = [...blocks, ...saves];
  if (ways.length === 0) return answered ? [', unless answered', ', unless answered'] : ['', ''];
  const short =
    blocks.length === 0 ? ', unless saved' : saves.length === 0 ? ', unless blocked' : ', unless stopped';
  return [ways.length === 1 ? `, unless ${ways[0]}` : short, short];
}
/** The prompt has room for only this many letters: the first text that fits, else the shortest. */
const MOST_LETTERS = 60;
const fitting = (...texts: string[]): string =>
  texts.find(text => text.length <= MOST_LETTERS) ?? texts[texts.length - 1];
function worded(main: string, riposted: number, [full, short]: [string, string], verb: string): string {
  const back = riposted === 0 ? '' : `, ${percent(riposted)} ${verb}`;
  const brief = riposted === 0 ? '' : `, ${percent(riposted)} riposte`;
  return fitting(`${main}${back}${full}`, `${main}${back}${short}`, `${main}${brief}${short}`);
}

/** As the attacker reads it. */
function blowForecast(s: Siege, blow: Blow, answered: boolean): string {
  const { hit, riposted } = blowOdds(expected(s), blow);
  const { defender, directed, travel } = blow;
  const attack = `${percent(hit)} to ${harm(piece(s, defender))} ${nameOf(s, defender)}`;
  const stopped = directed && clashOf(s) === null ? blockers(s, defender, travel) : [];
  const caveat = unless({ blocks: stopped, saves: rescues(s, defender), answered });
  return worded(attack, riposted, caveat, 'to be riposted');
}
/** As the defender reads it. */
function metBy(s: Siege, f: Clash, defender: Id): string {
  return clashForecast(s, blowOf(s, f, defender));
}
/** What the dice would decide if nobody did anything else. */
function nowForecast(s: Siege, { seat, passed = [] }: QuestionFrame): string {
  const blow = nextBlow(s);
  const answered = answerable(s, seat, passed);
  if (blow) {
    const own = controllerOf(s, blow.defender) === seat;
    return own ? clashForecast(s, blow, `${nameOf(s, blow.defender)}: `) : blowForecast(s, blow, answered);
  }
  const aimed = nextShot(s) ?? nextCasting(s);
  return aimed ? shotForecast(s, aimed, answered && controllerOf(s, aimed.target) !== seat) : '';
}
function clashForecast(s: Siege, blow: Blow, name = ''): string {
  const { hit, riposted } = blowOdds(expected(s), blow);
  const danger = `${name}${percent(hit)} to ${suffers[harm(piece(s, blow.defender))]}`;
  return worded(danger, riposted, unless({ saves: rescues(s, blow.defender) }), 'to riposte');
}
/** Gold and power are renewed each turn (TS-058). */
function unspentForecast(s: Siege, seat: Seat): string {
  const left = { gp: goldOf(s, seat), pp: powerOf(s, seat) };
  return left.gp + left.pp === 0 ? '' : `${amounts(left)} unspent`;
}

/** Melee: the other side chooses who defends. */
function rangeForecast(s: Siege, attacker: Id, army: Seat, club: Blow['club']): string {
  const able = defenders(s, army, [attacker]);
  const chances = able.map(p => {
    const blow = { attacker, defender: p.id, directed: false, travel: '', club };
    return blowOdds(expected(s), blow).hit;
  });
  if (chances.length === 0) return '';
  const [low, high] = [percent(Math.min(...chances)), percent(Math.max(...chances))];
  const saved = able.every(p => rescues(s, p.id).length === 0) && !answerable(s, controllerOf(s, attacker));
  const text = low === high ? `${low} to hit, whoever defends` : `${low} to ${high} to hit, by who defends`;
  return saved ? text : `${text}, unless answered`;
}
function clubForecast(s: Siege, o: Offer, f: QuestionFrame): string {
  const club = o.kind === 'club' ? (printed(s, f.attacker).clubStrike?.[o.n] ?? null) : null;
  if (f.manner === 'melee') return rangeForecast(s, f.attacker, f.army, club);
  const [defender] = f.targets;
  const blow = { attacker: f.attacker, defender, directed: true, travel: f.travel, club };
  return blowForecast(s, blow, answerable(s, f.seat));
}
function aimForecast(s: Siege, o: Offer, f: QuestionFrame): string {
  const target = targetIn(o);
  const { attacker, travel, seat } = f;
  const answered = answerable(s, seat) && s.pieces[target]?.controller !== seat;
  if (f.manner === 'directed')
    return blowForecast(s, { attacker, defender: target, directed: true, travel, club: null }, answered);
  const what = f.manner === 'skill' ? s.names[attacker] : s.names[f.source];
  return shotForecast(s, { by: seat, shooter: attacker, what, level: NONE, target }, answered);
}
function shotForecast(s: Siege, aimed: Aimed, answered: boolean): string {
  const p = s.pieces[aimed.target];
  const chance = percent(aimedHits(expected(s), aimed));
  const special =
    entryOf(aimed.what).forecast ?? (CARDS[aimed.what].shot?.freezes ? 'place it in DEFEND' : undefined);
  const count = CARDS[aimed.what].shot?.count ?? 1;
  const shot = CARDS[aimed.what].shot?.label ?? 'shot';
  const harmed = special === undefined && p && p.kind !== 'item' ? rescues(s, p.id) : [];
  const stopped =
    isShot(aimed.what) && s.stack.every(f => f.rule !== 'shooting') ? blockers(s, aimed.target, null) : [];
  const effect = special ?? (p ? `${harm(p)} ${nameOf(s, p.id)}` : 'destroy it');
  const text = count > 1 ? `${chance} to ${effect} with each ${shot}` : `${chance} to ${effect}`;
  return worded(text, 0, unless({ blocks: stopped, saves: harmed, answered }), '');
}
function castForecast(s: Siege, o: Offer, f: QuestionFrame): string {
  if (CARDS[f.what].counters) return counterForecast(s, f, f.level);
  const target = targetIn(o);
  if (target === NONE) return '';
  if (hasAttackRoll(f.what))
    return shotForecast(
      s,
      { by: f.seat, shooter: NONE, what: f.what, level: f.level, target },
      answerable(s, f.seat),
    );
  if (CARDS[f.what].rr !== true) return '';
  const p = s.pieces[target];
  return `${percent(resistFails(p ? level(s, p, 'RL') : printed(s, target).rl))} that it does not resist`;
}
function counterForecast(s: Siege, f: { seat: Seat; what: string }, n: number): string {
  const skill = total(spellSkill(s, f.seat, CARDS[f.what].levels?.[n]?.ss ?? 0));
  const { critical, hit } = attackChances(skill);
  return `${percent(critical + hit)} to counter it`;
}
function riposteForecast(s: Siege, o: Offer, f: QuestionFrame): string {
  if (o.kind !== 'riposte') return '';
  const by = o.card;
  if (piece(s, by).kind === 'item') return '';
  const blow = { attacker: by, defender: f.against, directed: false, travel: '', club: null };
  const target = piece(s, f.against);
  return `${percent(riposteHits(s, blow, f.against, f.sure))} to ${harm(target)} ${nameOf(s, f.against)}`;
}
