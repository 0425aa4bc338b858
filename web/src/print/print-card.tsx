import type { CardInfo } from '@siegeworks/protocol';
import { DRAWN_BACK, PictureView } from '@siegeworks/ui';
import { partsOf } from '../gallery/cards.ts';
import type { Pictures } from '../gallery/pictures.ts';

/** Letters up to which a text is set larger, and beyond which it is set smaller, and still smaller. */
const SHORT = 120;
const LONG = 220;
const LONGER = 380;

function sizeOf(letters: number): string {
  if (letters > LONGER) return 'is-longer';
  if (letters > LONG) return 'is-long';
  return letters <= SHORT ? 'is-short' : '';
}

/** A card on paper: names and values keep their words, so that grey printing and small lights do no harm. */
export function PrintCard({ card, pictures }: { card: CardInfo; pictures: Pictures }) {
  const { picture, values = [], cost } = partsOf(card, pictures);
  const facts = card.facts.filter(
    fact => fact !== card.set && !OF_THE_BOX.test(fact) && !isShown(fact, values.length),
  );
  const length = card.text.length + facts.join(' ').length;
  return (
    <article className={`paper-card ${sizeOf(length)}`}>
      <header>
        <b>{card.name}</b>
        {cost !== undefined && <span className="paper-cost">{cost}</span>}
      </header>
      <div className="paper-picture">{picture && <PictureView picture={picture} />}</div>
      <p className="paper-type">
        <span>{card.type}</span> <span>{card.set}</span>
      </p>
      <p className="paper-text">{card.text}</p>
      {facts.length > 0 && <p className="paper-facts">{facts.join(' · ')}</p>}
      {values.length > 0 && (
        <ul className="paper-values">
          {values.map(({ name, printed }) => (
            <li key={name}>
              <small>{name.replace(/ (Strength|Level)$/, '')}</small>
              <b className="paper-number">{printed}</b>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

/** The cost stands in the corner, and how many copies there are is no word of the card. */
const OF_THE_BOX = /^(Cost |\d+ cop(y|ies)$)/;
/** Numbers stand at the foot of the card and not once more among its facts. */
const isShown = (fact: string, values: number): boolean =>
  values > 0 &&
  fact.split(' · ').every(part => /^(\d+\/\d+|[A-Z][A-Za-z ]* [+-]?\d+( (gold|power))?)$/.test(part));

export function PrintBack({ name }: { name: string }) {
  return (
    <div className="paper-back">
      <PictureView picture={DRAWN_BACK} />
      <b className="paper-back-name">{name}</b>
    </div>
  );
}
