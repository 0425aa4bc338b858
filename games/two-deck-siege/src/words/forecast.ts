import type { Id } from '@siegeworks/contract';
import { counted, listed } from '@siegeworks/table';
import type { Battering, Blow, Deed, Foresight } from '../knowledge/foresight.ts';
import { entersWith, harmOf } from '../knowledge/foresight.ts';
import { COURTYARD, laneOf } from '../state/geometry.ts';
import { cardName } from './names.ts';

/** One line of the forecast: where, who, what, and the rule. */
export interface ForecastLine {
  /** The wall card in front of which it happens, or the courtyard. */
  at: string;
  who: string;
  text: string;
  rule: string;
  /** Somebody dies, a wall falls, or an enemy gets in. */
  grave: boolean;
  /** It depends on how a tie is broken. */
  tie: boolean;
  /** The enemies and the defenders they hit. */
  cards: Id[];
}

/** What the enemy will do, worst first; enemies that do the same share a line. */
export function forecastLines({ deeds }: Foresight): ForecastLine[] {
  const ranked = [...deeds].sort((a, b) => weight(b) - weight(a));
  const lines: (ForecastLine & { n: number })[] = [];
  for (const deed of ranked) {
    const line = lineOf(deed);
    const same = lines.find(({ at, who, text }) => at === line.at && who === line.who && text === line.text);
    if (same) {
      same.n++;
      same.cards.push(...line.cards);
      same.tie ||= line.tie;
    } else lines.push({ ...line, n: 1 });
  }
  return lines.map(({ n, ...line }) => ({ ...line, who: n > 1 ? `${line.who} ×${n}` : line.who }));
}
function weight(deed: Deed): number {
  const breach = deed.walls.some(({ breaches }) => breaches) ? 16 : 0;
  const death = harmOf(deed).some(({ kills }) => kills) ? 4 : 0;
  const wound = harmOf(deed).length > 0 ? 2 : 0;
  return breach + (entersWith(deed) ? 8 : 0) + death + wound + (deed.walls.length > 0 ? 1 : 0);
}
function lineOf(deed: Deed): ForecastLine {
  const { enemy, from, to, blows, walls, tie } = deed;
  const parts = [moveText(deed), ...blows.map(blowText), ...walls.map(wallText)].filter(part => part !== '');
  return {
    at: to === COURTYARD && from === COURTYARD ? 'inside' : laneOf(from === COURTYARD ? to : from),
    who: cardName(enemy),
    text: `${parts.join('; ')}.`,
    rule: ruleOf(deed),
    grave: weight(deed) >= 4,
    tie,
    cards: [
      ...new Set([enemy, ...blows.map(({ target }) => target), ...harmOf(deed).map(({ target }) => target)]),
    ],
  };
}
function moveText(deed: Deed): string {
  if (entersWith(deed)) return 'enters the courtyard';
  return deed.from === deed.to ? '' : `moves to ${deed.to}`;
}
function blowText({ target, power, against, hit, kills }: Blow): string {
  const name = cardName(target);
  if (!hit) return `cannot hurt ${name}, ${power} against ${against}`;
  return `${kills ? 'kills' : 'wounds'} ${name}, ${power} beats ${against}`;
}
function wallText({ wall, points, damage, rating, breaches, rubble }: Battering): string {
  const falls = rubble.map(({ target, kills }) => `${kills ? 'kills' : 'wounds'} ${cardName(target)}`);
  const state = breaches ? 'breached' : `now ${damage} of ${rating}`;
  return `batters ${wall} for ${points}, ${state}${falls.length > 0 ? `; the rubble ${listed(falls)}` : ''}`;
}
function ruleOf(deed: Deed): string {
  if (deed.walls.some(({ breaches }) => breaches)) return 'TD-168';
  if (entersWith(deed)) return 'TD-143';
  if (deed.blows.some(({ kills }) => kills)) return 'TD-065';
  if (deed.blows.length > 0) return 'TD-063';
  return deed.walls.length > 0 ? 'TD-161' : 'TD-139';
}

/** The whole forecast in one phrase: who dies, which walls fall, who gets in. */
export const forecastSum = (foresight: Foresight): string => listed(forecastParts(foresight));

/** The same in parts, the worst first. */
export function forecastParts({ deeds, surges, raises, unseen, lost }: Foresight): string[] {
  const harm = deeds.flatMap(harmOf);
  const dead = new Set(harm.filter(({ kills }) => kills).map(({ target }) => target));
  const hurt = new Set(harm.map(({ target }) => target).filter(target => !dead.has(target)));
  const fallen = deeds.flatMap(({ walls }) => walls.flatMap(each => (each.breaches ? [each.wall] : [])));
  const entries = deeds.filter(entersWith).length;
  const parts = [
    lost !== '' && (lost === 'starved' ? 'the castle is starved out' : 'the castle is lost'),
    fallen.length > 0 && `${listed(fallen)} ${fallen.length > 1 ? 'are' : 'is'} breached`,
    entries > 0 && `${counted(entries, 'enemy', 'enemies')} ${entries > 1 ? 'get' : 'gets'} in`,
    surges && 'the siege surges',
    dead.size > 0 && `${counted(dead.size, 'defender')} ${dead.size > 1 ? 'die' : 'dies'}`,
    hurt.size > 0 && `${counted(hurt.size, 'defender')} ${hurt.size > 1 ? 'are' : 'is'} wounded`,
    raises && 'one killed enemy rises again',
    unseen > 0 && `${counted(unseen, 'hidden event')} may change this`,
  ].filter((part): part is string => typeof part === 'string');
  return parts.length === 0 ? ['nobody is hurt'] : parts;
}
