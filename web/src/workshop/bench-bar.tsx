import { sizeOf } from '@siegeworks/decks';
import type { GameInfo, Reason } from '@siegeworks/protocol';
import { hashOf } from '../route.ts';
import { newDeck } from './own-decks.ts';
import type { DeckOnBench } from './use-deck.ts';

/** What can be opened over the bench. */
export type BenchDialog = 'import' | 'share' | 'history' | 'compare';

const DIALOGS: readonly (readonly [BenchDialog, string])[] = [
  ['history', 'History'],
  ['compare', 'Compare'],
  ['import', 'Import'],
  ['share', 'Share'],
];

interface BenchBarProps {
  game: GameInfo;
  reasons: readonly Reason[] | null;
  onBench: DeckOnBench;
  onOpen(what: BenchDialog): void;
}

/** The name of the deck, how it stands, and what can be done with all of it. */
export function BenchBar({ game, reasons, onBench, onOpen }: BenchBarProps) {
  const { deck, change, undo, redo, canUndo, canRedo } = onBench;
  return (
    <header className="bench-bar">
      <a className="bench-back" href={hashOf({ page: 'decks' })}>
        Decks
      </a>
      <h1>
        <span className="visually-hidden">Build a deck: </span>
        <input
          className="bench-title"
          aria-label="Name of the deck"
          value={deck.name}
          maxLength={80}
          onChange={event => change({ name: event.target.value })}
          onBlur={event => event.target.value.trim() === '' && change({ name: newDeck(game).name })}
        />
      </h1>
      <p className={reasons?.length === 0 ? 'bench-flag is-legal' : 'bench-flag'} role="status">
        {flagText(reasons)}
      </p>
      <p className="bench-size">
        {!game.castles && <b>{sizeOf(deck.cards)}</b>} {game.castles ? 'A castle' : 'cards'}
        <span className="bench-game"> · {game.title}</span>
        {deck.pool && (
          <>
            {' '}
            ·{' '}
            <a href={hashOf({ page: 'draft', game: game.id, draft: deck.pool.draft })}>
              from your pool of {sizeOf(deck.pool.cards)}
            </a>
          </>
        )}
      </p>
      <div className="bench-deeds">
        <button type="button" className="button small" disabled={!canUndo} onClick={undo}>
          <span className="deed-word">Undo</span>{' '}
          <span className="deed-sign" aria-hidden="true">
            ↶
          </span>{' '}
          <kbd>U</kbd>
        </button>
        <button type="button" className="button small" disabled={!canRedo} onClick={redo}>
          <span className="deed-word">Redo</span>{' '}
          <span className="deed-sign" aria-hidden="true">
            ↷
          </span>{' '}
          <kbd>R</kbd>
        </button>
        {DIALOGS.map(([dialog, name]) => (
          <button key={dialog} type="button" className="button small" onClick={() => onOpen(dialog)}>
            <Dotted>{name}</Dotted>
          </button>
        ))}
        <a className="button small" href={hashOf({ page: 'print', game: game.id, deck: deck.id })}>
          <Dotted>Print</Dotted>
        </a>
      </div>
    </header>
  );
}

/** What opens something ends in dots where there is room for them. */
const Dotted = ({ children }: { children: string }) => (
  <span>
    {children}
    <span className="deed-more">…</span>
  </span>
);

function flagText(reasons: readonly Reason[] | null): string {
  if (reasons === null) return '…';
  if (reasons.length === 0) return 'legal';
  return reasons.length === 1 ? '1 problem' : `${reasons.length} problems`;
}
