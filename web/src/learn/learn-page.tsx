import './learn.css';
import type { GameInfo } from '@siegeworks/protocol';
import { CreditLine } from '@siegeworks/ui';
import { Frame } from '../frame.tsx';
import { posterOf } from '../posters.ts';
import { hashOf } from '../route.ts';
import type { Lesson, Point as PointText } from './lesson.ts';
import { useLesson } from './lessons.ts';
import { Point } from './point.tsx';
import { Scene } from './scene.tsx';

/** How to play, in two minutes. */
export function LearnPage({ game }: { game: GameInfo }) {
  const lesson = useLesson(game.id);
  const name = posterOf(game.id)?.name ?? game.title;
  return (
    <Frame at="learn" title={`How to play ${name}`} game={game.id} className="page learn">
      <h1>How to play {name}</h1>
      {lesson && <Lessons game={game.id} lesson={lesson} />}
      {!lesson && !posterOf(game.id) && (
        <p>There is no lesson for this game yet; the rules explain everything.</p>
      )}
      <div className="row">
        <a className="button primary" href={hashOf({ page: 'game', game: game.id })}>
          Play {name}
        </a>
        {posterOf(game.id) && (
          <a className="button" href={hashOf({ page: 'lessons', game: game.id })}>
            First steps at the table
          </a>
        )}
        {posterOf(game.id) && (
          <a className="button" href={hashOf({ page: 'puzzles', game: game.id })}>
            Puzzles
          </a>
        )}
        <a className="button" href={hashOf({ page: 'rules', game: game.id, rule: '' })}>
          All the rules
        </a>
        <a className="button" href={hashOf({ page: 'cards', game: game.id })}>
          All the cards
        </a>
      </div>
      {game.credit && <CreditLine title={game.title} credit={game.credit} />}
    </Frame>
  );
}

function Lessons({ game, lesson }: { game: string; lesson: Lesson }) {
  const [first, second] = lesson.pictures;
  return (
    <>
      <div className="learn-columns">
        <div className="learn-parts">
          <Part title="The goal" game={game} points={lesson.goal} />
          <Part title="Your turn" game={game} points={lesson.turn} />
        </div>
        <div className="learn-parts">
          <Scene game={game} {...first} />
          <Part title="What is on the table" game={game} points={lesson.table} />
        </div>
      </div>
      <div className="learn-columns">
        <div className="learn-parts">
          <Part title="How a fight works" game={game} points={lesson.fight} />
          <Part title="Three tips" game={game} points={lesson.tips} numbered />
        </div>
        <Scene game={game} {...second} />
      </div>
    </>
  );
}

interface PartProps {
  title: string;
  game: string;
  points: readonly PointText[];
  numbered?: boolean;
}

function Part({ title, game, points, numbered = false }: PartProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <section className="learn-part on-parchment">
      <h2>{title}</h2>
      <List>
        {points.map(point => (
          <li key={point[0]}>
            <Point game={game} point={point} />
          </li>
        ))}
      </List>
    </section>
  );
}
