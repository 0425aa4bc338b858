import type { Offer } from '@siegeworks/protocol';
import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { Desk } from './desk.ts';
import type { Thing } from './model.ts';
import { keyOf, thingAt } from './model.ts';
import type { Answer } from './slots.ts';

/** What the pointer or the focus is on: an answer, or something on the table. */
export type Pointed = { answer: Answer } | { thing: Thing } | null;

/** Changes with every move of the pointer, so the table is not drawn anew for it: only those who have subscribed hear of it. */
export class Pointing {
  now: Pointed = null;
  private readonly listeners = new Set<() => void>();
  point(at: Pointed): void {
    if (JSON.stringify(at) === JSON.stringify(this.now)) return;
    this.now = at;
    for (const tell of this.listeners) tell();
  }
  readonly subscribe = (tell: () => void): (() => void) => {
    this.listeners.add(tell);
    return () => this.listeners.delete(tell);
  };
}

export const usePointed = ({ pointing }: Desk): Pointed =>
  useSyncExternalStore(pointing.subscribe, () => pointing.now);

/** How a thing is marked: `own` is what an answer uses, `aim` what it is aimed at, `uses` what it uses up besides. */
export type Mark = 'own' | 'aim' | 'uses';

/** What an answer is about; or, of a thing, what else its answers are about. */
export function marksFor(pointed: Pointed, offers: readonly Offer[]): Map<Thing, Mark> {
  const marks = new Map<Thing, Mark>();
  if (pointed === null) return marks;
  const about =
    'answer' in pointed ? [pointed.answer] : offers.filter(offer => isAbout(offer, pointed.thing));
  for (const offer of about) markAll(marks, offer);
  // Many ways to use up something say nothing about what will be.
  if (about.length > 1) for (const [thing, mark] of marks) if (mark === 'uses') marks.delete(thing);
  if ('thing' in pointed) marks.delete(pointed.thing);
  return marks;
}

function markAll(marks: Map<Thing, Mark>, { option, about, uses = [] }: Offer): void {
  for (const thing of about) if (thing !== option.card && marks.get(thing) !== 'own') marks.set(thing, 'aim');
  for (const id of uses) marks.set(id, 'uses');
  if (option.card !== undefined) marks.set(option.card, 'own');
}

/** Whether an answer has to do with this thing. */
export function isAbout({ option, about, uses = [] }: Offer, thing: Thing): boolean {
  return (
    option.card === thing || about.includes(thing) || (typeof thing === 'number' && uses.includes(thing))
  );
}

/** Answers and the things on the table mark each other, whatever the board of the game looks like. */
export function usePointing(table: RefObject<HTMLElement | null>, desk: Desk): void {
  const latest = useRef(desk);
  latest.current = desk;
  const marked = useRef(false);
  const { props, chosen, pointing } = desk;
  // What lies under a hand that rests says nothing about a new question.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new question and every choice
  useLayoutEffect(() => pointing.point(null), [pointing, props.state.seq, chosen?.id]);
  useLayoutEffect(() => {
    // A table that is drawn anew may show other things.
    if (marked.current) mark(table.current, latest.current);
  });
  useEffect(() => {
    const { pointing } = latest.current;
    const stop = pointing.subscribe(() => {
      marked.current = pointing.now !== null;
      mark(table.current, latest.current);
    });
    const unlisten = listen(table.current, latest);
    return () => {
      stop();
      unlisten();
    };
  }, [table]);
}

function mark(table: HTMLElement | null, { pointing, offers }: Desk): void {
  const marks = marksFor(pointing.now, offers);
  const thing = pointing.now && 'thing' in pointing.now ? pointing.now.thing : null;
  for (const element of table?.querySelectorAll<HTMLElement>(MARKED) ?? []) {
    const { answer, thing: id = element.dataset.area ?? '' } = element.dataset;
    const own = answer !== undefined && thing !== null && isAboutKey(answer, offers, thing);
    const found = own ? 'own' : marks.get(/^\d+$/.test(id) ? Number(id) : id);
    if (found) element.dataset.mark = found;
    else delete element.dataset.mark;
  }
}
const MARKED = '[data-thing], [data-area], [data-answer]';

function isAboutKey(key: string, offers: readonly Offer[], thing: Thing): boolean {
  const offer = offers.find(each => keyOf(each) === key);
  return offer !== undefined && isAbout(offer, thing);
}

function listen(table: HTMLElement | null, desk: RefObject<Desk>): () => void {
  if (!table) return () => {};
  const point = ({ target }: Event) => desk.current.pointing.point(pointedAt(target, desk.current));
  const handlers = {
    // A finger does not hover: what it presses is chosen.
    pointerover: (event: PointerEvent) => event.pointerType !== 'touch' && point(event),
    pointerleave: () => desk.current.pointing.point(null),
    focusin: (event: Event) =>
      event.target instanceof Element && event.target.matches(':focus-visible') && point(event),
    focusout: () => desk.current.pointing.point(null),
  };
  const entries = Object.entries(handlers) as [string, EventListener][];
  for (const [type, handler] of entries) table.addEventListener(type, handler);
  return () => {
    for (const [type, handler] of entries) table.removeEventListener(type, handler);
  };
}

function pointedAt(target: EventTarget | null, { answers }: Desk): Pointed {
  if (!(target instanceof Element)) return null;
  const slot = target.closest<HTMLElement>('[data-answer]');
  const answer = slot && answers.find(each => keyOf(each) === slot.dataset.answer);
  if (answer) return { answer };
  const thing = thingAt(target.closest<HTMLElement>('[data-place]')?.dataset.place ?? '');
  return thing === null ? null : { thing };
}
