import type { CardInfo, Game } from '@siegeworks/contract';
import { brief } from '@siegeworks/files';
import { bold, dim, width, wrap } from './page.ts';
import type { Rule } from './rules/books.ts';
import type { Place, Places } from './rules/places.ts';

export function ruleText(rule: Rule): string {
  return [`${bold(rule.id)}  ${dim(`${rule.game}: ${rule.section}`)}`, wrap(rule.text, '  ')].join('\n');
}

/** Where a rule is kept and proved, or that the sources are not there to tell. */
export function placesText(places: Places | null): string {
  if (places === null)
    return dim('Where it is kept and proved: only a clone of the repository can show that.');
  const { kept, absence, proved } = places;
  const absent = absence === null ? [] : [wrap(`by the absence of code: ${absence}`, '  ')];
  return [
    bold('Kept'),
    ...lines([...kept.map(placeText), ...absent]),
    bold('Proved'),
    ...lines(proved.map(placeText)),
  ].join('\n');
}
const lines = (told: readonly string[]) => (told.length > 0 ? told : ['  nowhere yet']);
const placeText = ({ file, line, text }: Place) => `  ${file}:${line}  ${dim(brief(text, width()))}`;

export function cardText(card: CardInfo, game: Game): string {
  const facts = card.facts.length > 0 ? [wrap(card.facts.join(' · '), '  ')] : [];
  const text = card.text ? [wrap(card.text, '  ')] : [];
  return [
    `${bold(card.name)}  ${dim(`${game.about.title}: ${card.type}, ${card.set}`)}`,
    ...facts,
    ...text,
  ].join('\n');
}

/** Whose work the game is, where its licence wants that to be said. */
export function creditText({ about: { title, credit } }: Game): string[] {
  if (!credit) return [];
  const { author, source, licence, terms, changes } = credit;
  return [`${title} is the work of ${author}, ${source}, under ${licence}, ${terms}.`, changes];
}
