import type { GameInfo, MatchState } from '@siegeworks/protocol';
import { isAway } from '@siegeworks/protocol';
import type { Around, Screen, ShellProps, TableActions } from '@siegeworks/screen-table';
import { Shell } from '@siegeworks/screen-table';
import type { ReactNode } from 'react';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { cuesOf } from './cues.ts';
import { ElsewhereMatch } from './elsewhere-match.tsx';
import { LostMatch } from './lost-match.tsx';
import type { MatchView } from './match.ts';
import { MatchModel } from './match.ts';
import { useNextTable, useStepsAfter } from './people/again.tsx';
import { Company } from './people/company.tsx';
import { DealCheck } from './people/deal-check.tsx';
import { useTurnNotice } from './people/notice.ts';
import { useHasHouse } from './people/who.tsx';
import type { Frame } from './playback.ts';
import { sinceOf } from './playback.ts';
import type { Prefs } from './prefs.ts';
import { lessonOf, PACE_MS, useCardSize, usePrefs, useSpeed } from './prefs.ts';
import { RatingChange } from './profile/rating-change.tsx';
import { go } from './route.ts';
import { screenOf } from './screens.ts';
import type { Said, Session } from './session.ts';
import { playCue } from './sound.ts';
import { useStorage, useWarned } from './storage.ts';
import { fileFrom } from './studio/source.ts';
import { Wait } from './wait.tsx';

interface TablePageProps {
  session: Session;
  match: string;
  games: readonly GameInfo[];
  /** What shows the table in place of the usual shell. */
  shown?: (table: ShellProps) => ReactNode;
  /** At school: what stands around the board. */
  around?: (pick: TableActions['pick'], state: MatchState) => Around;
}

/** The table of one match. Mounted anew for every match. */
export function TablePage({ session, match, games, shown: show = usual, around }: TablePageProps) {
  const model = useMatch(session, match);
  const [prefs, change] = usePrefs();
  useEffect(() => model.setPace(PACE_MS[prefs.pace]), [model, prefs.pace]);
  useSpeed(prefs.pace);
  useCardSize(prefs.size);
  const { playback, settings, problem, lost, elsewhere, past } = model.view;
  const { shown, queue } = playback;
  const state = shown?.state ?? null;
  useSounds(state, prefs.sound);
  const { people } = model.view;
  const game = games.find(each => each.id === shown?.state.game);
  // A page in place of the table has a title of its own.
  useTurnNotice(state, people, lost.length > 0 || elsewhere ? undefined : game?.title);
  useNextTable(state, people);
  const steps = useStepsAfter(state, people, model.company.again);
  const storage = useStorage(session);
  const warned = useWarned(session);
  const canMeet = useHasHouse(past !== null && (game?.seats.max ?? 1) > 1);
  const actions = useMemo(
    () => ({
      ...actionsOf(model, state, prefs, change),
      understood: () => session.understand(),
      ...(canMeet && game && { playFrom: pickUp(match, game) }),
    }),
    [model, state, prefs, change, session, match, game, canMeet],
  );
  const screen = useScreen(game?.id);
  if (lost.length > 0) return <LostMatch session={session} match={match} reasons={lost} />;
  if (elsewhere) return <ElsewhereMatch model={model} keeps={storage.keeps} />;
  if (!shown || !settings || !game || !screen) return <Wait />;
  return show({
    ...{ screen, game, settings, storage, warned, actions },
    ...toldBy(model.view),
    ...seenOn(shown, past),
    ...liked(prefs),
    stops: stopsOf(shown),
    since: sinceOf(playback),
    behind: queue.length > 0,
    lesson: lessonOf(prefs, game.id, shown.state.question),
    problem: problem && { text: problem.text, report: problem.report !== null },
    around: around?.(actions.pick, shown.state),
    steps: isAway(match) ? steps : undefined,
    company: <Company state={shown.state} people={people} {...model.company} />,
    counted: <RatingChange state={shown.state} />,
    proof: isAway(match) && <DealCheck match={match} source={() => fileFrom(session, match)} />,
  });
}
const usual = (table: ShellProps) => <Shell {...table} />;

/** Offers others to play on from a moment of this match. */
const pickUp =
  (match: string, { id: game }: GameInfo) =>
  (pick: number): void =>
    go({ page: 'invite', game, from: `${match}@${pick}` });

/** What the host has told of the match, beside its states. */
const toldBy = ({ cards, glossary, summary, usual, hint, bots, notices }: MatchView) => ({
  ...{ cards, glossary, summary, usual, hint, bots, notices },
});

const liked = ({ pace, size, sound, lessons, peek, steady, lastCall }: Prefs) => ({
  ...{ pace, size, sound, lessons, peek, steady, lastCall },
});

/** The newest state, or the moment of the match that is looked at, with the log up to it. */
function seenOn({ state, log }: Frame, past: Said<'moment'> | null) {
  if (!past || !state.outcome) return { state, log, past: null };
  const { pick, board, view } = past;
  const { left: _left, ...rest } = state;
  return {
    state: { ...rest, board, view },
    log: log.filter(line => line.pick <= pick),
    past: { pick },
  };
}

/** Nobody looks back before the end. */
const stopsOf = ({ state, log }: Frame): readonly number[] =>
  state.outcome ? [...new Set(log.map(line => line.pick))] : NONE;
const NONE: readonly number[] = [];

/** What a player can ask for at the table: of the match, and of the browser, which remembers their preferences. */
function actionsOf(
  model: MatchModel,
  state: MatchState | null,
  prefs: Prefs,
  change: (part: Partial<Prefs>) => void,
): Omit<TableActions, 'understood'> {
  const learn = () => {
    const { game = '', question = null } = state ?? {};
    if (!question || lessonOf(prefs, game, question) === '') return;
    change({ learned: [...prefs.learned, `${game}/${question.id}`] });
  };
  return {
    ...model.actions,
    // A player who has answered a question knows what it is about.
    pick: (option, then, firm) => {
      learn();
      model.actions.pick(option, then, firm);
    },
    learn,
    setPace: pace => change({ pace }),
    setSize: size => change({ size }),
    setSound: sound => change({ sound }),
    setPeek: peek => change({ peek }),
    setSteady: steady => change({ steady }),
    setLastCall: lastCall => change({ lastCall }),
    setLessons: lessons => change(lessons ? { lessons, learned: [] } : { lessons }),
  };
}

function useMatch(session: Session, match: string): MatchModel {
  const [, changed] = useReducer((n: number) => n + 1, 0);
  const [model] = useState(() => new MatchModel(session, match, changed));
  useEffect(() => {
    void model.open();
    return () => model.close();
  }, [model]);
  return model;
}

/** The game's own table, once it has been loaded. */
function useScreen(game: string | undefined): Screen | null {
  const [screen, setScreen] = useState<Screen | null>(null);
  useEffect(() => {
    if (game !== undefined) void screenOf(game).then(setScreen);
  }, [game]);
  return screen;
}

/** Every step sounds like what it was, if the person wants to hear it. */
function useSounds(state: MatchState | null, on: boolean): void {
  const before = useRef<MatchState | null>(null);
  useEffect(() => {
    if (state && on) for (const cue of cuesOf(before.current, state)) playCue(cue);
    before.current = state;
  }, [state, on]);
}
