import './gallery.css';
import type { CardInfo, GameInfo } from '@siegeworks/protocol';
import type { Glossary } from '@siegeworks/ui';
import { CreditLine, GlossaryContext, useLongPress } from '@siegeworks/ui';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { Frame } from '../frame.tsx';
import type { Hall } from '../hall.ts';
import { posterOf } from '../posters.ts';
import { go } from '../route.ts';
import type { Session } from '../session.ts';
import type { Filter } from './cards.ts';
import { matching, typesOf } from './cards.ts';
import type { Pictures } from './pictures.ts';
import { picturesOf } from './pictures.ts';
import { Wall } from './wall.tsx';

/** All cards of all games, each with its picture; `game` is empty for all. */
export function GalleryPage({ hall, game }: { hall: Hall; game: string }) {
  useLongPress();
  const [words, setWords] = useState('');
  const [type, setType] = useState('');
  const filter: Filter = { words: useDeferredValue(words), type };
  const [types, setTypes] = useState<Readonly<Record<string, string[]>>>({});
  const games = hall.games.filter(each => game === '' || each.id === game);
  const known = [...new Set(games.flatMap(each => types[each.id] ?? []))].sort();
  return (
    <Frame at="cards" title="Cards" className="page gallery">
      <h1>Cards</h1>
      <search className="gallery-filter">
        <label>
          <span className="field-title">Search names and texts</span>
          <input type="search" value={words} onChange={event => setWords(event.target.value)} />
        </label>
        <label>
          <span className="field-title">Game</span>
          <select
            value={game}
            onChange={event => {
              setType('');
              go({ page: 'cards', game: event.target.value });
            }}
          >
            <option value="">All games</option>
            {hall.games.map(({ id, title }) => (
              <option key={id} value={id}>
                {posterOf(id)?.name ?? title}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className="field-title">Type</span>
          <select value={type} onChange={event => setType(event.target.value)}>
            <option value="">All types</option>
            {known.map(each => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
      </search>
      {games.map(each => (
        <GameCards
          key={each.id}
          session={hall.session}
          game={each}
          filter={filter}
          onTypes={found => setTypes(old => ({ ...old, [each.id]: found }))}
        />
      ))}
    </Frame>
  );
}

interface GameCardsProps {
  session: Session;
  game: GameInfo;
  filter: Filter;
  onTypes(types: string[]): void;
}

/** The cards of one game; they are fetched when they come near, or when somebody searches. */
function GameCards({ session, game, filter, onTypes }: GameCardsProps) {
  const section = useRef<HTMLElement>(null);
  const near = useNear(section);
  const { book, problem } = useBook(
    session,
    game.id,
    near || filter.words !== '' || filter.type !== '',
    onTypes,
  );
  const found = book ? matching(book.cards, filter) : [];
  const title = posterOf(game.id)?.name ?? game.title;
  return (
    <section ref={section} className="gallery-game" data-game={game.id} aria-label={title}>
      <h2>
        {title} {book && <small>{countText(found.length, book.cards.length)}</small>}
      </h2>
      {problem !== '' && <p role="alert">{problem}</p>}
      {book && found.length > 0 && (
        <GlossaryContext value={book.glossary}>
          <Wall game={game.id} cards={found} pictures={book.pictures} />
        </GlossaryContext>
      )}
      {book && game.credit && found.length > 0 && <CreditLine title={game.title} credit={game.credit} />}
    </section>
  );
}

const countText = (found: number, all: number): string =>
  found === all ? `${all} cards` : `${found} of ${all} cards`;

/** Whether the element has come near to what is on the screen. */
function useNear(element: { current: HTMLElement | null }): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const section = element.current;
    if (!section || near) return;
    const seen = (entries: IntersectionObserverEntry[]) =>
      entries.some(entry => entry.isIntersecting) && setNear(true);
    const watch = new IntersectionObserver(seen, { rootMargin: '300px' });
    watch.observe(section);
    return () => watch.disconnect();
  }, [element, near]);
  return near;
}

interface Book {
  cards: CardInfo[];
  pictures: Pictures;
  glossary: Glossary;
}

function useBook(
  session: Session,
  game: string,
  wanted: boolean,
  onTypes: (types: string[]) => void,
): { book: Book | null; problem: string } {
  const [book, setBook] = useState<Book | null>(null);
  const [problem, setProblem] = useState('');
  const told = useRef(onTypes);
  told.current = onTypes;
  useEffect(() => {
    if (!wanted) return;
    const asked = session.ask('cards', { game }, 'cards');
    Promise.all([asked, picturesOf(game)]).then(
      ([{ cards, glossary }, pictures]) => {
        const onRule = (rule: string) => go({ page: 'rules', game, rule });
        setBook({ cards, pictures, glossary: { terms: glossary, onRule } });
        told.current(typesOf(cards));
      },
      (fault: Error) => setProblem(fault.message),
    );
  }, [session, game, wanted]);
  return { book, problem };
}
