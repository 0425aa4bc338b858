import { counted } from '@siegeworks/decks';
import type { DraftView, GameInfo, Reason } from '@siegeworks/protocol';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Frame } from '../../frame.tsx';
import type { Hall } from '../../hall.ts';
import { reasonsOf } from '../../match.ts';
import { Reasons } from '../../reasons.tsx';
import { go, hashOf } from '../../route.ts';
import { newDeck, useOwnDecks } from '../own-decks.ts';
import type { Book } from '../use-book.ts';
import { HeldColumn } from './held-column.tsx';
import { PackWall } from './pack-wall.tsx';

interface DraftDoneProps {
  hall: Hall;
  game: GameInfo;
  book: Book;
  view: DraftView;
  /** Shows what another person at this screen holds. */
  look(seat: number): void;
  /** With people at other screens: how they play each other. */
  children?: ReactNode;
}

/** All cards are there: a deck can be built from them. */
export function DraftDone({ hall, game, book, view, look, children }: DraftDoneProps) {
  const [decks] = useOwnDecks(hall.session);
  const [refusal, setRefusal] = useState<readonly Reason[]>([]);
  const mine = (decks ?? []).filter(({ pool }) => pool?.draft === view.id && pool.seat === view.seat);
  const build = async (byComputer: boolean) => {
    const list = byComputer
      ? await hall.session.ask('buildDeck', { game: game.id, cards: counted(view.held) }, 'built')
      : { cards: {}, choices: {} };
    const whose = view.people > 1 ? `, ${view.names[view.seat]}` : '';
    const name = `${view.kind === 'sealed' ? 'Sealed' : 'Drafted'} ${view.seed}${whose}`;
    const pool = { draft: view.id, seat: view.seat, cards: counted(view.held), stock: view.stock };
    const deck = { ...newDeck(game, { name, cards: list.cards, choices: list.choices }), pool };
    await hall.session.ask('keepDeck', { deck }, 'done');
    go({ page: 'build', game: game.id, deck: deck.id });
  };
  const start = (byComputer: boolean) => build(byComputer).catch(fault => setRefusal(reasonsOf(fault)));
  return (
    <Frame at="decks" title="Your packs" game={game.id} className="page draft-done">
      <h1>{view.kind === 'sealed' ? 'Your packs are open' : 'All packs are empty'}</h1>
      {view.people > 1 && <People view={view} look={look} />}
      <p>
        {view.people > 1 ? `${view.names[view.seat]} holds` : 'You hold'} {view.held.length} cards of{' '}
        {game.title} (seed {view.seed}). Free for all, as many as the rules allow:{' '}
        {view.stock.map(id => book.known.get(id)?.name ?? id).join(', ')}.
      </p>
      <div className="row">
        <button type="button" className="button primary" onClick={() => start(false)}>
          Build a deck
        </button>
        <button type="button" className="button" onClick={() => start(true)}>
          Begin with the computer’s deck
        </button>
        {mine.map(deck => (
          <a key={deck.id} className="button" href={hashOf({ page: 'build', game: game.id, deck: deck.id })}>
            Go on with {deck.name}
          </a>
        ))}
      </div>
      <Reasons reasons={refusal} game={game.id} />
      {children}
      {view.opened.map((pack, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: packs are told apart by their number
        <section key={i} className="draft-opened" aria-label={`Pack ${i + 1}`}>
          <h2>Pack {i + 1}</h2>
          <PackWall name={`Cards of pack ${i + 1}`} cards={pack} book={book} />
        </section>
      ))}
      {view.kind === 'draft' && (
        <div className="draft-all">
          <HeldColumn held={view.held} last={[]} book={book} />
        </div>
      )}
      <p>
        <a href={hashOf({ page: 'draft', game: game.id, draft: '' })}>Open new packs</a> ·{' '}
        <a href={hashOf({ page: 'decks' })}>All decks</a>
      </p>
    </Frame>
  );
}

/** Whose cards are shown. */
function People({ view, look }: { view: DraftView; look(seat: number): void }) {
  return (
    <fieldset className="row draft-people">
      <legend className="visually-hidden">Whose cards</legend>
      {view.names.slice(0, view.people).map((name, seat) => (
        <button
          key={name}
          type="button"
          className="button small"
          aria-pressed={seat === view.seat}
          onClick={() => look(seat)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
