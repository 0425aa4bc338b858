import type { BoardProps } from '@siegeworks/screen-table';
import { COMMON, eyeOf, foesOf } from '@siegeworks/screen-table';
import { Arrows, classes } from '@siegeworks/ui';
import type { CSSProperties } from 'react';
import { useEffect, useState } from 'react';
import { Hand } from './hand.tsx';
import { linesOf } from './lines.ts';
import { Middle } from './middle.tsx';
import { openPile } from './piles.ts';
import { atOf } from './realm.ts';
import { Side } from './side.tsx';
import './board.css';

/** Two or more kingdoms: foes above, the stack and the battles between, the player's own cities, army and hand below. */
export function RealmBoard({ desk, board }: BoardProps) {
  const { state } = desk.props;
  const at = atOf(desk);
  const own = eyeOf(desk);
  const foes = foesOf(at.s, own);
  const many = foes.length > 1;
  const [wanted, want] = useState<string | null>(null);
  const pile = openPile(desk, wanted);
  const turn = (id: string) => want(id === pile ? null : id);
  useEffect(() => {
    if (state.question) lookAtLight(board.current);
  }, [state.question, board]);
  return (
    <section className={classes('board realm', { 'realm-many': many })} ref={board} aria-label={COMMON.table}>
      <div className="realm-table" style={{ '--foes': foes.length } as CSSProperties}>
        <div className="realm-foes">
          {foes.map(seat => (
            <Side key={seat} at={at} seat={seat} compact={many} pile={pile} onPile={turn} />
          ))}
        </div>
        <Middle at={at} pile={pile} onClose={() => want(null)} />
        <Side at={at} seat={own} mine pile={pile} onPile={turn} />
        <Hand at={at} seat={own} />
        <Arrows lines={linesOf(at.s)} board={board} />
      </div>
    </section>
  );
}

/** Where the table is larger than the screen, scrolls to what glows for the player who has to decide, their own cards first. */
function lookAtLight(board: HTMLElement | null): void {
  const lit = board?.querySelector('.mine .is-usable') ?? board?.querySelector('.is-usable');
  lit?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
