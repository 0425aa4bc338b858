import { classes } from './classes.ts';
import './dice.css';

/** One roll of the dice and what it was for. */
export interface Roll {
  /** Who tries what: `Bowman shoots at the Pikeman`. */
  title: string;
  rolled: number;
  /** Undefined where there is nothing to reach. */
  needed?: number | undefined;
  /** Whether few or many are good. */
  wanted: 'or less' | 'or more';
  /** What makes up the number, one phrase each: `Strength 45`, `Sword +10`. */
  modifiers: readonly string[];
  success: boolean;
  /** In a word or two: `hit`, `defended`. */
  result: string;
  /** Two ten-sided dice read as a percentage; else one die with its number. */
  percentile?: boolean;
}

/** The dice, what was needed and why, and what came of it. Rendered with a new `key` the dice roll anew. */
export function RollPanel({ roll }: { roll: Roll }) {
  const { title, rolled, needed, wanted, modifiers, success, result, percentile = false } = roll;
  return (
    <article className="roll" aria-label={`Roll: ${title}`}>
      {percentile ? <PercentileDice rolled={rolled} /> : <Die face={`${rolled}`} />}
      <div className="roll-words">
        <h3>{title}</h3>
        <p>
          Rolled <b>{rolled}</b>
          {needed !== undefined && (
            <>
              , needed <b>{needed}</b> {wanted}
            </>
          )}
          : <b className={classes('roll-result', { success })}>{result}</b>
        </p>
        {modifiers.length > 0 && <p className="roll-why">{modifiers.join(', ')}</p>}
      </div>
    </article>
  );
}

/** Tens dark, units light. A hundred is two noughts. */
export function PercentileDice({ rolled }: { rolled: number }) {
  const [tens, units] = digitsOf(rolled);
  return (
    <span className="dice" role="img" aria-label={`Percentile dice: ${rolled}`}>
      <Die face={tens} dark />
      <Die face={units} />
    </span>
  );
}

export function digitsOf(rolled: number): [tens: string, units: string] {
  return [`${Math.floor((rolled % 100) / 10)}`, `${rolled % 10}`];
}

/** A ten-sided die seen from above. The words beside it say its number. */
export function Die({ face, dark = false }: { face: string; dark?: boolean }) {
  return (
    <svg className={classes('die', { dark })} viewBox="0 0 60 60" aria-hidden="true">
      <path className="die-body" d="M30 2 57 17v26L30 58 3 43V17Z" />
      <path
        className="die-edge"
        d="M30 2 46 38 30 46 14 38ZM46 38l11-21M46 38l11 5M14 38 3 17M14 38 3 43M30 46v12"
      />
      <text x="30" y="35" textAnchor="middle">
        {face}
      </text>
    </svg>
  );
}
