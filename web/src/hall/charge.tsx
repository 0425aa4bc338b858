import './charge.css';
import { CHARGES } from './charges.ts';

interface Band {
  d: string;
  tone?: 'light' | 'faint' | 'line';
}

/** The fields of the banners, 100 by 120, over the deep tincture of the game. */
const FIELDS: Readonly<Record<string, readonly Band[]>> = {
  'tower-siege': [
    { d: 'M0 0h100v64H88V52H74v12H58V52H42v12H26V52H12v12H0Z', tone: 'light' },
    { d: 'M0 22h100v3H0ZM0 34h100v2H0Z', tone: 'faint' },
    {
      d: 'M0 84h100M0 102h100M18 66v18M50 66v18M82 66v18M34 84v18M66 84v18M18 102v18M50 102v18M82 102v18',
      tone: 'line',
    },
  ],
  arcania: [
    { d: 'M50 34 100 84v28L50 62 0 112V84Z', tone: 'light' },
    { d: 'm50 2 50 50v10L50 12 0 62V52Z', tone: 'light' },
    { d: 'm50 94 26 26H24Z', tone: 'light' },
  ],
  'two-deck-siege': [
    { d: 'M0 0h50v120H0Z', tone: 'light' },
    { d: 'M50 0h12v12H50ZM50 24h12v12H50ZM50 48h12v12H50ZM50 72h12v12H50ZM50 96h12v12H50Z', tone: 'light' },
  ],
  'towers-in-time': [
    {
      d: 'M0 2q12.5-8 25 0t25 0 25 0 25 0v11q-12.5 8-25 0t-25 0-25 0-25 0ZM0 26q12.5-8 25 0t25 0 25 0 25 0v11q-12.5 8-25 0t-25 0-25 0-25 0ZM0 50q12.5-8 25 0t25 0 25 0 25 0v11q-12.5 8-25 0t-25 0-25 0-25 0ZM0 74q12.5-8 25 0t25 0 25 0 25 0v11q-12.5 8-25 0t-25 0-25 0-25 0ZM0 98q12.5-8 25 0t25 0 25 0 25 0v11q-12.5 8-25 0t-25 0-25 0-25 0Z',
      tone: 'light',
    },
  ],
  arcmage: [{ d: lozenges(), tone: 'light' }],
};

function lozenges(): string {
  const rows = [0, 30, 60, 90, 120];
  const columns = [0, 20, 40, 60, 80, 100];
  return rows.flatMap(y => columns.map(x => `M${x} ${y - 15}l10 15-10 15-10-15Z`)).join('');
}

export interface ChargeProps {
  /** Whose field it is. */
  game: string;
  /** One of the charges; a game that has none of its own gets the knight. */
  charge: string;
}

/** A charge in cream over the field of a game. */
export function Charge({ game, charge }: ChargeProps) {
  const icon = Object.hasOwn(CHARGES, charge) ? CHARGES[charge] : CHARGES.continue;
  const field = Object.hasOwn(FIELDS, game) ? FIELDS[game] : [];
  return (
    <div className="charge">
      <svg
        className="charge-field"
        viewBox="0 0 100 120"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <path className="charge-deep" d="M0 0h100v120H0Z" />
        {field.map(({ d, tone = 'light' }) => (
          <path key={d} className={`charge-${tone}`} d={d} />
        ))}
      </svg>
      <svg className="charge-icon" viewBox="0 0 512 524" aria-hidden="true">
        <path className="charge-shade" transform="translate(0 12)" d={icon} />
        <path d={icon} />
      </svg>
    </div>
  );
}
