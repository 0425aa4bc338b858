import type { GameInfo, Reason, Result } from '@siegeworks/protocol';
import { useState } from 'react';
import { whyFirst } from '../first-opponent.ts';
import { Charge } from '../hall/charge.tsx';
import { play } from '../hall/play.ts';
import type { Hall } from '../hall.ts';
import { useLesson } from '../learn/lessons.ts';
import { Point } from '../learn/point.tsx';
import { Scene } from '../learn/scene.tsx';
import { reasonsOf } from '../match.ts';
import { posterOf } from '../posters.ts';
import { Reasons } from '../reasons.tsx';
import { hashOf } from '../route.ts';
import { usualSetup } from '../setup.ts';

/** The game in a minute, with a picture of its table. */
export function Intro({ hall, game, results }: { hall: Hall; game: GameInfo; results: readonly Result[] }) {
  const [refusal, setRefusal] = useState<readonly Reason[]>([]);
  const lesson = useLesson(game.id);
  const poster = posterOf(game.id);
  const now = () =>
    play(hall, game, usualSetup(game, hall.bots, results)).catch(fault => setRefusal(reasonsOf(fault)));
  return (
    <header className="intro">
      <div className="intro-text">
        <div className="intro-title">
          <div className="intro-shield">
            <Charge game={game.id} charge={game.id} />
          </div>
          <div>
            <h1>{game.title}</h1>
            {poster && <p className="intro-motto">{poster.motto}</p>}
          </div>
        </div>
        {lesson?.minute.map(point => (
          <Point key={point[0]} game={game.id} point={point} />
        ))}
        <div className="row">
          <button type="button" className="button primary" onClick={now}>
            Play now {whyFirst(game, hall.bots, results)}
          </button>
          {poster && (
            <a className="button" href={hashOf({ page: 'learn', game: game.id })}>
              Learn
            </a>
          )}
          {poster && (
            <a className="button" href={hashOf({ page: 'lessons', game: game.id })}>
              First steps
            </a>
          )}
          {poster && (
            <a className="button" href={hashOf({ page: 'puzzles', game: game.id })}>
              Puzzles
            </a>
          )}
          <a className="button" href={hashOf({ page: 'rules', game: game.id, rule: '' })}>
            Rules
          </a>
          <a className="button" href={hashOf({ page: 'cards', game: game.id })}>
            Cards
          </a>
        </div>
        <Reasons reasons={refusal} game={game.id} />
      </div>
      {lesson && <Scene game={game.id} {...lesson.pictures[0]} />}
    </header>
  );
}
