import type { AskedQuestion, Option, StudioAnswer, StudioVerdict } from '@siegeworks/protocol';
import { useKeys } from '@siegeworks/ui';
import { useState } from 'react';
import type { Hall } from '../hall.ts';
import type { AnalysisView } from './analysis.ts';
import { DEPTHS } from './analysis.ts';
import { nameAt, playOn, USUAL_BOT } from './branches.ts';
import { errorHistory, KIND_NAMES } from './errors.ts';
import { lessonsIn, whyNothing } from './lessons.ts';
import type { Spot } from './moment.ts';
import { turnAt } from './moment.ts';
import type { Quiz } from './studio-view.tsx';
import type { Opened } from './use-studio.ts';
import { bestIn, percent, pickedIn, points } from './words.ts';

interface CoachProps {
  hall: Hall;
  opened: Opened;
  source: string;
  analysis: AnalysisView;
  spot: Spot;
  look(part: Partial<Spot>): void;
  student: number;
  setStudent(seat: number): void;
  quiz: Quiz | null;
  setQuiz(quiz: Quiz | null): void;
}

/** What the coach has to say: first about the work itself, then three moments that are worth a second look. */
export function Coach(props: CoachProps) {
  const { analysis, quiz } = props;
  const done = analysis.found?.done === true;
  return (
    <section className="studio-coach on-parchment" aria-label="Coach">
      {!done && <Work {...props} />}
      {done && quiz === null && <Summary {...props} />}
      {done && quiz !== null && <Lesson key={quiz.at} {...props} quiz={quiz} />}
    </section>
  );
}

/** Before and during the analysis. */
function Work({ analysis, opened, student, setStudent }: CoachProps) {
  const { found, running, start, stop } = analysis;
  const [tries, setTries] = useState<number>(found?.tries ?? DEPTHS[0].tries);
  const judged = found?.verdicts.length ?? 0;
  const all = found?.decisions ?? opened.match.decisions.length;
  const begun = found !== null;
  return (
    <>
      <p className="eyebrow">{running ? 'Looking into it' : begun ? 'Stopped' : 'Coach'}</p>
      <h2>{running || begun ? `${judged} of ${all} decisions judged` : 'Where was it decided?'}</h2>
      <p>
        {running || begun
          ? 'You can watch the match while it works. Nothing is lost if you leave: it continues from here next time.'
          : `A Warlord looks at all ${all} decisions again, knowing only what each player could know.`}
      </p>
      <progress max={Math.max(1, all)} value={judged} hidden={!begun} aria-label="Decisions judged" />
      <div className="studio-presses">
        {!running && (
          <>
            <select
              aria-label="How closely to look"
              value={tries}
              onChange={event => setTries(Number(event.target.value))}
            >
              {DEPTHS.map(depth => (
                <option key={depth.tries} value={depth.tries}>
                  {depth.name}: {depth.tries} tries each
                </option>
              ))}
            </select>
            <StudentSelect opened={opened} student={student} setStudent={setStudent} />
          </>
        )}
        <button type="button" className="button primary" onClick={() => (running ? stop() : start(tries))}>
          {running ? 'Stop looking' : begun ? 'Go on looking' : 'Look into it'}
        </button>
      </div>
    </>
  );
}

