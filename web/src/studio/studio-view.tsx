import type {
  AskedQuestion,
  GameInfo,
  LogLine,
  Option,
  StudioAnalysis,
  StudioAnswer,
  StudioMoment,
} from '@siegeworks/protocol';
import { useMedia } from '@siegeworks/ui';
import { memo, useCallback, useEffect, useMemo, useState } from 'react';
import type { Hall } from '../hall.ts';
import { hashOf } from '../route.ts';
import { useAnalysis } from './analysis.ts';
import { StudioBoard } from './board.tsx';
import { Caption } from './caption.tsx';
import { Coach } from './coach.tsx';
import type { Spot } from './moment.ts';
import { spotOf, studentOf, textOf } from './moment.ts';
import { useNotes } from './notes.ts';
import { Plot } from './plot.tsx';
import { Rail } from './rail.tsx';
import { stillTable } from './still.ts';
import { Top } from './top.tsx';
import { Transport } from './transport.tsx';
import type { Opened } from './use-studio.ts';
import { useLog, useMoment } from './use-studio.ts';
import { WhatIf } from './what-if.tsx';
import { bestIn } from './words.ts';

interface StudioViewProps {
  hall: Hall;
  opened: Opened;
  source: string;
  start: string;
}

/** No room for lists at the side: the coach and what-if are tabs among them. */
const NARROW = '(width < 1180px)';

/** A question of the coach that is open: the table waits for an answer. */
export interface Quiz {
  at: number;
  question: AskedQuestion;
  answer: Option | null;
  /** The coach was asked to show the answer: nobody has found it. */
  shown?: boolean;
}

export function StudioView({ hall, opened, source, start }: StudioViewProps) {
  const { line, match } = opened;
  const [spot, look] = useSpot(start, opened, source);
  const moment = useMoment(line, spot.at, spot.eye);
  const log = useLog(line, spot.eye);
  const [student, setStudent] = useState(() => studentOf(match));
  const analysis = useAnalysis(hall.session, source, opened);
  const [notes, setNotes] = useNotes(opened);
  const [quiz, setQuiz] = useState<Quiz | null>(null);
  const [large, setLarge] = useState(false);
  const [pointed, point] = useState<StudioAnswer | null>(null);
  const narrow = useMedia(NARROW);
  const game = hall.games.find(({ id }) => id === match.game);
  if (!moment || !game) return <main className="studio" data-ready="false" />;
  /** Nothing on the screen may tell what the coach asks for. */
  const { found } = analysis;
  const secret = quiz !== null && quiz.answer === null;
  const shown = secret ? null : shownAt(found, moment.at, quiz, pointed);
  const coach = (
    <Coach {...{ hall, opened, source, analysis, spot, look, student, setStudent, quiz, setQuiz }} />
  );
  const whatIf = <WhatIf {...{ hall, opened, source, spot, moment, found, secret, point }} />;
  return (
    <main
      className="studio"
      data-game={match.game}
      data-at={moment.at}
      data-eye={`${moment.eye}`}
      data-large={large && quiz === null}
      data-ready="true"
    >
      <Top {...{ opened, spot, look, notes, game, source }} session={hall.session} />
      <Table {...{ opened, game, moment, log, quiz, setQuiz, secret, shown }} />
      <section className="studio-time" aria-label="The course of the match">
        <Plot {...{ match, found, spot, look, student, secret }} />
        <Transport {...{ match, found, spot, look, notes, student, secret, large, setLarge }} />
      </section>
      {!narrow && coach}
      {!narrow && whatIf}
      <Rail
        {...{ match, log, spot, look, analysis, student, notes, setNotes, secret, quiz }}
        beside={narrow ? { Moments: coach, 'What if': whatIf } : {}}
      />
    </main>
  );
}

/** The answer that is pointed at; else, once the coach has told it, the best one. */
function shownAt(
  found: StudioAnalysis | null,
  moment: number,
  quiz: Quiz | null,
  pointed: StudioAnswer | null,
): StudioAnswer | null {
  const verdict = found?.verdicts.find(({ at }) => at === moment);
  if (!verdict) return null;
  // What was pointed at may be gone without the pointer having left it.
  if (pointed && verdict.answers.includes(pointed)) return pointed;
  return quiz?.at === moment ? (bestIn(verdict) ?? null) : null;
}

interface TableProps {
  opened: Opened;
  game: GameInfo;
  moment: StudioMoment;
  log: readonly LogLine[];
  quiz: Quiz | null;
  setQuiz(quiz: Quiz | null): void;
  secret: boolean;
  /** An answer that is pointed at, or that the coach tells: what it is about is marked. */
  shown: StudioAnswer | null;
}

/**
 * The real table at this moment; while the coach asks, an answer can be given on it. It is drawn anew when a moment has been
 * worked out, not already when somebody moves the scrubber.
 */
const Table = memo(function Table(props: TableProps) {
  const { opened, game, moment, log, quiz, setQuiz, secret, shown } = props;
  const { match, screen, cards, glossary } = opened;
  const question = quiz && quiz.at === moment.at && quiz.answer === null ? quiz.question : null;
  const upTo = useMemo(() => log.filter(({ pick }) => pick <= moment.at), [log, moment.at]);
  const pick = (option: Option) => setQuiz(quiz && { ...quiz, answer: option });
  const still = stillTable({ match, moment, log: upTo, game, cards, glossary, question, pick });
  return (
    <section className="studio-table" aria-label="The table">
      <Open moment={moment} match={match} />
      <StudioBoard screen={screen} shown={shown} {...still} />
      <Caption match={match} moment={moment} secret={secret} />
    </section>
  );
});

/** With all cards open: what the others hold. */
function Open({ moment, match }: { moment: StudioMoment; match: Opened['match'] }) {
  if (moment.open.length === 0) return null;
  return (
    <ul className="studio-open" aria-label="Cards that are open now">
      {moment.open.map(({ seat, title, cards }) => (
        <li key={`${seat} ${title}`}>
          <b>
            {match.seats[seat].name}, {title}:
          </b>{' '}
          {cards.map(({ name }) => name).join(', ')}
        </li>
      ))}
    </ul>
  );
}

/** How long a moment is looked at before the address holds it, in milliseconds. */
const REST = 120;

/** Where somebody looks; the address follows, so that a friend who gets it sees the same. */
function useSpot(start: string, { match }: Opened, source: string): [Spot, (part: Partial<Spot>) => void] {
  const [spot, setSpot] = useState<Spot>(() => spotOf(start, match));
  useEffect(() => setSpot(spotOf(start, match)), [start, match]);
  useEffect(() => {
    const hash = hashOf({ page: 'studio', source, moment: textOf(spot) });
    const write = () => window.location.hash !== hash && window.history.replaceState(null, '', hash);
    // Whoever scrubs passes hundreds of moments, and browsers refuse to write so many addresses.
    const rest = setTimeout(write, REST);
    return () => clearTimeout(rest);
  }, [spot, source]);
  const look = useCallback(
    (part: Partial<Spot>) =>
      setSpot(before => {
        const at = Math.max(0, Math.min(part.at ?? before.at, match.picks));
        return { ...before, ...part, at };
      }),
    [match],
  );
  return [spot, look];
}
