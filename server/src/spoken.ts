import { randomInt } from 'node:crypto';

const TREES =
  'alder amber apple ash aspen azure barley birch black blue bramble bright bronze brown cedar cherry clear clover copper coral crimson dawn early ember fern frost garnet gentle ginger golden grand green hazel heather holly honest ivory ivy jade juniper laurel lemon lilac linden lucky maple merry mint misty noble oak olive pearl pine plum proud quiet rose ruby rusty sable scarlet silver swift thistle valiant velvet violet walnut willow winter'.split(
    ' ',
  );
const BEASTS =
  'adder badger bear beaver bishop boar buck castle cat colt cricket crow deer dove dragon drummer eagle falcon ferret finch fox gander gate giant goat goose griffin hare harper hawk hedgehog heron herald horse hound jester kite knight lamb lantern lark lion lynx magpie marten miller moat mole nightingale otter owl page panther pigeon pony rabbit raven robin salmon shield squire squirrel stag stork swallow swan tiger tower trout trumpet turtle wagon weasel whale wolf wren'.split(
    ' ',
  );

/** A name for a table that can be told on the telephone: `oak raven 41`. */
export const spokenName = (): string => `${any(TREES)} ${any(BEASTS)} ${randomInt(10, 100)}`;
const any = (words: readonly string[]): string => words[randomInt(words.length)];

/** The name as it is kept, however somebody has written it; `null` where it cannot be one. */
export function readSpoken(written: string): string | null {
  const parts = /^\s*([a-z]+)[\s-]*([a-z]+)[\s-]*(\d\d)\s*$/iu.exec(written.replaceAll(/[\s-]+/gu, ' '));
  return parts?.slice(1).join(' ').toLowerCase() ?? null;
}
