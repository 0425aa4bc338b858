import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { CardProps, CardValue, Drawing } from '../src/index.ts';
import {
  Attachment,
  Card,
  CardBack,
  changeOf,
  costParts,
  Token,
  valueWords,
  ZoomCard,
} from '../src/index.ts';

const nothing = () => {};
const value = (
  name: string,
  short: string,
  now: number | null,
  printed = now,
  why: string[] = [],
): CardValue => ({
  name,
  short,
  now,
  printed,
  why,
});
const picture: Drawing = { path: 'M0 0h512v512H0z', ground: 'pile', tint: 'own' };
const ogre: CardProps = {
  name: 'Ogre',
  line: 'AL 55 · DL 40',
  marks: ['on guard'],
  type: 'Minion',
  cost: '6 gold',
  values: [value('Attack Level', 'AL', 55, 45, ['Sword +10']), value('Defence Level', 'DL', 40)],
  pips: { name: 'Life Points', now: 1, most: 2 },
  picture,
  foe: false,
  usable: false,
  selected: false,
  targeted: false,
  hint: '',
  place: 'army/1',
  thing: 1,
  tabIndex: -1,
  onPress: nothing,
  onInfo: nothing,
  onFocus: nothing,
};
const html = (part: Partial<CardProps> = {}) => renderToStaticMarkup(<Card {...ogre} {...part} />);
/** What a screen reader says: no tags, nothing that is hidden from it. */
const heard = (markup: string) =>
  markup
    .replace(/<(small|span)[^>]*aria-hidden="true"[^>]*>.*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .replaceAll(' ,', ',')
    .trim();

describe('the anatomy of a card', () => {
  test('everything on it is heard, its name first', () => {
    expect(heard(html({ hint: 'can be used' }))).toBe(
      'Ogre, Minion, cost 6 gold, Attack Level 55 printed 45, Defence Level 40, Life Points 1 of 2, on guard, can be used',
    );
  });

  test('a token says the same', () => {
    expect(heard(renderToStaticMarkup(<Token {...ogre} />))).toBe(
      'Ogre, Minion, Attack Level 55, Defence Level 40, Life Points 1 of 2, on guard',
    );
  });

  test('what stands above or below the printed number has an arrow', () => {
    expect(html()).toMatch(/class="stat up" title="Attack Level 55, printed 45 \(Sword \+10\)"/);
    expect(changeOf(value('Defence', 'D', 1, 2))).toBe('down');
    expect(changeOf(value('Defence', 'D', 2, 2))).toBe('');
    expect(changeOf(value('Defence', 'D', 2, null))).toBe('');
    expect(valueWords(value('Range', 'R', null, 3))).toBe('Range none');
  });

  test('lost pips are hollow and crack the picture, many are a number', () => {
    expect(html().match(/class="pip lost"/g)).toHaveLength(1);
    expect(html()).toContain('class="crack"');
    expect(html({ pips: { name: 'Life Points', now: 2, most: 2 } })).not.toContain('crack');
    expect(html({ pips: { name: 'Life Points', now: 12, most: 20 } })).toContain('12/20');
  });

  test('used is a ribbon with its word', () => {
    const used = html({ used: 'marked' });
    expect(used).toContain('is-used');
    expect(used).toMatch(/class="ribbon">.*marked/);
    expect(html()).not.toContain('ribbon');
  });

  test('many marks are cut for the eye and whole for the ear', () => {
    const many = html({ marks: ['flying', 'devoted', 'poisoned 2'] });
    expect(many).toContain('2 more');
    expect(heard(many)).toContain('flying, devoted, poisoned 2');
  });

  test('is found by arrows and movement, an effect without a number is not', () => {
    expect(html()).toContain('data-thing="1"');
    expect(html({ thing: -1 })).not.toContain('data-thing');
  });
});

describe('fallbacks', () => {
  test('without numbers the line is shown, with numbers it is not', () => {
    expect(heard(html({ values: undefined }))).toContain('AL 55, DL 40');
    expect(html()).not.toContain('card-line');
  });

  test('without a picture it is a plate of words', () => {
    const plain = html({ picture: null });
    expect(plain).toContain('class="card is-damaged"');
    expect(plain).not.toContain('class="picture');
    expect(heard(plain)).toContain('on guard');
  });

  test('an attachment is a roundel, or its words', () => {
    const roundel = renderToStaticMarkup(<Attachment {...ogre} />);
    expect(roundel).toContain('attachment is-damaged pictured');
    expect(heard(roundel)).toBe('Ogre, AL 55 · DL 40, on guard');
    expect(renderToStaticMarkup(<Attachment {...ogre} picture={null} />)).toContain('attachment-name');
  });

  test('a cost may have two units, or none, or no number', () => {
    expect(costParts('8 gold + 8 power')).toEqual([
      { amount: '8', unit: 'gold' },
      { amount: '8', unit: 'power' },
    ]);
    expect(costParts('X')).toEqual([{ amount: 'X', unit: '' }]);
    expect(costParts('free')).toEqual([{ amount: 'free', unit: '' }]);
  });

  test('face down it shows a back and how many lie there', () => {
    const back = renderToStaticMarkup(<CardBack count={7} name="card" />);
    expect(back).toContain('aria-label="7 hidden cards"');
    expect(back).toContain('class="picture');
  });
});

test('zoomed it tells the printed value and what changed it', () => {
  const zoom = renderToStaticMarkup(<ZoomCard {...ogre} text="Big." />);
  expect(zoom).toMatch(/<s class="zoom-was">.*45<\/s>/);
  expect(zoom).toContain('Attack Level 55: Sword +10');
  expect(zoom).toContain('Life Points');
  expect(zoom).toContain('Big.');
});
