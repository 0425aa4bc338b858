import type { GameInfo, VariantValue } from '@siegeworks/protocol';
import type { CastleSide } from './castle.ts';
import { hasThick, thickOf, wallsOf, withThick } from './castle.ts';

interface CastlePlanProps {
  game: GameInfo;
  choices: Readonly<Record<string, VariantValue>>;
  /** Where the thick walls are from now on; without it the plan is only looked at. */
  change?(thickAt: string): void;
}

/** The castle from above: four towers, the walls between them, the thick ones marked. */
export function CastlePlan({ game, choices, change }: CastlePlanProps) {
  const walls = wallsOf(choices);
  const thick = thickOf(choices, game);
  const columns = walls.N.length + 2;
  const rows = walls.E.length + 2;
  const placed = (side: CastleSide) =>
    walls[side].map((wall, i) => {
      // The ring runs clockwise: the south from right to left, the west from below.
      const column = { N: i + 2, E: columns, S: columns - 1 - i, W: 1 }[side];
      const row = { N: 1, E: i + 2, S: rows, W: rows - 1 - i }[side];
      return { wall, column, row, upright: side === 'E' || side === 'W' };
    });
  const towers = [
    ['NW', 1, 1],
    ['NE', columns, 1],
    ['SE', columns, rows],
    ['SW', 1, rows],
  ] as const;
  return (
    <fieldset
      className="castle-plan"
      style={{
        gridTemplate: `44px repeat(${rows - 2}, 72px) 44px / 44px repeat(${columns - 2}, minmax(56px, 96px)) 44px`,
      }}
    >
      <legend className="visually-hidden">The walls from above</legend>
      {towers.map(([name, column, row]) => (
        <span key={name} className="castle-tower" style={{ gridColumn: column, gridRow: row }}>
          {name}
        </span>
      ))}
      {[...placed('N'), ...placed('E'), ...placed('S'), ...placed('W')].map(
        ({ wall, column, row, upright }) => (
          <button
            key={wall}
            type="button"
            className={upright ? 'castle-wall is-upright' : 'castle-wall'}
            style={{ gridColumn: column, gridRow: row }}
            aria-pressed={thick.includes(wall)}
            aria-label={`${wall}: ${thick.includes(wall) ? 'thick wall' : 'wall'}`}
            disabled={!change || !hasThick(choices)}
            onClick={() => change?.(withThick(choices, game, wall))}
          >
            <b>{wall}</b>
          </button>
        ),
      )}
      <span className="castle-court" style={{ gridArea: `2 / 2 / ${rows} / ${columns}` }}>
        Courtyard
      </span>
    </fieldset>
  );
}
