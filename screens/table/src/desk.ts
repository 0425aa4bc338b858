import type { Area, Face, Offer } from '@siegeworks/protocol';
import type { Drawing } from '@siegeworks/ui';
import { drawingOf } from '@siegeworks/ui';
import { useEffect, useRef, useState } from 'react';
import type { Lit, Thing } from './model.ts';
import { aimedAt, calledAt, droppedOn, litBy, primaryOffer, promptOffers, targetsOf } from './model.ts';
import type { SeriesTool } from './series.ts';
import { useSeries } from './series.ts';
import type { Screen, TableProps } from './table.ts';

/** What lies open over the table. */
export type Sheet =
  | { kind: 'card'; face: Face }
  | { kind: 'rule'; id: string }
  | { kind: 'options' | 'keys' | 'menu' | 'always' | 'hint' | 'outcome' | 'concede' };

/** What the screen knows and the engine does not: what is chosen, open and focused; and what a press means. */
export interface Desk {
  props: TableProps;
  lit: Lit;
  /** The card or place whose actions the prompt shows. */
  chosen: { id: Thing; name: string } | null;
  targets: ReadonlySet<Thing>;
  /** The buttons of the prompt, in the order of the digits. */
  shown: Offer[];
  primary: Offer | null;
  series: SeriesTool;
  sheet: Sheet | null;
  logOpen: boolean;
  /** The card that Tab leads to. */
  place: string;
  pictureOf(card: string | null): Drawing | null;
  pick(offer: Offer): void;
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

export function useDesk(props: TableProps, { art, icons, few }: Pick<Screen, 'art' | 'icons' | 'few'>): Desk {
  const { state, behind } = props;
  const question = behind ? null : state.question;
  const [choice, choose] = useChoice(state.seq);
  const [sheet, open] = useSheet(props);
  const series = useSeries(props);
  const [logOpen, setLogOpen] = useState(false);
  const [place, setPlace] = useState('');
  const lit = litBy(state.board, question?.offers ?? NOTHING);
  const [held, hold] = useState<Thing | null>(null);
  const offers = choice && (choice.aimed ?? lit.get(choice.id) ?? []);
  const aiming = held === null ? offers : (lit.get(held) ?? NOTHING);
  const shown = offers ?? (question ? promptOffers(question, state.board, lit, few) : []);

  const pick = (offer: Offer) => {
    open(null);
    choose(null);
    props.actions.pick(offer.option);
  };
  /** Does what a press means; `false` when it means nothing. */
  const use = (id: Thing): boolean => {
    const aimed = offers && choice.id !== id ? aimedAt(offers, id) : [];
    const own = aimed.length > 0 ? aimed : (lit.get(id) ?? []);
    if (own.length === 0) return false;
    if (own.length === 1) pick(own[0]);
    else if (aimed.length > 0 && choice) choose({ id: choice.id, aimed });
    else choose(choice?.id === id ? null : { id, aimed: null });
    return true;
  };
  return {
    props,
    lit,
    chosen: choice && { id: choice.id, name: calledAt(state.board, choice.id) },
    targets: aiming ? targetsOf(aiming, held ?? choice?.id ?? '') : new Set(),
    shown,
    primary: question && !choice ? primaryOffer(question) : null,
    series,
    sheet,
    logOpen,
    place,
    pictureOf: card => drawingOf(art, icons, card),
    pick,
    press: face => use(face.id) || open({ kind: 'card', face }),
    pressPlace: area => void use(area.id),
    // The question stays as it is during a drag: more buttons would cover the target.
    lift: hold,
    drop: (thing, target) => {
      hold(null);
      const meant = thing === target ? [] : droppedOn(state.board, lit.get(thing) ?? [], target);
      if (meant.length === 1) pick(meant[0]);
      else choose(meant.length === 0 ? null : { id: thing, aimed: meant });
    },
    back: () => choose(null),
    open,
    toggleLog: () => setLogOpen(!logOpen),
    setPlace,
  };
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

/** The end of the match opens its own sheet, once. */
function useSheet({ state, behind }: TableProps): [Sheet | null, (sheet: Sheet | null) => void] {
  const [sheet, open] = useState<Sheet | null>(null);
  const over = state.outcome !== null && !behind;
  const told = useRef(false);
  useEffect(() => {
    if (over && !told.current) open({ kind: 'outcome' });
    told.current ||= over;
  }, [over]);
  return [sheet, open];
}
