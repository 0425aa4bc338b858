import type { Area, AskedQuestion, Board, Face, Offer } from '@siegeworks/protocol';
import type { Drawing } from '@siegeworks/ui';
import { drawingOf } from '@siegeworks/ui';
import { useMemo, useRef, useState } from 'react';
import type { Explanation } from './explanation.ts';
import { attemptOn, useExplanation } from './explanation.ts';
import { withGestures } from './gesture.ts';
import type { LastCall } from './last-call.ts';
import { useLastCall } from './last-call.ts';
import type { Lit, Thing } from './model.ts';
import { aimedAt, aimsOf, calledAt, droppedOn, litBy, targetsOf, thingsOn } from './model.ts';
import { Pointing } from './pointing.ts';
import type { Answer, Habits, Slots } from './slots.ts';
import { answersOf, commonTo, slotsFor, wayOn } from './slots.ts';
import { useSteady } from './steady.ts';
import type { Screen, TableProps } from './table.ts';

/** What lies open over the table. */
export type Sheet =
  | { kind: 'card'; face: Face }
  | { kind: 'rule'; id: string }
  | {
      kind:
        | 'options'
        | 'words'
        | 'note'
        | 'keys'
        | 'summary'
        | 'known'
        | 'menu'
        | 'always'
        | 'hint'
        | 'figures'
        | 'report';
    }
  | { kind: 'concede' | 'leave' };

/** What the screen knows and the engine does not: what is chosen, open and focused; and what a press means. */
export interface Desk extends Slots {
  props: TableProps;
  lit: Lit;
  /** The card or place whose actions the prompt shows. */
  chosen: { id: Thing; name: string } | null;
  targets: ReadonlySet<Thing>;
  /** All answers to the question, bundles first. */
  answers: readonly Answer[];
  /** The answers that are talked about: those of what is chosen, else all. */
  offers: readonly Offer[];
  /** Those of them for which nothing on the table stands; all, if they are few. */
  shown: readonly Offer[];
  /** What would come of every answer that stands in the prompt. */
  common: readonly string[];
  /** What Space answers: what is chosen, else what spends nothing; `null` where nothing goes without a choice. */
  on: Answer | null;
  /** The answer that ends the turn too early, after it was pressed once. */
  lastCall: LastCall | null;
  /** What the pointer or the focus is on. */
  pointing: Pointing;
  /** What was said about the last press. */
  explanation: Explanation | null;
  tell(text: string): void;
  sheet: Sheet | null;
  logOpen: boolean;
  /** The card that Tab leads to. */
  place: string;
  pictureOf(card: string | null): Drawing | null;
  pick(answer: Answer): void;
  press(face: Face): void;
  pressPlace(area: Area): void;
  /** A thing is taken up to be dragged (what it can be aimed at glows), or put back. */
  lift(thing: Thing | null): void;
  /** It is let go over another thing, over nothing in particular, or where it came from. */
  drop(thing: Thing, target: Thing | null): void;
  back(): void;
  open(sheet: Sheet | null): void;
  toggleLog(): void;
  setPlace(place: string): void;
}

const NOTHING: readonly Offer[] = [];

type Look = Pick<Screen, 'art' | 'icons' | 'holds' | 'asksFirst'>;

