import './print.css';
import { readCode } from '@siegeworks/decks';
import type { GameInfo, KeptDeck } from '@siegeworks/protocol';
import { useState } from 'react';
import { Frame } from '../frame.tsx';
import type { Hall } from '../hall.ts';
import { useLesson } from '../learn/lessons.ts';
import { copyOf, newDeck, readyOf, useOwnDecks } from '../workshop/own-decks.ts';
import type { Book } from '../workshop/use-book.ts';
import { useBook } from '../workshop/use-book.ts';
import { CastleSheet } from './castle-sheet.tsx';
import { markersOf } from './markers.ts';
import { MarkersSheet } from './markers-sheet.tsx';
import { PrintForm } from './print-form.tsx';
import { RulesSheet } from './rules-sheet.tsx';
import { SavePictures } from './save-pictures.tsx';
import { BackSheet, CardSheet, PaperPage } from './sheet.tsx';
import type { Layout, PrintOptions } from './sheets.ts';
import { asMeant, boxOf, copiesOf, extrasOf, layoutOf, SINGLE, sheetsOf, USUAL_PRINT } from './sheets.ts';
import { TestSheet } from './test-sheet.tsx';

interface PrintPageProps {
  hall: Hall;
  game: GameInfo;
  /** A deck of one's own by its id, `from.` and a ready deck, `code.` and a link, or nothing for the whole box. */
  at: string;
}

/** Cards on paper. What is shown here is what the browser prints. */
export function PrintPage({ hall, game, at }: PrintPageProps) {
  const { book, problem } = useBook(hall.session, game);
  const [own] = useOwnDecks(hall.session);
  const [options, setOptions] = useState<PrintOptions>(USUAL_PRINT);
  const deck = book && own ? deckAt(game, book, own, at) : null;
  const title = deck?.name ?? 'all cards';
  return (
    <Frame at="decks" title="Print and play" game={game.id} className="print-page">
      <div className="print-side">
        <h1>Print and play</h1>
        {problem !== '' && <p role="alert">{problem}</p>}
        <PrintForm options={options} change={part => setOptions({ ...options, ...part })} />
      </div>
      {book && (deck || at === '') && (
        <Sheets game={game} book={book} deck={deck} title={title} options={options} />
      )}
      {book && own && !deck && at !== '' && <p role="alert">This deck is not in this browser.</p>}
    </Frame>
  );
}

function deckAt(game: GameInfo, book: Book, own: readonly KeptDeck[], at: string): KeptDeck | null {
  const ready = readyOf(game).find(({ id }) => `from.${id}` === at);
  if (ready) return { ...copyOf(game, ready), name: ready.name };
  if (at.startsWith('code.')) {
    const { deck, problems } = readCode(at.slice('code.'.length), book);
    return problems.length === 0 ? newDeck(game, deck) : null;
  }
  return own.find(({ id }) => id === at) ?? null;
}

interface SheetsProps {
  game: GameInfo;
  book: Book;
  deck: KeptDeck | null;
  title: string;
  options: PrintOptions;
}

const ICONS = 'Pictures: game-icons.net, CC BY 3.0.';
const licenceOf = ({ title, credit }: GameInfo): string =>
  credit
    ? `${title} by ${credit.author}, ${credit.licence}. ${credit.changes} ${ICONS}`
    : `Unofficial. ${ICONS} Texts: our own words.`;

function Sheets({ game, book, deck, title, options: wanted }: SheetsProps) {
  const options = asMeant(wanted);
  const single = options.paper === SINGLE;
  const layout = layoutOf(options);
  const all = [...book.known.values()];
  const main = game.castles ? boxOf(all) : deck ? copiesOf(deck.cards, all) : all;
  const extras = deck && options.extras ? extrasOf(game, deck.choices, all) : [];
  const pieces = [...main, ...extras];
  const different = [...new Set(pieces)];
  const sheets = sheetsOf(single ? different : pieces, layout);
  const foot = (i: number) =>
    single
      ? ''
      : `${game.title} · ${title} · sheet ${i + 1} of ${sheets.length} · print at 100 %: this bar is 50 mm`;
  return (
    <div
      className={options.ink ? 'papers spares-ink' : 'papers'}
      data-game={game.id}
      data-paper={options.paper}
      data-size={options.size}
    >
      <p className="print-count" role="status">
        {main.length} cards
        {extras.length > 0 && ` and ${extras.length} tokens, markers and boards`} on {sheets.length} sheets
        {single && ', every different card once'}.
      </p>
      {single && (
        <SavePictures
          title={`${game.title}, ${title}`}
          copies={different.map(card => ({
            name: card.name,
            copies: pieces.filter(each => each === card).length,
          }))}
          licence={licenceOf(game)}
        />
      )}
      {options.test && <TestSheet layout={layout} back={false} />}
      {options.test && options.backs && <TestSheet layout={layout} back />}
      {sheets.map((cards, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sheets are told apart by their number
        <div key={i} className="paper-leaf">
          <CardSheet
            cards={cards}
            pictures={book.pictures}
            layout={layout}
            options={options}
            head={single ? '' : licenceOf(game)}
            foot={foot(i)}
          />
          {options.backs && (
            <BackSheet cards={cards} layout={layout} options={options} name={game.title} foot="" />
          )}
        </div>
      ))}
      <Besides {...{ game, book, deck, title, layout, options }} />
    </div>
  );
}

/** What belongs to the cards: the licence where no sheet has a head, the plan of a castle, counters, and the rules. */
function Besides({ game, book, deck, title, layout, options }: SheetsProps & { layout: Layout }) {
  const lesson = useLesson(game.id);
  const single = options.paper === SINGLE;
  const markers = options.extras && !single ? markersOf(game.id) : null;
  return (
    <>
      {single && (
        <PaperPage layout={layout} head="" foot="" ruler={false}>
          <p className="paper-licence">
            {game.title} · {title}. {licenceOf(game)}
          </p>
        </PaperPage>
      )}
      {game.castles && deck && options.extras && !single && (
        <CastleSheet
          game={game}
          book={book}
          castle={deck}
          layout={layout}
          head={licenceOf(game)}
          foot={`${game.title} · ${title}`}
        />
      )}
      {markers && (
        <MarkersSheet
          game={game}
          markers={markers}
          layout={layout}
          head={licenceOf(game)}
          foot={`${game.title} · counters and tracks · print at 100 %: this bar is 50 mm`}
        />
      )}
      {options.rules && lesson && (
        <RulesSheet
          game={game}
          lesson={lesson}
          pictures={book.pictures}
          layout={layout}
          foot={`${game.title} · rules version ${game.rulesVersion} · numbers are those of the full rules · ${licenceOf(game)}`}
        />
      )}
    </>
  );
}
