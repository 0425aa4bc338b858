import type { GameStanding } from '@siegeworks/protocol';
import { FEWEST_RATED } from '@siegeworks/protocol';
import { classes } from '@siegeworks/ui';
import type { KeyboardEvent } from 'react';
import { useRef } from 'react';
import { Charge } from '../hall/charge.tsx';
import { doubtOf, isShown, pointsOf } from './standing.ts';

interface RatingTabsProps {
  tabs: readonly (GameStanding & { title: string })[];
  chosen: string;
  choose(game: string): void;
}
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One tab for each game: its rating, or why there is none. Arrows go from one to the next. */
export function RatingTabs({ tabs, chosen, choose }: RatingTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex(({ game }) => game === chosen);
    const { game } = tabs[(at + step + tabs.length) % tabs.length];
    choose(game);
    list.current?.querySelector<HTMLElement>(`#tab-${game}`)?.focus();
  };
  return (
    <div ref={list} className="rating-tabs" role="tablist" aria-label="Ratings by game">
      {tabs.map(tab => (
        <button
          key={tab.game}
          type="button"
          role="tab"
          id={`tab-${tab.game}`}
          className={classes('rating-tab', { on: tab.game === chosen, none: !isShown(tab.rating) })}
          data-game={tab.game}
          aria-selected={tab.game === chosen}
          aria-controls="profile-panel"
          tabIndex={tab.game === chosen ? 0 : -1}
          onClick={() => choose(tab.game)}
          onKeyDown={walk}
        >
          <span className="profile-shield">
            <Charge game={tab.game} charge={tab.game} />
          </span>
          <span className="rating-tab-text">
            <span className="rating-tab-title">{tab.title}</span>
            <Figure {...tab} />
          </span>
        </button>
      ))}
    </div>
  );
}

function Figure({ rateable, rating, played, won }: GameStanding) {
  if (!rateable)
    return (
      <>
        <span className="rating-none">Not rated</span>
        <small>{played === 0 ? 'won or lost together' : `${played} played, ${won} won`}</small>
      </>
    );
  const { matches = 0 } = rating ?? {};
  if (!isShown(rating))
    return (
      <>
        <span className="rating-none">No rating yet</span>
        <small>
          {matches} of {FEWEST_RATED} rated
        </small>
      </>
    );
  return (
    <>
      <b>
        {pointsOf(rating)} <small>{doubtOf(rating)}</small>
      </b>
      <small>{matches} rated</small>
    </>
  );
}
