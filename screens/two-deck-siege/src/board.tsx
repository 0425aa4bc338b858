import type { BoardProps, Thing } from '@siegeworks/screen-table';
import { COMMON, facesOf } from '@siegeworks/screen-table';
import { COURTYARD } from '@siegeworks/two-deck-siege';
import type { SyntheticEvent } from 'react';
import { useState } from 'react';
import type { Scene } from './context.ts';
import { SceneContext } from './context.ts';
import { Hand } from './hand.tsx';
import { SiegeMap } from './map.tsx';
import { useNamed } from './naming.ts';
import { useNarrow } from './narrow.ts';
import { SideView } from './side-view.tsx';
import { quietSides } from './sides.ts';
import { countsIn, hitsOf, outlookOf, regardOf, siegeOf } from './siege.ts';
import './board.css';

/** The castle from above, the hand below; the unit or place pointed at shows what it reaches. */
export function SiegeBoard({ desk, board }: BoardProps) {
  const [pointed, point] = useState<Thing | null>(null);
  const named = useNamed();
  const narrow = useNarrow();
  const { state } = desk.props;
  const [firstFace] = facesOf(state.board);
  const [lit] = desk.lit.keys();
  const outlook = outlookOf(desk);
  const regard = regardOf(desk, pointed);
  const hits = hitsOf(outlook, regard);
  const scene: Scene = {
    desk,
    s: siegeOf(desk),
    outlook,
    regard,
    first: lit ?? firstFace?.id ?? -1,
    named: new Set([...named, ...hits]),
    quiet: quietSides(desk, new Set([...named, ...hits, ...regard.reached, regard.subject ?? ''])),
    counts: countsIn(state.board.areas.find(({ id }) => id === COURTYARD)?.cards ?? [], desk),
  };
  const look = (event: SyntheticEvent) => point(thingAt(event.target));
  return (
    <SceneContext value={scene}>
      <section className="board tds" ref={board} aria-label={COMMON.table} tabIndex={-1}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: pointing only shows more; what can be pressed is a button */}
        <div className="tds-field" onPointerOver={look} onFocus={look} onPointerLeave={() => point(null)}>
          {narrow ? <SideView /> : <SiegeMap />}
        </div>
        <Hand />
      </section>
    </SceneContext>
  );
}

/** The unit or place under the pointer: places have names, units numbers. */
function thingAt(target: EventTarget): Thing | null {
  const thing =
    target instanceof Element ? target.closest<HTMLElement>('[data-thing]')?.dataset.thing : undefined;
  if (thing === undefined) return null;
  return /^\d+$/.test(thing) ? Number(thing) : thing;
}
