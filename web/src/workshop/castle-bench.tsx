import './workshop.css';
import './bench-side.css';
import './bench-phone.css';
import './castle.css';
import '../game/form.css';
import type { DeckList } from '@siegeworks/decks';
import type { GameInfo, KeptDeck } from '@siegeworks/protocol';
import { drawingOf, PictureView } from '@siegeworks/ui';
import { useRef, useState } from 'react';
import { Fields, spoken } from '../fields.tsx';
import type { Hall } from '../hall.ts';
import { hashOf } from '../route.ts';
import type { BenchDialog } from './bench-bar.tsx';
import { BenchBar } from './bench-bar.tsx';
import { BenchDialogs } from './bench-dialogs.tsx';
import { hasThick, isLong, withChoices } from './castle.ts';
import { castleChanges } from './castle-changes.ts';
import { CastleChances, CastleHand } from './castle-hand.tsx';
import { CastlePlan } from './castle-plan.tsx';
import { DeckNotes } from './deck-notes.tsx';
import { FootProblem } from './foot-problem.tsx';
import { GauntletPanel } from './gauntlet-panel.tsx';
import { asImported } from './imported.ts';
import { PlayNow } from './play-now.tsx';
import { Problems } from './problems.tsx';
import { useBenchKeys, useTitle } from './use-bench-keys.ts';
import type { Book } from './use-book.ts';
import type { DeckOnBench } from './use-deck.ts';
import { useDeck } from './use-deck.ts';
import { useProblems } from './use-problems.ts';
import { versionsWith } from './versions.ts';

interface CastleBenchProps {
  hall: Hall;
  game: GameInfo;
  book: Book;
  start: KeptDeck;
}

const NONE: ReadonlySet<string> = new Set();

/** A castle within the rules: its walls and its garrison on the left, what is chosen for it, and what to know about it. */
export function CastleBench({ hall, game, book, start }: CastleBenchProps) {
  const onBench = useDeck(hall.session, start);
  const { deck, change } = onBench;
  const reasons = useProblems(hall.session, game, book, deck);
  const [open, setOpen] = useState<BenchDialog | null>(null);
  const main = useRef<HTMLElement>(null);
  const search = useRef<HTMLInputElement>(null);
  useTitle(deck.name);
  const [hand, setHand] = useState({ hand: 1, turns: 0 });
  const again = () => setHand(({ hand: n }) => ({ hand: n + 1, turns: 0 }));
  const draw = () => setHand(({ hand: n, turns }) => ({ hand: n, turns: turns + 1 }));
  useBenchKeys({ main, search, onBench, again });
  const legal = reasons?.length === 0;
  const judged = { game, deck, book, reasons, barred: NONE, mend: change };
  const take = (list: DeckList) => {
    change(asImported(deck, list));
    setOpen(null);
  };
  return (
    <main ref={main} className="castle-bench" data-game={game.id} data-judged={reasons !== null}>
      <BenchBar game={game} reasons={reasons} onBench={onBench} onOpen={setOpen} />
      <section className="castle-ground" aria-label="Walls and garrison">
        <CastlePlan
          game={game}
          choices={deck.choices}
          change={thickAt => change({ choices: { ...deck.choices, thickAt } })}
        />
        <p className="small-print">
          {hasThick(deck.choices)
            ? 'Press a wall to make it thick; two walls are. A thick wall is breached by 14 damage, others by 10.'
            : 'This castle has no thick walls. Every wall is breached by 10 damage.'}{' '}
          <a href={hashOf({ page: 'rules', game: game.id, rule: 'TD-006' })}>TD-006</a>
        </p>
        <CastleHand game={game} deck={deck} book={book} {...hand} again={again} draw={draw} />
        <Garrison game={game} book={book} />
      </section>
      <Chosen game={game} onBench={onBench} />
      <aside className="bench-side" aria-label="About the castle">
        <Problems {...judged} />
        <div className="bench-test">
          <PlayNow
            hall={hall}
            game={game}
            deck={deck}
            problems={reasons}
            keepVersion={() => change({ versions: versionsWith(deck) })}
          />
          <GauntletPanel
            hall={hall}
            game={game}
            book={book}
            deck={deck}
            legal={legal}
            keep={figures => change({ versions: versionsWith(deck, '', figures) })}
            exchanges={() => castleChanges(deck.choices, game)}
            exchange={change}
          />
          <CastleChances game={game} deck={deck} book={book} />
        </div>
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

/** Provisions and whatever else makes a castle easy or hard to hold; what does not concern its form is left out. */
function Chosen({ game, onBench: { deck, change } }: { game: GameInfo; onBench: DeckOnBench }) {
  const shown = Object.entries(game.castles?.schema ?? {}).filter(
    ([name]) => name !== 'thickAt' && (name !== 'longSides' || isLong(deck.choices)),
  );
  return (
    <section className="castle-chosen form" aria-label="What is chosen">
      <Fields
        game={game.id}
        schema={Object.fromEntries(shown)}
        values={deck.choices}
        onChange={choices => change({ choices: withChoices(deck.choices, choices) })}
        name="castle"
        called={spoken}
      />
      <DeckNotes notes={deck.notes} change={change} />
    </section>
  );
}

const DEFENDERS = ['Defender', 'Special defender'];

/** Who defends it: the rules give every castle the same. */
function Garrison({ game, book }: { game: GameInfo; book: Book }) {
  const cards = [...book.known.values()].filter(({ type }) => DEFENDERS.includes(type));
  return (
    <section className="castle-garrison" aria-label="Garrison">
      <h2>Garrison</h2>
      <p className="small-print">
        The same in every castle: these begin in the courtyard, and special defenders come when they are
        summoned. <a href={hashOf({ page: 'rules', game: game.id, rule: 'TD-018' })}>TD-018</a>
      </p>
      <ul>
        {cards.map(card => {
          const picture = drawingOf(book.pictures.art, book.pictures.icons, card.id);
          return (
            <li key={card.id}>
              <b>{/^\d+/.exec(card.facts[0] ?? '')?.[0] ?? '1'}</b>
              {picture && (
                <span className="bench-sign" aria-hidden="true">
                  <PictureView picture={picture} />
                </span>
              )}
              <span>{card.name}</span>
              <small>{card.facts.slice(1, 4).join(' · ')}</small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
