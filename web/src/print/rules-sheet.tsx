import type { GameInfo } from '@siegeworks/protocol';
import type { Lesson, Point } from '../learn/lesson.ts';
import { PaperPage } from './sheet.tsx';
import type { Layout } from './sheets.ts';

interface RulesSheetProps {
  game: GameInfo;
  lesson: Lesson;
  layout: Layout;
  foot: string;
}

/** The game on one page: every sentence with the numbers of the rules behind it. */
export function RulesSheet({ game, lesson, layout, foot }: RulesSheetProps) {
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
          <Points title="On the table" points={lesson.table} />
        </div>
      </div>
    </PaperPage>
  );
}

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
