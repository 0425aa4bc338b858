import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { TermLike } from '../src/index.ts';
import { GlossaryContext, Prose, piecesOf, Terms, termFor } from '../src/index.ts';

const TERMS: readonly TermLike[] = [
  { term: 'Attack Level', also: ['AL'], text: 'What an attack needs.', rule: 'T-1' },
  { term: 'Attack', text: 'An attack.', rule: 'T-2' },
  { term: 'Mage', quiet: true, text: 'You.', rule: 'T-3' },
  { term: 'inside', marks: ['inside', 'shelters'], quiet: true, text: 'In a structure.', rule: 'T-4' },
  { term: '+1/+1 counter', also: ['+1/+1 counters'], text: 'Adds.', rule: 'T-5' },
];
const told = (text: string) => piecesOf(text, TERMS).flatMap(({ text: part, term }) => (term ? [part] : []));

describe('terms in a text', () => {
  test('the longest one is meant, as a whole word, however it is written', () => {
    expect(told('Attack Level 30, later AL45')).toEqual(['Attack Level']);
    expect(told('its AL is higher')).toEqual(['AL']);
    expect(told('ALSO an Attacker')).toEqual([]);
    expect(told('gets 2 +1/+1 counters.')).toEqual(['+1/+1 counters']);
  });

  test('each is explained once, and everyday words not at all', () => {
    expect(told('Attack after Attack by the Mage')).toEqual(['Attack']);
  });

  test('no letter of the text is lost', () => {
    for (const text of ['', 'AL', 'an Attack on AL', 'nothing of the kind'])
      expect(
        piecesOf(text, TERMS)
          .map(piece => piece.text)
          .join(''),
      ).toBe(text);
    expect(piecesOf('AL', [])).toEqual([{ text: 'AL', term: null }]);
  });
});

describe('words on a card', () => {
  test('are found as they are written, by their beginning, or by a word in them', () => {
    expect(termFor('al', TERMS)?.term).toBe('Attack Level');
    expect(termFor('shelters Human Mage', TERMS)?.term).toBe('inside');
    expect(termFor('2 +1/+1 counters', TERMS)?.term).toBe('+1/+1 counter');
    expect(termFor('Orc Mage', TERMS)?.term).toBe('Mage');
    expect(termFor('something else', TERMS)).toBeNull();
  });
});

describe('on the page', () => {
  const shown = (children: React.ReactNode) =>
    renderToStaticMarkup(<GlossaryContext value={{ terms: TERMS }}>{children}</GlossaryContext>);

  test('a term is a button that a keyboard reaches; without a glossary it is plain text', () => {
    expect(shown(<Terms text="An Attack!" />)).toMatch(
      /An .*<button[^>]*class="term-word"[^>]*>Attack<\/button>/,
    );
    expect(renderToStaticMarkup(<Terms text="An Attack!" />)).toBe('An Attack!');
  });

  test('prose keeps its emphasis and its rules', () => {
    const html = shown(<Prose text="A **strong** Attack (TS-1)" onRule={() => {}} />);
    expect(html).toContain('<strong>strong</strong>');
    expect(html).toContain('term-word');
    expect(html).toContain('Rule TS-1');
  });
});
