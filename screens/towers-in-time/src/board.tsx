import type { BoardProps, Desk, Thing } from '@siegeworks/screen-table';
import { COMMON, Foes, facesOf } from '@siegeworks/screen-table';
import { Arrows, classes } from '@siegeworks/ui';
import { useEffect } from 'react';
import { arrowsOf } from './arrows.ts';
import { Domain } from './domain.tsx';
import { Hand } from './hand.tsx';
import { foesOf, RealmProvider, realmOf } from './realm.ts';
import { Middle } from './stage.tsx';
import './board.css';
import './crowd.css';

/** Domains face one another across the middle, where combats are fought; your own hand lies below. */
export function TowersBoard({ desk, board }: BoardProps) {
  const { state, log, since } = desk.props;
  const s = realmOf(state);
  const own = state.eye ?? 0;
  const foes = foesOf(s, own);
  const first = firstOf(desk);
  useEffect(() => {
    if (!state.question) return;
    const look = () => lookAtLight(board.current);
    look();
    // Turning a phone shows a different part of the table.
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, [state.question, board]);
  return (
    <RealmProvider value={s}>
      <section
        className={classes('board tt-board', { crowded: foes.length > 1 })}
        ref={board}
        aria-label={COMMON.table}
        tabIndex={-1}
      >
        <Foes desk={desk} seats={foes} className="tt-foes">
          {foes.map(seat => (
            <Domain key={seat} desk={desk} seat={seat} first={first} />
          ))}
        </Foes>
        <Middle desk={desk} first={first} />
        <Domain desk={desk} seat={own} first={first} mine />
        <Hand desk={desk} seat={own} first={first} />
        <Arrows lines={arrowsOf(log.slice(since))} board={board} />
      </section>
    </RealmProvider>
  );
}

/** What Tab moves to before anything has had the focus: something that glows, or else anything. */
function firstOf({ lit, props }: Desk): Thing {
  const [usable] = lit.keys();
  return usable ?? facesOf(props.state.board)[0]?.id ?? -1;
}

/**
 * If the table is larger than the screen, scroll to what glows for the player being asked, his own cards
 * first.
 */
function lookAtLight(board: HTMLElement | null): void {
  const [own, any] = ['.mine .is-usable', '.is-usable'].map(lit => board?.querySelector(lit));
  (own ?? any)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