export function useDesk(props: TableProps, screen: Look): Desk {
  const { state, behind, actions } = props;
  const question = behind ? null : state.question;
  const [choice, choose] = useChoice(state.seq);
  const [sheet, open] = useState<Sheet | null>(null);
  const [explanation, { tell, explain }] = useExplanation(props);
  const [logOpen, setLogOpen] = useState(false);
  const [place, setPlace] = useState('');
  const [pointing] = useState(() => new Pointing());
  const [held, hold] = useState<Thing | null>(null);
  const counts = useSteady(state.seq, behind, props.steady);
  const [lastCall, waits] = useLastCall(state.seq, question, props.lastCall);
  const lit = useLit(state.board, question);
  const own = choice && (choice.aimed ?? lit.get(choice.id) ?? []);
  const aiming = held === null ? own : (lit.get(held) ?? NOTHING);
  const pick = (answer: Answer) => {
    if (!counts(answer.harmless === true)) return;
    open(null);
    choose(null);
    if (!waits(answer)) actions.pick(answer.option, answer.then, answer.firm);
  };
  /** Does what a press means; `false` when it means nothing. */
  const use = (id: Thing): boolean => {
    const aimed = own && choice.id !== id ? aimedAt(own, id) : [];
    const meant = aimed.length > 0 ? aimed : (lit.get(id) ?? []);
    if (meant.length === 0) return false;
    if (meant.length === 1 && !screen.asksFirst?.(meant[0].option)) pick(meant[0]);
    else if (aimed.length > 0 && choice) choose({ id: choice.id, aimed });
    else choose(choice?.id === id ? null : { id, aimed: null });
    return true;
  };
  return {
    ...useSlots(props, lit, choice && own, screen.holds),
    props,
    lit,
    chosen: choice && { id: choice.id, name: calledAt(state.board, choice.id) },
    targets: aiming ? targetsOf(aiming, held ?? choice?.id ?? '') : new Set(),
    lastCall,
    pointing,
    explanation,
    tell,
    sheet,
    logOpen,
    place,
    pictureOf: card => drawingOf(screen.art, screen.icons, card),
    pick,
    press: face => {
      if (use(face.id)) return;
      const again = explanation?.face?.id === face.id;
      if (!question || face.id < 0 || again) open({ kind: 'card', face });
      else explain(attemptOn(face.id, choice?.id ?? null), face);
    },
    pressPlace: area => void use(area.id),
    // The question stays as it is during a drag: more buttons would cover the target.
    lift: hold,
    drop: (thing, target) => {
      hold(null);
      const meant = thing === target ? [] : droppedOn(state.board, lit.get(thing) ?? NOTHING, target);
      if (meant.length === 1) pick(towards(meant[0], target));
      else choose(meant.length === 0 ? null : { id: thing, aimed: meant });
    },
    back: () => choose(null),
    open,
    toggleLog: () => setLogOpen(!logOpen),
    setPlace,
  };
}

/** Where the rules ask first who and then where to, letting go answers both. */
function towards(offer: Offer, target: Thing | null): Answer {
  if (target === null || aimedAt([offer], target).length > 0) return offer;
  return { ...offer, then: [typeof target === 'number' ? { target } : { what: target }] };
}

function useLit(board: Board, question: AskedQuestion | null): Lit {
  return useMemo(
    () => withGestures(litBy(board, question?.offers ?? NOTHING), question?.gestures),
    [board, question],
  );
}

interface Choice {
  id: Thing;
  /** Narrowed down by pressing a target. */
  aimed: Offer[] | null;
}

/** A choice is good for one question only. */
function useChoice(seq: number): [Choice | null, (choice: Choice | null) => void] {
  const [held, hold] = useState<{ choice: Choice; seq: number } | null>(null);
  return [held?.seq === seq ? held.choice : null, choice => hold(choice && { choice, seq })];
}

type Placed = Slots & Pick<Desk, 'answers' | 'offers' | 'shown' | 'on' | 'common'>;

/** Which answers the prompt holds, and where; `own` are those of what is chosen. */
function useSlots(
  { state, behind }: TableProps,
  lit: Lit,
  own: readonly Offer[] | null,
  holds: Screen['holds'],
): Placed {
  const habits = useRef<Habits>(new Map());
  const question = behind ? null : state.question;
  const { board } = state;
  return useMemo(() => {
    const answers = question ? answersOf(question) : [];
    // Of what was chosen, the only thing that can be done with it is what the player wants.
    const on = own ? (own.length === 1 ? own[0] : null) : question && wayOn(question);
    const reached = own ? aimedOn(board, own) : heldOn(lit, answers, holds);
    const open = (own ?? answers).filter(answer => answer !== on);
    const offers = own ?? question?.offers ?? NOTHING;
    const few = open.length <= 3 ? open : open.filter(answer => !reached.has(answer));
    const shown = on ? [...few, on] : few;
    const placed = slotsFor(open, reached, habits.current);
    const standing = [...placed.slots, on].filter(slot => slot !== null && slot !== 'all');
    return { answers, on, offers, shown, common: commonTo(standing), ...placed };
  }, [question, board, lit, own, holds]);
}

/** The answers for which a card or another place on the table stands. */
function heldOn(lit: Lit, answers: readonly Answer[], holds: Screen['holds']): ReadonlySet<Offer> {
  return new Set([...[...lit.values()].flat(), ...answers.filter(({ option }) => holds?.(option))]);
}

/** The answers for whose aim something on the table stands. */
function aimedOn(board: Board, offers: readonly Offer[]): ReadonlySet<Offer> {
  const things = thingsOn(board);
  const isThere = (aim: Thing) => things.has(aim);
  return new Set(offers.filter(offer => aimsOf(offer).some(isThere)));
}
