import type { GameInfo, Reason } from '@siegeworks/protocol';
import type { Hall } from '../hall.ts';
import { Chances } from './chances.tsx';
import { PlayDraft } from './draft/play-draft.tsx';
import { exchangesFor } from './exchanges.ts';
import { GauntletPanel } from './gauntlet-panel.tsx';
import { PlayNow } from './play-now.tsx';
import { Plots } from './plots.tsx';
import type { Book } from './use-book.ts';
import type { DeckOnBench } from './use-deck.ts';
import { versionsWith } from './versions.ts';

interface TestPartProps {
  hall: Hall;
  game: GameInfo;
  book: Book;
  onBench: DeckOnBench;
  problems: readonly Reason[] | null;
  barred: ReadonlySet<string>;
}

/** What can be found out about a deck before and by playing it. */
export function TestPart({ hall, game, book, onBench, problems, barred }: TestPartProps) {
  const legal = problems?.length === 0;
  const { deck, change } = onBench;
  const keepVersion = () => change({ versions: versionsWith(deck) });
  return (
    <div className="bench-test">
      {deck.pool ? (
        <PlayDraft {...{ hall, game, deck, problems, keepVersion }} pool={deck.pool} />
      ) : (
        <PlayNow {...{ hall, game, deck, problems, keepVersion }} />
      )}
      <GauntletPanel
        hall={hall}
        game={game}
        book={book}
        deck={deck}
        legal={legal}
        keep={figures => change({ versions: versionsWith(deck, '', figures) })}
        exchanges={games => exchangesFor(deck, book, game, barred, games)}
        exchange={change}
      />
      <Chances cards={deck.cards} book={book} />
      <Plots cards={deck.cards} book={book} />
    </div>
  );
}
