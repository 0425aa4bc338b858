import type {
  BotInfo,
  CardInfo,
  GameInfo,
  LogLine,
  MatchState,
  RuleBook,
  Summary,
  Term,
} from '@siegeworks/protocol';
import { lookUp } from '@siegeworks/protocol';
import type { Screen, TableActions, TableProps } from '@siegeworks/screen-table';
import { useEffect, useMemo, useState } from 'react';
import type { Prefs } from '../prefs.ts';
import { useCardSize, usePrefs, useSpeed } from '../prefs.ts';
import { go } from '../route.ts';
import { screenOf } from '../screens.ts';
import type { Session } from '../session.ts';

/** All that a table needs beside what lies on it. */
export interface Stage {
  game: GameInfo;
  screen: Screen;
  cards: ReadonlyMap<string, CardInfo>;
  glossary: readonly Term[];
  summary: Summary | null;
  book: RuleBook;
}

/** Fetches screen, cards and rules of a game; `null` until they are here. */
export function useStage(session: Session, game: GameInfo): { stage: Stage | null; problem: string } {
  const [stage, setStage] = useState<Stage | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    const asked = [
      session.ask('cards', { game: game.id }, 'cards'),
      session.ask('rulebook', { game: game.id }, 'rulebook'),
      screenOf(game.id),
    ] as const;
    Promise.all(asked).then(
      ([{ cards, glossary, summary = null }, { book }, screen]) =>
        setStage({
          game,
          screen,
          glossary,
          summary,
          book,
          cards: new Map(cards.map(card => [card.id, card])),
        }),
      (fault: Error) => setProblem(fault.message),
    );
  }, [session, game]);
  return { stage, problem };
}

const NO_BOTS: readonly BotInfo[] = [];
const nothing = () => {};

/** A table at which nobody is asked: everything can be looked at, nothing done. */
export function useStillTable(
  stage: Stage | null,
  state: MatchState | null,
  log: readonly LogLine[],
): Omit<TableProps, 'around'> | null {
  const [prefs] = usePrefs();
  useSpeed(prefs.pace);
  useCardSize(prefs.size);
  const actions = useMemo(() => stage && stillActions(stage), [stage]);
  if (!stage || !state || !actions) return null;
  return { ...stillProps(prefs), ...stage, state, log, actions };
}

function stillProps({ pace, size, sound, peek }: Prefs) {
  return {
    past: null,
    stops: [],
    since: 0,
    behind: false,
    settings: { askForced: false, stops: [], standing: {} },
    usual: [],
    ...{ pace, size, sound, peek },
    lessons: false,
    steady: false,
    lastCall: false,
    lesson: '',
    hint: null,
    bots: NO_BOTS,
    notices: [],
    problem: null,
    storage: { keeps: true, text: '' },
    warned: true,
  };
}

function stillActions({ game, book }: Stage): TableActions {
  const still = [
    ...['pick', 'undo', 'concede', 'passTurn', 'ready', 'hint', 'dropHint', 'settle', 'setPace', 'setSize'],
    ...[
      'setSound',
      'setLessons',
      'setPeek',
      'setSteady',
      'setLastCall',
      'learn',
      'hurry',
      'look',
      'keepFile',
    ],
    ...['keepReport', 'retry', 'understood', 'dismiss', 'rematch', 'next', 'newGame'],
  ] as const;
  const none = Object.fromEntries(still.map(name => [name, nothing])) as unknown as TableActions;
  return {
    ...none,
    whyNot: async () => [],
    known: async () => [],
    report: async () => ({ name: '', text: '' }),
    rule: async id => lookUp(book, id),
    rules: () => go({ page: 'rules', game: game.id, rule: '' }),
    card: card => go({ page: 'card', game: game.id, card }),
    show: what => go({ page: 'show', game: game.id, what }),
    leave: () => window.history.back(),
  };
}
