import type { GameInfo } from '@siegeworks/protocol';
import type { Screen } from '@siegeworks/screen-table';
import { Shell } from '@siegeworks/screen-table';
import { useEffect, useMemo, useReducer, useState } from 'react';
import { LostMatch } from './lost-match.tsx';
import { MatchModel } from './match.ts';
import { sinceOf } from './playback.ts';
import { PACE_MS, usePace } from './prefs.ts';
import { screenOf } from './screens.ts';
import type { Session } from './session.ts';
import { Wait } from './wait.tsx';

/** The table of one match. Mounted anew for every match. */
export function TablePage({
  session,
  match,
  games,
}: {
  session: Session;
  match: string;
  games: readonly GameInfo[];
}) {
  const model = useMatch(session, match);
  const [pace, setPace] = usePace();
  useEffect(() => model.setPace(PACE_MS[pace]), [model, pace]);
  const actions = useMemo(() => ({ ...model.actions, setPace }), [model, setPace]);
  const { playback, settings, usual, cards, notices, problem, lost } = model.view;
  const { shown, queue } = playback;
  const game = games.find(each => each.id === shown?.state.game);
  const screen = useScreen(game?.id);
  if (lost.length > 0) return <LostMatch session={session} match={match} reasons={lost} />;
  if (!shown || !settings || !game || !screen) return <Wait />;
  return (
    <Shell
      screen={screen}
      game={game}
      cards={cards}
      state={shown.state}
      log={shown.log}
      since={sinceOf(playback)}
      behind={queue.length > 0}
      settings={settings}
      usual={usual}
      pace={pace}
      notices={notices}
      problem={problem && { text: problem.text, report: problem.report !== null }}
      actions={actions}
    />
  );
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