function StudentSelect({
  opened: { match },
  student,
  setStudent,
}: Pick<CoachProps, 'opened' | 'student' | 'setStudent'>) {
  if (match.seats.length === 1) return null;
  return (
    <select
      aria-label="Whose play"
      value={student}
      onChange={event => setStudent(Number(event.target.value))}
    >
      {match.seats.map(({ name }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <option key={seat} value={seat}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** The three moments, and what has gone wrong in earlier matches. */
function Summary({ analysis: { found, start }, opened, student, setStudent, setQuiz, look }: CoachProps) {
  const { match, line } = opened;
  const lessons = found ? lessonsIn(found, student) : [];
  const history = errorHistory(match.game);
  const deeper = DEPTHS.find(({ tries }) => found && tries > found.tries);
  const begin = (verdict: StudioVerdict | undefined) => {
    if (!verdict) return;
    look({ at: verdict.at, eye: verdict.seat });
    void line.ask('ask', verdict.at).then(question => {
      if (question) setQuiz({ at: verdict.at, question, answer: null });
    });
  };
  useKeys({ ' ': event => (isButton(event) ? false : begin(lessons[0])) });
  if (!found) return null;
  return (
    <>
      <p className="eyebrow">Coach for {match.seats[student].name}</p>
      <h2>{lessons.length === 0 ? 'Nothing to learn here' : titleOf(lessons.length)}</h2>
      {lessons.length === 0 && <p>{whyNothing(found, student)}</p>}
      <ol className="studio-lessons">
        {lessons.map(verdict => (
          <li key={verdict.at}>
            <button type="button" className="button" onClick={() => begin(verdict)}>
              <b>{turnAt(match, verdict.at)}</b> <span>{verdict.asks}</span> <b>{points(-verdict.lost)}</b>
            </button>
          </li>
        ))}
      </ol>
      {history.matches > 1 && history.kinds.length > 0 && (
        <p className="studio-history">
          In your last {history.matches} matches:{' '}
          {history.kinds
            .slice(0, 3)
            .map(({ kind, n, lost }) => `${KIND_NAMES[kind] ?? kind} ${n}× (${points(-lost)})`)
            .join(', ')}
          .
        </p>
      )}
      <div className="studio-presses">
        <StudentSelect opened={opened} student={student} setStudent={setStudent} />
        {deeper && (
          <button type="button" className="button" onClick={() => start(deeper.tries)}>
            Look closer: {deeper.tries} tries each
          </button>
        )}
        {lessons.length > 0 && (
          <button type="button" className="button primary" onClick={() => begin(lessons[0])}>
            <kbd>Space</kbd> First moment
          </button>
        )}
      </div>
    </>
  );
}
const titleOf = (n: number): string =>
  n === 1 ? 'One moment worth a second look' : `${n === 2 ? 'Two' : 'Three'} moments worth a second look`;
const isButton = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.matches('button, a, input, select, textarea');

/** One moment: first the question, then, once it has been answered, what was better and why. */
function Lesson(props: CoachProps & { quiz: Quiz }) {
  const { hall, opened, source, student, quiz, setQuiz, look } = props;
  const { found } = props.analysis;
  const { match, line } = opened;
  const lessons = found ? lessonsIn(found, student) : [];
  const place = lessons.findIndex(({ at }) => at === quiz.at);
  const verdict = lessons[place];
  const next = lessons[place + 1];
  const goOn = () => {
    if (!next) return setQuiz(null);
    look({ at: next.at, eye: next.seat });
    void line
      .ask('ask', next.at)
      .then(question => question && setQuiz({ at: next.at, question, answer: null }));
  };
  const [fault, setFault] = useState('');
  const turnOver = () =>
    quiz.answer === null
      ? setQuiz({ ...quiz, answer: (verdict && bestIn(verdict)?.option) ?? null, shown: true })
      : setQuiz({ ...quiz, answer: null, shown: false });
  const play = () => {
    const wish = { at: quiz.at, seat: student, honest: false, bot: USUAL_BOT, name: nameAt(match, quiz.at) };
    playOn(hall, opened, source, wish).catch((why: Error) => setFault(why.message));
  };
  useKeys({
    ' ': event => (isButton(event) || quiz.answer === null ? false : goOn()),
    '1': turnOver,
    '2': play,
  });
  if (!verdict) return null;
  const played = pickedIn(verdict);
  return (
    <>
      <div className="studio-coach-head">
        <p className="eyebrow">
          Moment {place + 1} of {lessons.length} · {turnAt(match, quiz.at)}
        </p>
        <button type="button" className="studio-all" onClick={() => setQuiz(null)}>
          All moments
        </button>
      </div>
      {quiz.answer === null ? (
        <>
          <h2>There was something better</h2>
          <p>{quiz.question.text}</p>
          <p>You played “{played?.text}”. Find what keeps more: press it here or on the table.</p>
          <Offers question={quiz.question} played={played} pick={answer => setQuiz({ ...quiz, answer })} />
        </>
      ) : (
        <Told verdict={verdict} answer={quiz.answer} quiz={quiz} />
      )}
      {fault !== '' && <p role="alert">{fault}</p>}
      <div className="studio-presses">
        <button type="button" className="button" onClick={turnOver}>
          <kbd>1</kbd> {quiz.answer === null ? 'Show it' : 'Try again'}
        </button>
        <button type="button" className="button" onClick={play}>
          <kbd>2</kbd> Play on here
        </button>
        <button type="button" className="button primary" onClick={goOn}>
          <kbd>Space</kbd> {next ? 'Next moment' : 'Done'}
        </button>
      </div>
    </>
  );
}

interface OffersProps {
  question: AskedQuestion;
  played: StudioAnswer | undefined;
  pick(option: Option): void;
}

function Offers({ question, played, pick }: OffersProps) {
  const others = question.offers.filter(({ option }) => !same(option, played?.option));
  return (
    <ul className="studio-offers">
      {others.map(({ option, text }) => (
        <li key={JSON.stringify(option)}>
          <button type="button" className="button small" onClick={() => pick(option)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Whether it was the better answer, told at once, and why. */
function Told({ verdict, answer, quiz }: { verdict: StudioVerdict; answer: Option; quiz: Quiz }) {
  const judged = verdict.judged.find(({ option }) => same(option, answer));
  const best = bestIn(verdict);
  const played = pickedIn(verdict);
  if (!best || !played) return null;
  const isBest = same(answer, best.option);
  const text = quiz.question.offers.find(({ option }) => same(option, answer))?.text ?? '';
  const verdictText = quiz.shown
    ? 'This was the best answer'
    : isBest
      ? 'Right: that was the best answer'
      : judged?.equal
        ? 'Right: as good as the best, as far as can be told'
        : 'Not yet: there was something better';
  const gain = Math.round(100 * (best.chance - played.chance));
  return (
    <div role="status">
      <h2 data-right={isBest || judged?.equal === true}>{verdictText}</h2>
      <p>
        You played “{played.text}”; “{best.text}” kept {gain === 1 ? 'one point' : `${gain} points`} more of
        your chance to win ({percent(best.chance)} instead of {percent(played.chance)}, give or take{' '}
        {Math.max(1, Math.round(100 * played.margin))}).
        {!isBest && judged && ` “${text}” comes to ${percent(judged.chance)}.`}
        {!isBest && !judged && ` “${text}” looked so poor that it was not followed up.`}
      </p>
      <Because title={best.text} why={best.why} />
      <Because title={played.text} why={played.why} />
      {best.why.length + played.why.length === 0 && (
        <p>Within a round both come to the same: what is better about it shows later.</p>
      )}
    </div>
  );
}

function Because({ title, why }: { title: string; why: readonly string[] }) {
  if (why.length === 0) return null;
  return (
    <p>
      <b>{title}:</b> {why.join('. ')}.
    </p>
  );
}

function same(a: Option | undefined, b: Option | undefined): boolean {
  const key = (option: Option | undefined) =>
    option && JSON.stringify([option.kind, option.card, option.target, option.seat, option.n, option.what]);
  return key(a) === key(b);
}
