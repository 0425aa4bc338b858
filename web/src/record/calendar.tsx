import type { GameInfo, Result } from '@siegeworks/protocol';
import { useState } from 'react';
import type { Hall } from '../hall.ts';
import { posterOf } from '../posters.ts';
import { byDay, dailyStreak, dayBefore, later, monthOf } from './tally.ts';

const WEEK = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const MARKS = { won: '●', lost: '○', drawn: '◐' } as const;

/** The challenges of a month: one mark for each game that was played. */
export function Calendar({ hall: { games }, results }: { hall: Hall; results: readonly Result[] }) {
  const today = games.find(game => game.today)?.today?.date ?? '';
  const [shown, setShown] = useState(today);
  const days = byDay(results);
  if (today === '') return null;
  const streak = dailyStreak(days, today);
  const first = `${shown.slice(0, 7)}-01`;
  const last =
    monthOf(shown)
      .flat()
      .findLast(day => day !== null) ?? shown;
  return (
    <section className="record-panel calendar">
      <div className="row">
        <h2>Challenges of the day</h2>
        <p>
          {streak === 0 ? '' : streak === 1 ? 'Won today or yesterday.' : `Won on ${streak} days in a row.`}
        </p>
      </div>
      <div className="row calendar-head">
        <button type="button" className="button small" onClick={() => setShown(dayBefore(first))}>
          Month before
        </button>
        <h3>{monthName(shown)}</h3>
        <button
          type="button"
          className="button small"
          aria-disabled={last >= today}
          onClick={() => last < today && setShown(later(last, 1))}
        >
          Month after
        </button>
      </div>
      <table>
        <thead>
          <tr>
            {WEEK.map(day => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthOf(shown).map((week, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: weeks keep their place
            <tr key={n}>
              {week.map((day, i) => (
                <td key={day ?? i} aria-current={day === today ? 'date' : undefined}>
                  {day !== null && <Day date={day} games={games} results={days.get(day) ?? []} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small-print">
        ● won, ○ lost, ◐ drawn; in the colours of the games. The first end of a day counts.
      </p>
    </section>
  );
}

function Day({
  date,
  games,
  results,
}: {
  date: string;
  games: readonly GameInfo[];
  results: readonly Result[];
}) {
  return (
    <>
      <span className="calendar-day">{Number(date.slice(-2))}</span>
      {games.map(({ id, title }) =>
        results
          .filter(each => each.game === id)
          .map(({ verdict }) => (
            <span
              key={id}
              className="calendar-mark"
              data-game={id}
              role="img"
              aria-label={`${posterOf(id)?.name ?? title}: ${verdict}`}
              title={`${posterOf(id)?.name ?? title}: ${verdict}`}
            >
              {MARKS[verdict]}
            </span>
          )),
      )}
    </>
  );
}

function monthName(date: string): string {
  const format: Intl.DateTimeFormatOptions = { month: 'long', year: 'numeric', timeZone: 'UTC' };
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en', format);
}
