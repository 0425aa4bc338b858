import { CopyButton, RuleLink, useKeys } from '@siegeworks/ui';
import { useEffect, useRef } from 'react';
import { CourseLines } from './course.tsx';
import type { Desk } from './desk.ts';
import { LookBack } from './look-back.tsx';
import { sentence } from './model.ts';
import { nextSteps } from './next-steps.ts';
import { namesOf, seriesVerdict, turningPoint, verdict } from './story.ts';
import type { Step } from './table.ts';
import './end-bar.css';

/** How it ended and by which rule, how it went, and what to do next: it stands where the question stood, and stays. */
export function EndBar({ desk }: { desk: Desk }) {
  const { past, stops } = desk.props;
  return (
    <section className="foot end" aria-label="The end of the match">
      <Reason desk={desk} />
      {past && stops.length > 0 ? <LookBack desk={desk} at={past.pick} /> : <Result desk={desk} />}
    </section>
  );
}

/** Why it ended, and what can be taken along. */
function Reason({ desk }: { desk: Desk }) {
  const { outcome, left } = desk.props.state;
  const { actions, notices } = desk.props;
  if (!outcome) return null;
  return (
    <div className="end-why">
      <p role="status">
        {sentence(outcome.text)} <RuleLink id={outcome.rule} onRule={id => desk.open({ kind: 'rule', id })} />
        {left && (
          <span className="end-left">
            {' '}
            The table shows the last position before {namesOf(desk.props.state, left)} left it.
          </span>
        )}
        {notices.map(({ text }) => (
          <span key={text} role="alert">
            {' '}
            {sentence(text)}
          </span>
        ))}
      </p>
      <div className="end-tools">
        <button type="button" className="button small" onClick={actions.study}>
          Coach
        </button>
        <button type="button" className="button small" onClick={() => desk.open({ kind: 'figures' })}>
          Figures
        </button>
        {outcome.share !== undefined && <CopyButton text={outcome.share} label="Copy the result" />}
        <button type="button" className="button small" onClick={actions.keepFile}>
          Save as a file
        </button>
        {desk.props.proof}
        <button type="button" className="button small" onClick={actions.newGame}>
          New game…
        </button>
        <button type="button" className="button small" onClick={actions.leave}>
          All games
        </button>
      </div>
    </div>
  );
}

function Result({ desk }: { desk: Desk }) {
  const { state } = desk.props;
  const { outcome } = state;
  const steps = nextSteps(desk.props);
  useStepKeys(steps);
  if (!outcome) return null;
  const { course } = outcome.story;
  return (
    <div className="end-result on-parchment">
      <div className="end-verdict">
        <p className="eyebrow">The game is over</p>
        <h2>{verdict(state)}</h2>
        <p>{state.series ? seriesVerdict(state.series) : turningPoint(state)}</p>
        {desk.props.counted}
      </div>
      {course.length > 2 && (
        <CourseLines course={course} seats={state.seats} eye={state.eye} width={220} height={64} />
      )}
      <div className="end-steps">
        {steps.map((step, i) => (
          <StepButton key={step.title} step={step} digit={i + 1} />
        ))}
      </div>
    </div>
  );
}

function StepButton({ step: { title, text, primary, go }, digit }: { step: Step; digit: number }) {
  return (
    <button type="button" className={primary ? 'button primary' : 'button'} onClick={go}>
      <span>
        <kbd>{digit}</kbd> <b>{title}</b>
      </span>
      <small>{text}</small>
    </button>
  );
}

/** Milliseconds for which keys are not taken: somebody was still answering questions. */
const QUIET = 900;

/** The digits press the buttons. Space presses nothing but what has the focus, and at first nothing has. */
function useStepKeys(steps: readonly Step[]): void {
  const since = useRef(0);
  useEffect(() => {
    since.current = performance.now();
  }, []);
  const pressed = (step: Step) => () => {
    if (performance.now() - since.current > QUIET) step.go();
  };
  useKeys(Object.fromEntries(steps.map((step, i) => [`${i + 1}`, pressed(step)])));
}
