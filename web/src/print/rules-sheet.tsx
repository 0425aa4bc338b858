import type { GameInfo } from '@siegeworks/protocol';
import { drawingOf, PictureView } from '@siegeworks/ui';
import type { Pictures } from '../gallery/pictures.ts';
import type { Lesson, Point } from '../learn/lesson.ts';
import type { Battle } from './battles.ts';
import { BATTLES } from './battles.ts';
import { ON_PAPER } from './on-paper.ts';
import { PaperPage } from './sheet.tsx';
import type { Layout } from './sheets.ts';

interface RulesSheetProps {
  game: GameInfo;
  lesson: Lesson;
  pictures: Pictures;
  layout: Layout;
  foot: string;
}

/** The game on one page, with a fight worked out: every sentence with the numbers of the rules behind it. */
export function RulesSheet({ game, lesson, pictures, layout, foot }: RulesSheetProps) {
  const battle = BATTLES[game.id];
  return (
    <PaperPage layout={layout} head="" foot={foot} ruler={false}>
      <div className="paper-rules">
        <h2>
          {game.title} <i>on one page</i>
        </h2>
        <div className="paper-columns">
          <Points title="In a minute" points={lesson.minute} />
          <Points title="You win" points={lesson.goal} />
          <Points title="Your turn" points={lesson.turn} />
          <Points title="A fight" points={lesson.fight} />
          <Points title="Often forgotten" points={lesson.tips} />
          <Points title="On paper" points={ON_PAPER[game.id] ?? []} />
        </div>
        {battle && <Worked battle={battle} pictures={pictures} />}
      </div>
    </PaperPage>
  );
}

function Worked({
  battle: { attackers, defenders, points },
  pictures,
}: {
  battle: Battle;
  pictures: Pictures;
}) {
  return (
    <div className="paper-battle">
      <div className="paper-fighters" aria-hidden="true">
        <Fighters cards={attackers} pictures={pictures} />
        <span className="paper-against">against</span>
        <Fighters cards={defenders} pictures={pictures} />
      </div>
      <Points title="For example" points={points} />
    </div>
  );
}

const Fighters = ({ cards, pictures }: { cards: readonly string[]; pictures: Pictures }) =>
  cards.map((card, i) => {
    const picture = drawingOf(pictures.art, pictures.icons, card);
    return (
      picture && (
        // biome-ignore lint/suspicious/noArrayIndexKey: copies are told apart by their place
        <span key={`${i} ${card}`} className="paper-fighter">
          <PictureView picture={picture} />
        </span>
      )
    );
  });

function Points({ title, points }: { title: string; points: readonly Point[] }) {
  return (
    <section>
      <h3>{title}</h3>
      {points.map(([text, ...rules]) => (
        <p key={text}>
          {bold(text)}{' '}
          <small>
            {rules.map((rule, i) => (
              <span key={rule}>
                {rule}
                {i < rules.length - 1 && ', '}
              </span>
            ))}
          </small>
        </p>
      ))}
    </section>
  );
}

/** `**word**` is set in bold, `*word*` in italics. */
const bold = (text: string) =>
  text.split(/(\*\*.+?\*\*|\*.+?\*)/).map((part, i) => {
    const key = `${i} ${part}`;
    if (part.startsWith('**')) return <b key={key}>{part.slice(2, -2)}</b>;
    return part.startsWith('*') ? <i key={key}>{part.slice(1, -1)}</i> : part;
  });
