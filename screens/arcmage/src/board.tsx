import type { BoardProps } from '@siegeworks/screen-table';
import { areaOf, COMMON, eyeOf, Foes, foesOf, Tray } from '@siegeworks/screen-table';
import { Arrows, classes } from '@siegeworks/ui';
import type { CSSProperties } from 'react';
import { useEffect, useState } from 'react';
import { Hand } from './hand.tsx';
import type { Room } from './layout.ts';
import { bandsOf, cardIn, PHONE } from './layout.ts';
import { linesOf } from './lines.ts';
import { openPile } from './piles.ts';
import { atOf } from './realm.ts';
import { Seam } from './seam.tsx';
import { Side } from './side.tsx';
import { useRoom } from './size.ts';
import './board.css';
import './tray.css';

/** Foes above, the seam between, the player's own cities, army and hand below: bands that never change for a question. */
export function RealmBoard({ desk, board }: BoardProps) {
  const { state } = desk.props;
  const at = atOf(desk);
  const own = eyeOf(desk);
  const foes = foesOf(at.s, own);
  const many = foes.length > 1;
  const room = useRoom(board);
  const bands = bandsOf(room);
  const card = cardIn(bands.foe);
  const [wanted, want] = useState<string | null>(null);
  const pile = openPile(desk, wanted);
  const turn = (id: string) => want(id === pile ? null : id);
  useEffect(() => {
    if (state.question) lookAtLight(board.current);
  }, [state.question, board]);
  // Opened for an answer, it is put away once that is given.
  const { seq } = state;
  useEffect(() => {
    if (seq > 0) want(now => (now?.endsWith('.unbuilt') ? null : now));
  }, [seq]);
  const rooms = roomsOf(room, foes.length);
  // On a phone one of them is shown at a time, as large as if there were no other.
  const beside = many && rooms.foe < rooms.mine;
  const open = pile === null ? null : areaOf(desk, pile, null);
  return (
    <section className={classes('board realm', { 'realm-many': many })} ref={board} aria-label={COMMON.table}>
      <div className="realm-table" style={bandStyle(bands, card)}>
        <Foes desk={desk} seats={foes} className="realm-foes">
          {foes.map(seat => (
            <Side
              key={seat}
              at={at}
              seat={seat}
              column={beside}
              listed={beside && foes.length > 2}
              room={{ width: rooms.foe, height: bands.foe - (beside ? COLUMN_HEAD : 0) }}
              card={beside ? cardIn(bands.foe - COLUMN_HEAD) : card}
              pile={pile}
              onPile={turn}
            />
          ))}
        </Foes>
        <Seam at={at} />
        <Side
          at={at}
          seat={own}
          mine
          room={{ width: rooms.mine, height: bands.mine }}
          card={card}
          pile={pile}
          onPile={turn}
        />
        <Hand at={at} seat={own} />
        {open && open.cards.length > 0 && (
          <Tray className="realm-tray" desk={desk} first={at.first} area={open} onClose={() => want(null)} />
        )}
        <Arrows lines={linesOf(at.s)} board={board} />
      </div>
    </section>
  );
}

/** The plate at the left edge, and what is lost at the right one. */
const EDGE = 180;
const COLUMN_HEAD = 30;
/** How wide the field of a foe and of the player is. */
function roomsOf({ width }: Room, foes: number): { foe: number; mine: number } {
  const mine = width < PHONE + EDGE ? width - 12 : width - EDGE;
  return { foe: foes > 1 && width >= PHONE + EDGE ? Math.floor(width / foes) - 14 : mine, mine };
}
const bandStyle = ({ foe, seam, mine, hand }: ReturnType<typeof bandsOf>, card: number): CSSProperties =>
  ({
    '--foe': `${foe}px`,
    '--seam': `${seam}px`,
    '--mine': `${mine}px`,
    '--hand': `${hand}px`,
    '--card': `${card}px`,
  }) as CSSProperties;

/** Where the table is larger than the screen, scrolls to what glows for the player who has to decide, their own cards first. */
function lookAtLight(board: HTMLElement | null): void {
  const lit = board?.querySelector('.mine .is-usable') ?? board?.querySelector('.is-usable');
  lit?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
