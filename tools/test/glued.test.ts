// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what is read here are programs
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { gluedIn, gluedSentences } from '../glued.mjs';

const read = (source: string) => gluedIn('words.ts', source).length;

test('no sentence is glued from phrases that are there only sometimes', () => {
  expect(gluedSentences(fileURLToPath(new URL('../..', import.meta.url)))).toEqual([]);
});

test('a phrase that leans on its neighbours is found, wherever it is kept', () => {
  expect(read("const a = `Ann plays Fog${target ? ` on ${target}` : ''}.`;")).toBe(1);
  expect(read("const end = hidden ? '' : ' from the deck'; const a = `Ann draws a card${end}.`;")).toBe(1);
  expect(read("const not = (gone: boolean) => (gone ? 'not ' : '');")).toBe(1);
  expect(read("const a = `3 damage${open ? ', unless answered' : ''}`;")).toBe(1);
});

test('whole sentences, details in a list, brackets and markup are not', () => {
  expect(read('const a = target ? `Ann plays Fog on ${target}.` : `Ann plays Fog.`;')).toBe(0);
  expect(read("const a = `Ann${left > 0 ? `, ${left} left` : ''}${own ? ' (you)' : ''}`;")).toBe(0);
  expect(read("const a = `${text}${more ? ' Two more follow.' : ''}`;")).toBe(0);
  expect(read('const a = `<td${n ? \' class="n"\' : ""}>`;')).toBe(0);
});
