import type { Attempt, Id, Option, State } from '@siegeworks/contract';
import { nearest } from '@siegeworks/files';
import { pending } from '@siegeworks/kernel';
import type { Wanted, WantedFields } from './format.ts';
import type { SceneKit } from './kit.ts';
import { Miss } from './miss.ts';
import { inFull } from './other-words.ts';
import { phrase } from './shape.ts';

/** An option that is on offer, in words. */
export interface Offer {
  option: Option;
  text: string;
  /** What else it is called in scenarios. */
  also: readonly string[];
}

export function offersOf(kit: SceneKit, s: State): Offer[] {
  const options = pending(kit.game, s)?.options ?? [];
  return options.map(option => ({
    option,
    text: kit.game.words.option(s, option),
    // Whoever has chosen enough is done, whatever the table calls that here.
    also: [...(option.kind === 'done' ? ['done'] : []), ...(kit.otherWords?.(s, option) ?? [])],
  }));
}

/** The one option that is meant, or a `Miss` that says why none or more than one is. */
export function choose(kit: SceneKit, s: State, offers: Offer[], wanted: Wanted): Option {
  const found = matching(kit, s, offers, wanted);
  const [first] = found;
  if (found.length === 1) return first.option;
  if (first === undefined) throw notOffered(offers, wanted);
  const texts = [...new Set(found.map(offer => offer.text))];
  if (texts.length > 1)
    throw new Miss(`"${phrase(wanted)}" fits ${texts.length} options: ${texts.join(' | ')}`);
  const hint = `write "${first.text}#1" to "${first.text}#${found.length}" (no space before #: YAML begins a comment there)`;
  throw new Miss(`${found.length} options read "${first.text}": ${hint}`);
}

function notOffered(offers: Offer[], wanted: Wanted): Miss {
  const texts = offers.map(offer => offer.text);
  return new Miss(`no option reads "${phrase(wanted)}"`, {
    near: nearest(phrase(wanted).replace(/^=/, ''), texts),
  });
}

/** Everything on offer that is meant; the words of the table beat other words for the same. */
export function matching(kit: SceneKit, s: State, offers: Offer[], wanted: Wanted): Offer[] {
  if (typeof wanted !== 'string') return byFields(kit, s, offers, wanted);
  const found = byWords(offers, wanted);
  return found.length > 0 ? found : byWords(offers, inFull(kit, wanted));
}

function byWords(offers: Offer[], wanted: string): Offer[] {
  const whole = wanted.startsWith('=');
  const text = plain(whole ? wanted.slice(1) : wanted);
  const found = byText(offers, text, whole);
  if (found.length > 0) return found;
  const [, words, nth] = / #(\d+)$/.test(text) ? (/^(.*) #(\d+)$/.exec(text) ?? []) : [];
  if (words === undefined) return [];
  const one = byText(offers, words, whole).at(Number(nth) - 1);
  return one && nth !== '0' ? [one] : [];
}

/** What the option is called, or what else, as a whole beats its beginning, and a beginning beats a piece. */
function byText(offers: Offer[], text: string, whole: boolean): Offer[] {
  const said = ({ text: name }: Offer) => [name];
  const also = (offer: Offer) => offer.also;
  const parts = [said, also].flatMap(names => [begins, contains].map(fits => ({ names, fits })));
  const ways = [{ names: said, fits: equal }, { names: also, fits: equal }, ...(whole ? [] : parts)];
  for (const { names, fits } of ways) {
    const found = offers.filter(offer => names(offer).some(name => fits(plain(name), text)));
    if (found.length > 0) return found;
  }
  return [];
}
const equal = (offered: string, text: string) => offered === text;
const begins = (offered: string, text: string) =>
  offered.startsWith(text) && !/^\w/.test(offered.slice(text.length));
function contains(offered: string, text: string): boolean {
  const at = offered.indexOf(text);
  return at > 0 && !/\w/.test(offered[at - 1]) && begins(offered.slice(at), text);
}

/** Texts are compared without regard to case, spaces and a full stop at the end; `Skeleton#2` is `Skeleton #2`. */
export function plain(text: string): string {
  return numbered(text).toLowerCase().replace(/\s+/g, ' ').trim().replace(/\.$/, '');
}
/** The number of a twin is written without a space in YAML; the games put one. */
export function numbered(text: string): string {
  return text.replace(/\s*#(?=\d)/g, ' #');
}

function byFields(kit: SceneKit, s: State, offers: Offer[], wanted: WantedFields): Offer[] {
  const fields = fieldsMeant(kit, s, wanted);
  const keys = Object.keys(fields) as (keyof Option)[];
  return offers.filter(({ option }) => keys.every(key => option[key] === fields[key]));
}

/** The fields of an option with the cards that are meant, or a `Miss` for one that is not there. */
export function fieldsMeant(kit: SceneKit, s: State, { card, target, ...rest }: WantedFields): Attempt {
  const fields: Attempt = { ...rest };
  if (card !== undefined) fields.card = cardOf(kit, s, card);
  if (target !== undefined) fields.target = cardOf(kit, s, target);
  return fields;
}

function cardOf(kit: SceneKit, s: State, card: string | number): Id {
  if (typeof card === 'number') return card;
  const found = kit.find(s, numbered(card));
  if (found !== null) return found;
  const names = kit.game.catalogue.cards.map(each => each.name);
  throw new Miss(`there is no card "${card}" in this position`, {
    near: nearest(card.replace(/^P\d /, ''), names),
  });
}
