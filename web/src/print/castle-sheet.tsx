import './boards.css';
import { valueName } from '@siegeworks/decks';
import type { GameInfo, KeptDeck } from '@siegeworks/protocol';
import { thickOf } from '../workshop/castle.ts';
import { CastlePlan } from '../workshop/castle-plan.tsx';
import type { Book } from '../workshop/use-book.ts';
import { PaperPage } from './sheet.tsx';
import type { Layout } from './sheets.ts';

interface CastleSheetProps {
  game: GameInfo;
  book: Book;
  castle: KeptDeck;
  layout: Layout;
  head: string;
  foot: string;
}

/** How the castle is laid out, and what was chosen for it. */
export function CastleSheet({ game, book, castle, layout, head, foot }: CastleSheetProps) {
  const { choices } = castle;
  return (
    <PaperPage layout={layout} head={head} foot={foot} ruler={false}>
      <div className="paper-castle">
        <h2>
          {castle.name} <i>how to lay it out</i>
        </h2>
        <CastlePlan game={game} choices={choices} />
        <dl>
          {Object.entries(book.choices).map(([key, field]) => (
            <div key={key}>
              <dt>{field.title}</dt>
              <dd>
                {key === 'thickAt'
                  ? thickOf(choices, game).join(' and ') || 'none'
                  : valueName(book, field, choices[key] ?? field.default)}{' '}
                <small>{field.rule}</small>
              </dd>
            </div>
          ))}
        </dl>
        {castle.notes !== '' && <p>{castle.notes}</p>}
      </div>
    </PaperPage>
  );
}
