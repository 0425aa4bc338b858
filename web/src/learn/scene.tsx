import './scene.css';
import type { LessonPicture } from './lesson.ts';

/** The pictures that `npm run pictures` draws, by file name. Only their addresses are here. */
const FILES: Readonly<Record<string, string>> = import.meta.glob(
  '../../../docs/pictures/*-*-{desk,phone}.{png,jpg}',
  {
    eager: true,
    query: '?url',
    import: 'default',
  },
);

function address(name: string): string | undefined {
  const folder = '../../../docs/pictures/';
  return FILES[`${folder}${name}.png`] ?? FILES[`${folder}${name}.jpg`];
}

/** A moment at the real table: in full on a wide screen, as a phone shows it on a narrow one. */
export function Scene({ game, scene, caption }: LessonPicture & { game: string }) {
  const desk = address(`${game}-${scene}-desk`);
  if (desk === undefined) return null;
  return (
    <figure className="scene">
      <a href={desk} target="_blank" rel="noreferrer" title="In full size">
        <picture>
          <source media="(width < 640px)" srcSet={address(`${game}-${scene}-phone`) ?? desk} />
          <img src={desk} alt={caption} loading="lazy" />
        </picture>
      </a>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
