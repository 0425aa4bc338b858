import type { CardInfo } from '@siegeworks/protocol';
import { DRAWN_BACK, PictureView } from '@siegeworks/ui';
import { partsOf } from '../gallery/cards.ts';
import type { Pictures } from '../gallery/pictures.ts';

/** Letters beyond which a text is set smaller, and still smaller. */
const LONG = 170;
const LONGER = 330;

/** A card on paper: names and values keep their words, so that grey printing and small lights do no harm. */
export function PrintCard({ card, pictures }: { card: CardInfo; pictures: Pictures }) {
  const { picture, values = [], cost } = partsOf(card, pictures);
  const facts = card.facts.filter(fact => !/^Cost /.test(fact) && !isShown(fact, values.length));
  const length = card.text.length + facts.join(' ').length;
  return (
    <article className={`paper-card ${length > LONGER ? 'is-longer' : length > LONG ? 'is-long' : ''}`}>
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
