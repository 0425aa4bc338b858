import { fileOfLink, gameOfLink, linkText, load, parseSaved, save } from '@siegeworks/files';
import { copyOf, create, dealAnew, goBackTo, pick, stateAt } from '@siegeworks/kernel';
import { expect, test } from 'vitest';
import { thieves } from '../../kernel/test/toys/thieves/thieves.ts';

function played() {
  const m = create(thieves, { players: [{}, {}] }, 'link');
  while (m.asked) pick(m, m.asked.seat, m.asked.options[m.picks.length % m.asked.options.length]);
  return m;
}

test('a link holds the whole match, with notes', () => {
  const m = played();
  const notes = [{ at: 2, text: 'Look at this', sign: '!' as const }];
  const text = linkText(m, { notes });
  expect(gameOfLink(text)).toBe(thieves.about.id);
  const file = parseSaved(fileOfLink(thieves, text));
  expect(file).toMatchObject({ ...save(m), notes });
  expect(load(thieves, file).state).toEqual(m.state);
});

test('who gave up is in a link, too', () => {
  const m = create(thieves, { players: [{}, {}] }, 'link');
  pick(m, 1, { kind: 'concede' });
  expect(parseSaved(fileOfLink(thieves, linkText(m)))).toMatchObject(save(m));
});

test('a damaged link, and one by other rules, says so', () => {
  const text = linkText(played());
  const other = { ...thieves, about: { ...thieves.about, rulesVersion: 'next' } };
  expect(() => fileOfLink(other, text)).toThrow(/by rules .* this page has next/);
  const said = JSON.parse(text);
  expect(() => fileOfLink(thieves, JSON.stringify({ ...said, h: '000000000000' }))).toThrow(/damaged/);
  expect(() => fileOfLink(thieves, JSON.stringify({ ...said, p: [99] }))).toThrow(
    /pick 1 of 1 does not exist/,
  );
  expect(() => fileOfLink(thieves, '{"g":"x"}')).toThrow('s must be a text, not missing');
});

test('a branch whose hidden cards were dealt anew is saved, loaded and linked', () => {
  const m = copyOf(played());
  goBackTo(m, 2);
  const before = m.game.knowledge.view(m.state, 0);
  dealAnew(m, 0, 'anew');
  expect(m.game.knowledge.view(m.state, 0)).toEqual(before);
  while (m.asked) pick(m, m.asked.seat, m.asked.options[0]);
  const loaded = load(thieves, parseSaved(JSON.stringify(save(m))));
  expect(loaded.state).toEqual(m.state);
  expect(stateAt(loaded, 3)).toEqual(stateAt(m, 3));
  expect(load(thieves, parseSaved(fileOfLink(thieves, linkText(m)))).state).toEqual(m.state);
});
