import { Prose } from '@siegeworks/ui';
import type { Desk } from './desk.ts';
import './lesson.css';

/** What a newcomer must know at the first question of its kind; gone for good once it was read or answered. */
export function Lesson({ desk }: { desk: Desk }) {
  const { lesson, behind } = desk.props;
  if (lesson === '' || behind) return null;
  return (
    <aside className="lesson" aria-label="For newcomers">
      <LessonWords desk={desk} />
    </aside>
  );
}

export function LessonWords({ desk }: { desk: Desk }) {
  const { lesson, actions } = desk.props;
  const done = (act: () => void) => () => {
    desk.open(null);
    act();
  };
  return (
    <>
      <p>
        <Prose text={lesson} onRule={id => desk.open({ kind: 'rule', id })} />
      </p>
      <div className="lesson-buttons">
        <button type="button" className="button small" onClick={done(actions.learn)}>
          Got it
        </button>
        <button type="button" className="button small" onClick={done(() => actions.setLessons(false))}>
          No more notes
        </button>
      </div>
    </>
  );
}
