import './point.css';
import { Prose } from '@siegeworks/ui';
import { hashOf } from '../route.ts';
import type { Point as PointText } from './lesson.ts';

/** A statement with links to its rules. */
export function Point({ game, point: [text, ...rules] }: { game: string; point: PointText }) {
  return (
    <p className="point">
      <Prose text={text} />
      {rules.map(rule => (
        <a key={rule} href={hashOf({ page: 'rules', game, rule })}>
          {rule}
        </a>
      ))}
    </p>
  );
}
