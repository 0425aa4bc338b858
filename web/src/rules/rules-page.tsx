import './rules.css';
import type { GameInfo, RuleBook } from '@siegeworks/protocol';
import { RuleBlocks } from '@siegeworks/screen-table';
import type { TermLike } from '@siegeworks/ui';
import { CreditLine } from '@siegeworks/ui';
import type { ReactNode } from 'react';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Frame } from '../frame.tsx';
import { posterOf } from '../posters.ts';
import { go, hashOf } from '../route.ts';
import type { Session } from '../session.ts';
import { Beside, useWide } from './beside.tsx';
import { Contents } from './contents.tsx';
import { newTerms } from './glossary.ts';
import { useHighlight } from './highlight.ts';
import type { Found } from './search.ts';
import { countText, search, wordsOf } from './search.ts';

/** A game's rules, searchable, every rule under its number. */
export function RulesPage({ session, game, rule }: { session: Session; game: GameInfo; rule: string }) {
  const { book, terms, problem } = useBook(session, game.id);
  const [wanted, setWanted] = useState('');
  const late = useDeferredValue(wanted);
  const words = useMemo(() => wordsOf(late), [late]);
  const found = useMemo(() => (book ? search(book, words) : null), [book, words]);
  const name = posterOf(game.id)?.name ?? game.title;
  const [shown, setShown] = useState('');
  const wide = useWide();
  const example = shown !== '' && (
    <Beside key={shown} session={session} game={game.id} what={shown} onClose={() => setShown('')} />
  );
  useSought(book ? rule : '');
  return (
    <Frame at="rules" title={`Rules of ${name}`} game={game.id} className="page rules">
      <h1>The rules of {game.title}</h1>
      <p className="row">
        <button type="button" className="button small" onClick={() => window.history.back()}>
          Back
        </button>
        <a href={hashOf({ page: 'game', game: game.id })}>{name}</a>
        {posterOf(game.id) && <a href={hashOf({ page: 'learn', game: game.id })}>Learn it in two minutes</a>}
      </p>
      {game.credit && <CreditLine title={game.title} credit={game.credit} />}
      {problem !== '' && <p role="alert">{problem}</p>}
      {!book && problem === '' && <p>Opening the book…</p>}
      <div className="rules-columns" data-beside={wide && shown !== ''}>
        <div className="rules-side">
          <label className="rules-search">
            <span className="field-title">Search the rules</span>
            <input type="search" value={wanted} onChange={event => setWanted(event.target.value)} />
          </label>
          <p role="status" className="rules-count">
            {found && words.length > 0 && statusText(found, late)}
          </p>
          {found && <Contents game={game.id} sections={found.sections} />}
        </div>
        {found && (
          <Book
            {...{ found, words, terms, shown }}
            game={game.id}
            onShow={id => setShown(id === shown ? '' : id)}
            below={!wide && example}
          />
        )}
        {wide && example}
      </div>
    </Frame>
  );
}

const statusText = (found: Found, wanted: string) =>
  found.sections.length === 0 ? `No rule says “${wanted.trim()}”.` : `${countText(found)} found.`;

interface Opened {
  book: RuleBook | null;
  terms: readonly TermLike[];
  problem: string;
}
/** The book, and what its words mean. */
function useBook(session: Session, game: string): Opened {
  const [opened, setOpened] = useState<Opened>({ book: null, terms: [], problem: '' });
  useEffect(() => {
    const asked = [
      session.ask('rulebook', { game }, 'rulebook'),
      session.ask('cards', { game }, 'cards'),
    ] as const;
    Promise.all(asked).then(
      ([{ book }, { glossary }]) => setOpened({ book, terms: glossary, problem: '' }),
      (fault: Error) => setOpened({ book: null, terms: [], problem: fault.message }),
    );
  }, [session, game]);
  return opened;
}

/** Brings a rule or a section into sight and marks it. */
function useSought(id: string): void {
  useEffect(() => {
    const sought = id === '' ? null : document.getElementById(id);
    if (!sought) return;
    sought.scrollIntoView({ block: sought.localName === 'section' ? 'start' : 'center' });
    sought.dataset.sought = 'true';
    return () => void delete sought.dataset.sought;
  }, [id]);
}

const NOTHING: readonly TermLike[][] = [];

interface BookProps {
  game: string;
  found: Found;
  words: readonly string[];
  terms: readonly TermLike[];
  /** The rule of which an example is open, and the example where it stands below the rule. */
  shown: string;
  onShow(rule: string): void;
  below: ReactNode;
}

function Book({ game, found, words, terms, ...example }: BookProps) {
  const element = useRef<HTMLDivElement>(null);
  useHighlight(element, words);
  const explained = useMemo(
    () => new Map(found.sections.map(({ blocks }) => [blocks, newTerms(blocks, terms)])),
    [found, terms],
  );
  return (
    <div ref={element} className="book on-parchment">
      {found.sections.map(({ id, title, blocks }) => (
        <section key={`${id} ${title}`} id={id || undefined}>
          {title !== '' && (
            <h2>
              {id} {title}
            </h2>
          )}
          <RuleBlocks
            blocks={blocks}
            terms={explained.get(blocks) ?? NOTHING}
            {...example}
            onRule={to => go({ page: 'rules', game, rule: to })}
            addressOf={to => hashOf({ page: 'rules', game, rule: to })}
          />
        </section>
      ))}
    </div>
  );
}
