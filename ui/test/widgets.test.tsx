import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ahead, Card, CardBack, classes, Prose, RuleLink, Token } from '../src/index.ts';

const text = (html: string) => html.replace(/<[^>]+>/g, '');
const nothing = () => {};

describe('prose', () => {
  test('shows emphasis, strength and code, and rule numbers as buttons', () => {
    const html = renderToStaticMarkup(
      <Prose text="*Why?* **Never** `x <= 2`, see TS-R14." onRule={nothing} />,
    );
    expect(html).toContain('<em>Why?</em>');
    expect(html).toContain('<strong>Never</strong>');
    expect(html).toContain('<code>x &lt;= 2</code>');
    expect(html).toMatch(/<button[^>]*aria-label="Rule TS-R14"[^>]*>TS-R14<\/button>/);
    expect(text(html)).toBe('Why? Never x &lt;= 2, see TS-R14.');
  });

  test('leaves a lonely star, a product and a word with a hyphen alone', () => {
    const html = renderToStaticMarkup(<Prose text="5 * 3 is any-turn, W1-2" onRule={nothing} />);
    expect(html).toBe('<span class="prose">5 * 3 is any-turn, W1-2</span>');
  });

  test('without a listener a number is plain text, and no number is nothing', () => {
    expect(renderToStaticMarkup(<Prose text="see TS-001" />)).toBe('<span class="prose">see TS-001</span>');
    expect(renderToStaticMarkup(<RuleLink id="" onRule={nothing} />)).toBe('');
  });
});

const ogre = {
  name: 'Ogre',
  line: 'Attack 40',
  marks: ['on guard'],
  foe: false,
  usable: false,
  selected: false,
  targeted: false,
  hint: '',
  place: 'army/1',
  tabIndex: -1,
  onPress: nothing,
  onInfo: nothing,
  onFocus: nothing,
};

describe('a card', () => {
  const card = (part: object) => <Card {...ogre} {...part} />;

  test('says its name, values and marks to those who listen', () => {
    expect(text(renderToStaticMarkup(card({}))).trim()).toBe('Ogre, Attack 40, on guard');
    const lit = renderToStaticMarkup(card({ usable: true, hint: 'can be used', line: 'Attack 40 · Life 2' }));
    expect(text(lit)).toBe('Ogre, Attack 40, Life 2, on guard, can be used');
    expect(lit).toContain('class="card is-usable"');
  });

  test('face down is a pile with its number', () => {
    const html = renderToStaticMarkup(<CardBack count={7} name="card" />);
    expect(html).toContain('aria-label="7 hidden cards"');
    expect(renderToStaticMarkup(<CardBack count={1} name="card" />)).toContain('aria-label="1 hidden card"');
  });

  test('classes are those that hold', () => {
    expect(classes('card', { foe: true, lit: false })).toBe('card foe');
  });
});

describe('a token', () => {
  const token = (part: object) => renderToStaticMarkup(<Token {...ogre} {...part} />);
  const heard = (html: string) => text(html).replace(/\s+/g, ' ').replaceAll(' ,', ',');

  test('says the same as its card, whole values only once', () => {
    const html = token({
      line: 'swords 4 · hearts 2/2 · cunning 1',
      marks: ['tired 1/6', 'ordered', 'asleep'],
    });
    expect(heard(html.replace(/<span class="sign-word".*?<\/span>/g, ''))).toBe(
      'Ogre, tired 1/6, ordered, swords 4, hearts 2, cunning 1, asleep',
    );
  });

  test('draws what it has a sign for, and writes the rest', () => {
    const html = token({ line: 'swords 4 · cunning 1 · unseen', marks: ['tired 1/6', 'asleep'] });
    expect(html.match(/<svg/g)).toHaveLength(2);
    expect(html).toContain('<span class="sign-word" aria-hidden="true">cun</span>');
    expect(html).toContain('unseen');
    expect(html.match(/class="token-mark"/g)).toHaveLength(1);
  });

  test('shows what was lost, and keeps its number apart from its name', () => {
    const html = token({ name: 'Skeleton Archer 3', line: 'hearts 1/2' });
    expect(html).toMatch(/class="token-value lowered".*1\/2/);
    expect(html).toContain('<span>Skeleton Archer</span><b> 3</b>');
  });

  test('can be read apart from what a press would do', () => {
    expect(token({ usable: true })).toContain('aria-label="Read Ogre"');
  });
});

describe('arrows between cards', () => {
  // Two rows: 0 1 2 above, 3 4 below.
  const spots = [
    { x: 60, y: 50 },
    { x: 190, y: 50 },
    { x: 320, y: 50 },
    { x: 70, y: 200 },
    { x: 330, y: 210 },
  ];
  test.each([
    [0, 'ArrowRight', 1],
    [1, 'ArrowRight', 2],
    [2, 'ArrowRight', -1],
    [2, 'ArrowLeft', 1],
    [0, 'ArrowDown', 3],
    [2, 'ArrowDown', 4],
    [4, 'ArrowUp', 2],
    [3, 'ArrowRight', 4],
    [0, 'ArrowUp', -1],
  ] as const)('from %d by %s to %d', (from, arrow, to) => {
    expect(ahead(spots[from], spots, arrow)).toBe(to);
  });
});
