import type { DraftView, GameInfo } from '@siegeworks/protocol';
import { ARROWS, useKeys } from '@siegeworks/ui';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Reasons } from '../../reasons.tsx';
import { hashOf } from '../../route.ts';
import { useTitle, walk } from '../use-bench-keys.ts';
import type { Book } from '../use-book.ts';
import { HeldColumn } from './held-column.tsx';
import { PackWall } from './pack-wall.tsx';
import type { DraftNow } from './use-draft.ts';

interface DraftTableProps {
  game: GameInfo;
  book: Book;
  now: DraftNow;
  view: DraftView;
  /** With people at other screens: for whom everybody waits, and how to go. */
  waiting?: ReactNode;
  leave?: ReactNode;
}

/** The pack before the person, what they hold, and where packs go. */
export function DraftTable({ game, book, now, view, waiting, leave }: DraftTableProps) {
  const { taking, reasons } = now;
  const main = useRef<HTMLElement>(null);
  const [chosen, choose] = useChosen(view);
  const ready = view.take > 0 && chosen.length === view.take && !taking;
  const take = () => ready && now.take(chosen);
  useTitle(`Draft of ${game.title}`);
  useFocusOnNewPack(main, view.turn);
  const arrows = ARROWS.map(arrow => [arrow, () => main.current !== null && walk(main.current, arrow)]);
  useKeys({ ...Object.fromEntries(arrows), t: take });
  return (
    <main ref={main} className="draft" data-game={game.id} data-turn={view.turn}>
      <header className="bench-bar">
        <a className="bench-back" href={hashOf({ page: 'draft', game: game.id, draft: '' })}>
          Packs
        </a>
        <h1>
          {view.people > 1 ? `${view.names[view.seat]}: draft` : 'Draft'}
          <span className="draft-way"> of {game.title}</span>
        </h1>
        <p className="bench-size">
          Pack <b>{view.round}</b> of {view.packs} · turn <b>{view.turn + 1}</b> of {view.turns}
          {view.seed !== '' && ` · seed ${view.seed}`}
        </p>
        <Seats view={view} />
        {leave}
      </header>
      <section className="draft-pack" aria-label="The pack before you">
        <PackWall name="The pack before you" cards={view.pack} book={book} chosen={chosen} onPress={choose} />
        <Reasons reasons={reasons} game={game.id} />
      </section>
      <section className="bench-deck draft-held" aria-label="What you hold">
        <h2>
          You hold {view.held.length} {view.held.length === 1 ? 'card' : 'cards'}
        </h2>
        <HeldColumn held={view.held} last={view.held.slice(-view.take)} book={book} />
      </section>
      <footer className="draft-foot on-parchment">
        <p role="status">
          <b>{wishOf(view, chosen, taking)}</b>
          {waiting} {view.take > 0 && <span className="draft-way">{wayOf(view)}</span>}
        </p>
        <button type="button" className="button primary" disabled={!ready} onClick={take}>
          Take {view.take === 1 ? 'it' : 'them'} <kbd>T</kbd>
        </button>
      </footer>
    </main>
  );
}

/** The cards that are chosen from this pack: a press on one more lets go of the oldest. */
function useChosen({ turn, take }: DraftView): [readonly string[], (card: string) => void] {
  const [{ at, cards }, setChosen] = useState<{ at: number; cards: readonly string[] }>({
    at: turn,
    cards: [],
  });
  const chosen = at === turn ? cards : [];
  const choose = (card: string) => {
    const others = chosen.filter(each => each !== card);
    const next = others.length < chosen.length ? others : [...chosen, card].slice(-take);
    setChosen({ at: turn, cards: next });
  };
  return [chosen, choose];
}

/** With the keyboard, the focus moves to the first card of the next pack. */
function useFocusOnNewPack(main: { current: HTMLElement | null }, turn: number): void {
  const before = useRef(turn);
  useEffect(() => {
    if (before.current === turn) return;
    before.current = turn;
    main.current?.querySelector<HTMLElement>('.draft-pack [data-place]')?.focus({ preventScroll: true });
    main.current?.querySelector('.draft-pack')?.scrollTo({ top: 0 });
  }, [main, turn]);
}

function wishOf({ take }: DraftView, chosen: readonly string[], taking: boolean): string {
  if (taking) return 'Everybody takes their cards…';
  if (take === 0) return '';
  const left = take - chosen.length;
  if (left === 0) return take === 1 ? 'Take it, or choose another one.' : 'Take them, or choose others.';
  if (chosen.length > 0) return `Choose ${left} more.`;
  return `Everybody chooses at once: choose ${left} ${left === 1 ? 'card' : 'cards'}.`;
}

function wayOf(view: DraftView): string {
  const [to, from] = [view.to, view.from].map(seat => view.names[seat]);
  if (view.seats === 2) return `Then you exchange packs with ${to}.`;
  return `Then this pack goes to ${to}, and one comes from ${from}.`;
}

/** Everybody round the table, in the direction in which packs go. */
function Seats({ view }: { view: DraftView }) {
  const { seats, seat, to } = view;
  const { names } = view;
  const me = names[seat];
  const onward = to === (seat + 1) % seats;
  const round = onward ? names : [names[0], ...names.slice(1).reverse()];
  return (
    <ol className="draft-seats" aria-label="Packs go round from each to the next">
      {round.map(name => (
        <li key={name} className={name === me ? 'is-me' : undefined}>
          {name}
        </li>
      ))}
    </ol>
  );
}
