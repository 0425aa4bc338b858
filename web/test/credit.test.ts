import { games } from '@siegeworks/shelf';
import { CreditLine } from '@siegeworks/ui';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { About } from '../src/about.tsx';
import { infoOf } from '../src/worker/shelf.ts';

const arcmage = games.find(game => game.about.id === 'arcmage');
const infos = games.map(infoOf);

test('Arcmage is credited as CC BY-SA 4.0 wants it: author, source, licence, its address, and that it was changed', () => {
  const credit = arcmage?.about.credit;
  if (!credit) throw new Error('Arcmage has no credit');
  const line = renderToStaticMarkup(createElement(CreditLine, { title: 'Arcmage', credit }));
  for (const part of [
    'Arcmage is the work of the Arcmage team',
    'href="https://arcmage.org"',
    'CC BY-SA 4.0',
    'href="https://creativecommons.org/licenses/by-sa/4.0/"',
    'was changed',
  ])
    expect(line).toContain(part);
});

test('About names whoever wants to be named, and nobody else', () => {
  const page = renderToStaticMarkup(createElement(About, { games: infos }));
  expect(page.match(/class="credit"/g)).toHaveLength(games.filter(game => game.about.credit).length);
  expect(page).toContain('the Arcmage team');
});
