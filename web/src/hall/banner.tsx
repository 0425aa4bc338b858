import './banner.css';
import type { GameInfo, Result } from '@siegeworks/protocol';
import { whyFirst } from '../first-opponent.ts';
import type { Hall } from '../hall.ts';
import { posterOf } from '../posters.ts';
import { hashOf } from '../route.ts';
import { usualSetup } from '../setup.ts';
import { Charge } from './charge.tsx';
import { play } from './play.ts';

interface BannerProps {
  hall: Hall;
  game: GameInfo;
  results: readonly Result[];
  refuse(fault: unknown): void;
}

/** One game, hanging from the beam: what it is, and every way into it. */
export function Banner({ hall, game, results, refuse }: BannerProps) {
  const { id } = game;
  const poster = posterOf(id);
  return (
    <li className="banner" data-game={id}>
      <div className="banner-cloth on-parchment">
        <Charge game={id} charge={id} />
        <div className="banner-plate">
          <Title title={game.title} name={poster?.name ?? game.title} />
          {poster && <p className="banner-motto">{poster.motto}</p>}
          <p className="small-print">{poster?.small ?? [seatsText(game), ...decksText(game)].join(', ')}</p>
          {game.credit && (
            <p className="banner-credit">
              By {game.credit.author}, {game.credit.licence}.{' '}
              <a href={hashOf({ page: 'about' })}>Source, licence and changes</a>
            </p>
          )}
        </div>
      </div>
      <button
        type="button"
        className="button primary banner-play"
        onClick={() => play(hall, game, usualSetup(game, hall.bots, results)).catch(refuse)}
      >
        Play now <small>{whyFirst(game, hall.bots, results)}</small>
      </button>
      <nav className="banner-ways" aria-label={poster?.name ?? game.title}>
        <a href={hashOf({ page: 'game', game: id })}>Set up…</a>
        {poster && <a href={hashOf({ page: 'learn', game: id })}>Learn</a>}
        <a href={hashOf({ page: 'rules', game: id, rule: '' })}>Rules</a>
        <a href={hashOf({ page: 'cards', game: id })}>Cards</a>
      </nav>
    </li>
  );
}

/** The full title is heard; where it is long, only its beginning is seen. */
function Title({ title, name }: { title: string; name: string }) {
  return title.startsWith(name) ? <h2 aria-label={title}>{name}</h2> : <h2>{title}</h2>;
}

function seatsText({ seats: { min, max } }: GameInfo): string {
  if (min === max) return min === 1 ? '1 player' : `${min} players`;
  return `${min} to ${max} players`;
}
function decksText({ decks }: GameInfo): string[] {
  if (decks.length === 0) return [];
  return [decks.length === 1 ? '1 deck' : `${decks.length} decks`];
}
