import type { StudioAnswer } from '@siegeworks/protocol';
import type { Desk, Screen, TableProps } from '@siegeworks/screen-table';
import { Sheets, useDesk, usePhone, usePointing } from '@siegeworks/screen-table';
import { GlossaryContext, Mover, useLongPress } from '@siegeworks/ui';
import type { RefObject } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';

/** What stands above and below the board at the table itself; a board is drawn for the rest of the window. */
const AROUND = 184;
/** Boards do not grow any more in higher windows, and need this much in lower ones. */
const TALL = { least: 560, most: 720 };
/** Narrower than this a board has no room for its rows. */
const WIDE = 960;
const SMALLEST = 0.45;
/** On a phone a board is scrolled. It is no smaller than its layout for phones holds: boards go by their own width, too. */
const ON_PHONE = 0.8;

interface StudioBoardProps extends TableProps {
  screen: Screen;
  /** The answer whose cards are marked. */
  shown: StudioAnswer | null;
}

/** The real table of the game at one moment, as large as there is room for it. */
export function StudioBoard({ screen, shown, ...props }: StudioBoardProps) {
  const desk = useDesk(props, screen);
  const room = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLElement>(null);
  const scale = useScale(room);
  const turn = useSteps(props.state.seq);
  usePointing(room, desk);
  useShown(desk, shown);
  useLongPress();
  const { glossary: terms } = props;
  const { open } = desk;
  const glossary = useMemo(
    () => ({ terms, onRule: (id: string) => open({ kind: 'rule', id }) }),
    [terms, open],
  );
  return (
    <GlossaryContext value={glossary}>
      <div ref={room} className="studio-board" data-game={props.game.id}>
        <div className="studio-scaled" style={{ zoom: scale }}>
          <div className="board-sized">
            <Mover board={board} turn={turn}>
              <screen.Board desk={desk} board={board} />
            </Mover>
          </div>
        </div>
      </div>
      <Sheets desk={desk} />
    </GlossaryContext>
  );
}

/** Marks what an answer is about, as pointing at it would do at the table. */
function useShown({ pointing, props: { state } }: Desk, answer: StudioAnswer | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment is another table
  useEffect(() => {
    if (!answer) return;
    pointing.point({ answer });
    return () => pointing.point(null);
  }, [pointing, answer, state.seq]);
}

/** Changes with every single step. Whoever jumps is not shown how the cards got there: nobody could follow, and it takes time. */
function useSteps(at: number): number {
  const [last, setLast] = useState({ at, turn: 0 });
  if (at === last.at) return last.turn;
  const turn = last.turn + (Math.abs(at - last.at) <= 1 ? 1 : 0);
  setLast({ at, turn });
  return turn;
}

function useScale(room: RefObject<HTMLDivElement | null>): number {
  const [scale, setScale] = useState(1);
  const phone = usePhone();
  useEffect(() => {
    const element = room.current;
    if (!element) return;
    const fit = () => {
      const tall = Math.min(TALL.most, Math.max(TALL.least, window.innerHeight - AROUND));
      const room = Math.min(element.clientHeight / tall, element.clientWidth / WIDE);
      setScale(phone ? ON_PHONE : Math.min(1, Math.max(SMALLEST, room)));
    };
    const watcher = new ResizeObserver(fit);
    watcher.observe(element);
    fit();
    return () => watcher.disconnect();
  }, [room, phone]);
  return scale;
}
