import type { AskedQuestion } from '@siegeworks/protocol';
import { useEffect, useRef, useState } from 'react';
import { primaryOffer } from './model.ts';
import type { TableProps } from './table.ts';

/** Like questions of one rule that are asked one after the other, in the same turn. */
export interface Series {
  rule: string;
  turn: string;
  ids: readonly string[];
}
type Asked = Pick<AskedQuestion, 'id'>;

const ruleOf = ({ id }: Asked): string => id.split('.')[0] ?? id;

/** The series that this question continues, or a new one. */
export function joined(series: Series, question: Asked, turn: string): Series {
  const rule = ruleOf(question);
  const before = series.rule === rule && series.turn === turn ? series.ids : [];
  return { rule, turn, ids: before.includes(question.id) ? before : [...before, question.id] };
}

/** Whether this question is one more of them. */
export function belongs({ rule, turn, ids }: Series, question: Asked, now: string): boolean {
  return rule === ruleOf(question) && turn === now && ids.includes(question.id);
}

/** What the table can do with a series of like questions. */
export interface SeriesTool {
  /** This question was asked before in the series: the rest may be answered as usual. */
  offered: boolean;
  going: boolean;
  toggle(): void;
}

/** Gives the usual answers to the rest of a series; at the first question of another kind the person is asked. */
export function useSeries({ state, behind, actions }: TableProps): SeriesTool {
  const question = behind ? null : state.question;
  const turn = state.board.status[0] ?? '';
  const asked = useRef({ seq: -1, series: NONE, again: false });
  if (question && asked.current.seq !== state.seq) {
    const { series } = asked.current;
    const again = belongs(series, question, turn);
    asked.current = { seq: state.seq, series: joined(series, question, turn), again };
  }
  const [going, go] = useState<Series | null>(null);
  const answered = useRef(-1);
  useEffect(() => {
    if (!going || !question || answered.current === state.seq) return;
    const usual = primaryOffer(question);
    if (!usual || !belongs(going, question, turn)) return go(null);
    answered.current = state.seq;
    actions.pick(usual.option);
  }, [going, question, turn, state.seq, actions.pick]);
  return {
    offered: question !== null && asked.current.again,
    going: going !== null,
    toggle: () => go(going ? null : asked.current.series),
  };
}
const NONE: Series = { rule: '', turn: '', ids: [] };
