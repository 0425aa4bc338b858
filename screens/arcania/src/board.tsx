import type { Seat } from '@siegeworks/protocol';
import type { BoardProps, Desk } from '@siegeworks/screen-table';
import { COMMON, eyeOf, Foes, facesOf, usePhone } from '@siegeworks/screen-table';
import { Arrows, classes } from '@siegeworks/ui';
import { useEffect } from 'react';
import { Hand } from './hand.tsx';
import { arrowsOf } from './lines.ts';
import { Middle } from './middle.tsx';
import { Side } from './side.tsx';
import type { At } from './war.ts';
import { warOf } from './war.ts';
import './board.css';

/** The war: enemies above, the ground between the Battle Fronts, the viewer's kingdom and hand below. */
export function ArcaniaBoard({ desk, board }: BoardProps) {
  const { state } = desk.props;
  const war = warOf(desk);
  const eye = eyeOf(desk);
  const foes = clockwiseFrom(eye, war.seats);
  const phone = usePhone();
  const at: At = { desk, first: firstOf(desk) };
  useEffect(() => {
    if (state.question) scrollToGlow(board.current);
  }, [state.question, board]);
  return (
    <section
      className={classes('board arcania', { 'many-foes': foes.length > 1 })}
      ref={board}
      aria-label={COMMON.table}
    >
      <Foes desk={desk} seats={foes} className="arcania-foes">
        {foes.map(seat => (
          <Side key={seat} at={at} seat={seat} compact={foes.length > 1 && !phone} />
        ))}
      </Foes>
      <Middle at={at} />
      <Side at={at} seat={eye} compact={false} />
      <Hand at={at} seat={eye} />
      <Arrows lines={arrowsOf(war)} board={board} />
    </section>
  );
}

/** The other seats in turn order after this one. */
const clockwiseFrom = (eye: Seat, seats: number): Seat[] =>
  Array.from({ length: seats - 1 }, (_, i) => (eye + 1 + i) % seats);

function firstOf({ lit, props }: Desk): number | string {
  const [usable] = lit.keys();
  return usable ?? facesOf(props.state.board)[0]?.id ?? -1;
}

/** Where the table is larger than the screen, it scrolls to what glows for the player who is asked, that player's cards first. */
function scrollToGlow(board: HTMLElement | null): void {
  const lit = board?.querySelector('.arcania-mine .is-usable') ?? board?.querySelector('.is-usable');
  lit?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
