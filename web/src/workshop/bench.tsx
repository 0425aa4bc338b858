import './workshop.css';
import './bench-side.css';
import './bench-phone.css';
import type { DeckList } from '@siegeworks/decks';
import { deckDraws } from '@siegeworks/decks';
import type { GameInfo, KeptDeck } from '@siegeworks/protocol';
import { useLongPress } from '@siegeworks/ui';
import { useRef, useState } from 'react';
import type { Hall } from '../hall.ts';
import type { BenchDialog } from './bench-bar.tsx';
import { BenchBar } from './bench-bar.tsx';
import { BenchDialogs } from './bench-dialogs.tsx';
import type { Tab } from './bench-tabs.tsx';
import { BenchTabs } from './bench-tabs.tsx';
import { CardsPart } from './cards-part.tsx';
import { DeckPart } from './deck-part.tsx';
import { FootProblem } from './foot-problem.tsx';
import { asImported } from './imported.ts';
import { Problems } from './problems.tsx';
import { SampleHand } from './sample-hand.tsx';
import { TestPart } from './test-part.tsx';
import { useBenchKeys, useTitle } from './use-bench-keys.ts';
import type { Book } from './use-book.ts';
import { useDeck } from './use-deck.ts';
import { useBarred, useProblems, useWrong } from './use-problems.ts';

interface BenchProps {
  hall: Hall;
  game: GameInfo;
  book: Book;
  start: KeptDeck;
}

const NONE: ReadonlySet<string> = new Set();

/** All cards on the left with a hand below, the deck in the middle, what to know about it on the right. */
export function Bench({ hall, game, book, start }: BenchProps) {
  useLongPress();
  const onBench = useDeck(hall.session, start);
  const { deck, change, add } = onBench;
  const reasons = useProblems(hall.session, game, book, deck);
  const known = useBarred(hall.session, book, deck.choices);
  const barred = known ?? NONE;
  const wrong = useWrong(reasons);
  const [tab, setTab] = useState<Tab>('Cards');
  const [open, setOpen] = useState<BenchDialog | null>(null);
  const [hand, setHand] = useState({ hand: 1, turns: 0 });
  const search = useRef<HTMLInputElement>(null);
  const main = useRef<HTMLElement>(null);
  const again = () => setHand(({ hand: n }) => ({ hand: n + 1, turns: 0 }));
  useTitle(deck.name);
  useBenchKeys({ main, search, onBench, again });
  const take = (list: DeckList) => {
    change(asImported(deck, list));
    setOpen(null);
  };
  const judged = { game, deck, book, reasons, barred, mend: change };
  return (
    <main ref={main} className="bench" data-game={game.id} data-tab={tab} data-judged={known !== null}>
      <BenchBar game={game} reasons={reasons} onBench={onBench} onOpen={setOpen} />
      <BenchTabs tab={tab} setTab={setTab} deck={deck} reasons={reasons} />
      <CardsPart book={book} deck={deck} barred={barred} wrong={wrong} search={search} add={add} />
      <SampleHand
        draws={deckDraws(deck.cards, book.known, book.bench)}
        book={book}
        {...hand}
        again={again}
        draw={() => setHand(({ hand: n, turns }) => ({ hand: n, turns: turns + 1 }))}
        says={`The cards that you have seen on turn ${1 + hand.turns}.`}
        next="Next turn"
      />
      <DeckPart game={game} book={book} onBench={onBench} wrong={wrong} />
      <aside className="bench-side" aria-label="About the deck">
        <Problems {...judged} />
        <TestPart hall={hall} game={game} book={book} onBench={onBench} problems={reasons} barred={barred} />
      </aside>
      <FootProblem {...judged} />
      <BenchDialogs
        hall={hall}
        game={game}
        book={book}
        onBench={onBench}
        open={open}
        setOpen={setOpen}
        take={take}
      />
    </main>
  );
}
