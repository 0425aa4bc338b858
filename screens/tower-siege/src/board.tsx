import type { BoardProps } from '@siegeworks/screen-table';
import { COMMON, eyeOf, Foes, foesOf } from '@siegeworks/screen-table';
import { Arrows, classes } from '@siegeworks/ui';
import type { CSSProperties } from 'react';
import { useEffect, useState } from 'react';
import { Hand } from './hand.tsx';
import { Middle } from './middle.tsx';
import { openPiles } from './piles.ts';
import { Side } from './side.tsx';
import { atOf } from './siege.ts';
import './board.css';

/** The siege: foes above, dice and what is pending between, the player's own side and the Market Place below. */
export function SiegeBoard({ desk, board }: BoardProps) {
  const { state } = desk.props;
  const at = atOf(desk);
  const own = eyeOf(desk);
  const foes = foesOf(at.s, own);
  const [wanted, want] = useState<string | null>(null);
  const piles = openPiles(desk, wanted);
  const open = (id: string) => want(piles.includes(id) ? null : id);
  const { lines } = at;
  const ends = lines.map(({ to }) => to).join(';');
  useEffect(() => {
    if (state.question) lookAtLight(board.current, state.question.id);
  }, [state.question, board]);
  useEffect(() => {
    for (const end of ends.split(';')) swipeTo(board.current, end);
  }, [ends, board]);
  return (
    <section
      className={classes('board siege', { 'siege-many': foes.length > 1 })}
      ref={board}
      aria-label={COMMON.table}
    >
      <div className="siege-table" style={{ '--foes': foes.length } as CSSProperties}>
        <Foes desk={desk} seats={foes} className="siege-foes">
          {foes.map(seat => (
            <Side key={seat} at={at} seat={seat} compact={foes.length > 1} piles={piles} onPile={open} />
          ))}
        </Foes>
        <Middle at={at} piles={piles} onClose={() => want(null)} />
        <Side at={at} seat={own} compact={false} piles={piles} onPile={open} />
        <Hand at={at} seat={own} />
        <Arrows lines={lines} board={board} />
      </div>
    </section>
  );
}

/** Where the table is larger than the screen, scrolls to what glows if nothing of it is seen, the player's own cards first. */
function lookAtLight(board: HTMLElement | null, question: string): void {
  // A player who may respond wants to see what is happening first.
  if (/^(responses|counters)\b/.test(question)) {
    board?.querySelector('.siege-middle')?.scrollIntoView({ block: 'center' });
    return;
  }
  const own = ['.siege-side.mine .is-usable', '.siege-cards .is-usable'];
  const trade = /^(main|market|purchase)\b/.test(question);
  const order = [...(trade ? own.reverse() : own), '.is-usable'];
  const glowing = order.map(selector => [...(board?.querySelectorAll(selector) ?? [])]);
  const lit = glowing.find(list => list.length > 0) ?? [];
  if (!lit.some(card => isInView(board, card))) lit[0]?.scrollIntoView({ block: 'nearest', inline: 'start' });
}
function isInView(board: HTMLElement | null, card: Element): boolean {
  const [seen, at] = [board?.getBoundingClientRect(), card.getBoundingClientRect()];
  if (!seen) return false;
  return at.left >= seen.left && at.right <= seen.right && at.top >= seen.top && at.bottom <= seen.bottom;
}

/** On a phone an army is a row that is swiped: a card at which an arrow points is scrolled into view, if it is not there. */
function swipeTo(board: HTMLElement | null, thing: string): void {
  const cards = '.siege-field :is(.card, .token)';
  const card = board?.querySelector<HTMLElement>(`${cards}[data-thing="${CSS.escape(thing)}"]`);
  const field = card?.closest<HTMLElement>('.siege-field');
  if (!card || !field) return;
  const { left, right } = card.getBoundingClientRect();
  const seen = field.getBoundingClientRect();
  if (left < seen.left || right > seen.right) field.scrollLeft += (left + right - seen.left - seen.right) / 2;
}
