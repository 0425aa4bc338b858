import { createContext, useContext, useEffect, useId, useRef, useState } from 'react';
import { beside } from './beside.ts';
import { RuleLink } from './rule-link.tsx';
import type { TermLike } from './terms.ts';
import { piecesOf } from './terms.ts';
import './term.css';

/** The glossary of the game on the screen, and how its rules are shown. */
export interface Glossary {
  terms: readonly TermLike[];
  onRule?(id: string): void;
}
const NONE: Glossary = { terms: [] };
export const GlossaryContext = createContext<Glossary>(NONE);
export const useGlossary = (): Glossary => useContext(GlossaryContext);

/** A text whose terms explain themselves. */
export function Terms({ text }: { text: string }) {
  const { terms } = useGlossary();
  const pieces = piecesOf(text, terms);
  const signAfter = (place: number): string => /^[^\s\w]+/.exec(pieces[place + 1]?.text ?? '')?.[0] ?? '';
  return pieces.map(({ text: part, term }, place) => {
    if (!term) return pieces[place - 1]?.term ? part.slice(signAfter(place - 1).length) : part;
    return (
      // The sign behind a word stays in its line.
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text are never reordered
      <span key={place} className="term-whole">
        <TermWord word={part} term={term} />
        {signAfter(place)}
      </span>
    );
  });
}

/** How long a pointer rests on a word before it is explained, in milliseconds. */
const REST = 250;

/** One word: pointing at it, focusing it or tapping it shows what it means beside it. */
export function TermWord({ word, term }: { word: string; term: TermLike }) {
  const { onRule } = useGlossary();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef(0);
  const id = useId();
  const later = (shown: boolean) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(shown), REST);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const close = (event: { key: string; stopPropagation(): void; preventDefault(): void }) => {
    if (event.key !== 'Escape' || !open) return;
    // Escape takes away what is in front, and nothing else.
    event.preventDefault();
    event.stopPropagation();
    setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the word and its meaning are left together
    <span
      className="term"
      onPointerEnter={() => later(true)}
      onPointerLeave={() => later(false)}
      onKeyDown={close}
    >
      <button
        ref={button}
        type="button"
        className="term-word"
        aria-describedby={open ? id : undefined}
        onFocus={event => event.currentTarget.matches(':focus-visible') && setOpen(true)}
        onBlur={event =>
          event.relatedTarget instanceof Node &&
          !event.currentTarget.parentElement?.contains(event.relatedTarget) &&
          setOpen(false)
        }
        onClick={() => setOpen(!open)}
      >
        {word}
      </button>
      {open && <Meaning id={id} term={term} near={button.current} {...(onRule && { onRule })} />}
    </span>
  );
}

interface MeaningProps {
  id: string;
  term: TermLike;
  near: HTMLElement | null;
  onRule?(id: string): void;
}

/** In the top layer, so that no sheet and no edge hides it; beside the word, never over it. */
function Meaning({ id, term: { term, text, rule }, near, onRule }: MeaningProps) {
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const { current } = box;
    if (!current || !near) return;
    current.showPopover?.();
    const { innerWidth: width, innerHeight: height } = window;
    const room = { left: 8, top: 8, width: width - 16, height: height - 16 };
    const spot = beside(near.getBoundingClientRect(), current.getBoundingClientRect(), room);
    Object.assign(current.style, { left: `${spot?.x ?? 8}px`, top: `${spot?.y ?? 8}px` });
  }, [near]);
  return (
    <span ref={box} id={id} role="tooltip" popover="manual" className="term-meaning">
      <b>{term}</b> {text} {onRule ? <RuleLink id={rule} onRule={onRule} /> : rule}
    </span>
  );
}

/** Several terms, each with its meaning: what stands on a card. */
export function TermList({ terms }: { terms: readonly TermLike[] }) {
  const { onRule } = useGlossary();
  return (
    <dl className="term-list">
      {terms.map(({ term, text, rule }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {text} {onRule ? <RuleLink id={rule} onRule={onRule} /> : rule}
          </dd>
        </div>
      ))}
    </dl>
  );
}
