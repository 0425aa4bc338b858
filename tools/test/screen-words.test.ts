// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what is read here are programs
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readableIn, wordsInScreens } from '../screen-words.mjs';

const read = (source: string) => readableIn('board.tsx', source).map(({ text }) => text);

test('the screens of games hold no words: those stand in games/<game>/src/words and screens/table/src/words.ts', () => {
  expect(wordsInScreens(fileURLToPath(new URL('../..', import.meta.url)))).toEqual([]);
});

test('what is shown or read aloud is found', () => {
  expect(read('const a = <p>No Lands</p>;')).toEqual(['No Lands']);
  expect(read('const a = <p aria-label="piles" title={`${n} left`} alt={n > 1 ? "many" : ""} />;')).toEqual([
    'piles',
    'left',
    'many',
  ]);
  expect(read('const a = <p>{n === 1 ? "card" : `${n} cards`}</p>;')).toEqual(['card', 'cards']);
  expect(read('const a = <p aria-label={[title, "empty"].filter(Boolean).join(", ")} />;')).toEqual([
    'empty',
  ]);
  expect(read('const line = { kind: "attack", label: "melee" };')).toEqual(['melee']);
  expect(read('const WORDS = { missing: "you have none" }; const title = "Castle";')).toEqual([
    'you have none',
    'Castle',
  ]);
});

test('names of things in the program are not', () => {
  expect(read('import { a } from "a-thing"; type Kind = "Two Words";')).toEqual([]);
  expect(
    read('const a = <p className="army mine" key={`at ${n}`} data-place="Army">{LABELS.army} 3/4</p>;'),
  ).toEqual([]);
  expect(
    read('const a = areaOf(desk, `${seat}.hand`); if (phase === "Market") go(kinds["Old Mine"]);'),
  ).toEqual([]);
});
