import type { Offer, Seat } from '@siegeworks/protocol';
import { FaceList, pileOf } from '@siegeworks/screen-table';
import { Card, CardBack, Token } from '@siegeworks/ui';
import type { At } from './siege.ts';
import { areaOf, offersFor } from './siege.ts';
import './hand.css';

/** The Market Place as large cards, and beside it the Spells that the Mage knows. */
export function Hand({ at, seat }: { at: At; seat: Seat }) {
  const { desk, first } = at;
  const area = areaOf(desk, `${seat}.hand`, seat);
  const { faces, hidden } = pileOf(area);
  return (
    <section className="siege-hand mine" aria-label="Market Place">
      <h3>
        Market Place <small>{area.note || 'empty'}</small>
      </h3>
      <ul className="siege-cards">
        {hidden > 0 && (
          <li>
            <CardBack count={hidden} name="card" />
          </li>
        )}
        <FaceList desk={desk} first={first} area={area} faces={faces} place={area.id} look={Card} />
      </ul>
      <Spells at={at} seat={seat} />
    </section>
  );
}

/** Every Mage knows three Spells by heart; no card stands for them. */
const INNATE = ['spell-powerbolt', 'spell-shield', 'spell-shatter'];

function Spells({ at, seat }: { at: At; seat: Seat }) {
  const { desk, first } = at;
  const book = areaOf(desk, `${seat}.spellbook`, seat);
  return (
    <section className="siege-spells" aria-label="Spells">
      <h3>Spells</h3>
      <ul>
        {INNATE.map(card => (
          <li key={card}>
            <Innate at={at} card={card} />
            <span aria-hidden="true">{desk.props.cards.get(card)?.name}</span>
          </li>
        ))}
        <FaceList desk={desk} first={first} area={book} faces={book.cards} place={book.id} look={Token} />
      </ul>
    </section>
  );
}

function Innate({ at: { desk, first }, card }: { at: At; card: string }) {
  const [offer]: Offer[] = offersFor(desk, option => option.what === card && option.kind === 'cast');
  const info = desk.props.cards.get(card);
  const name = info?.name ?? card;
  const face = { id: -1, card, name, line: '', marks: [], attached: [] };
  const read = () => desk.open({ kind: 'card', face });
  const place = `spell/${card}`;
  const reachable = desk.place === '' ? first === -1 : desk.place === place;
  return (
    <Token
      {...face}
      type={info?.type}
      cost="3 power"
      picture={desk.pictureOf(card)}
      foe={false}
      usable={offer !== undefined}
      selected={false}
      targeted={false}
      hint={offer ? 'can be used' : ''}
      place={place}
      tabIndex={reachable ? 0 : -1}
      onPress={() => (offer ? desk.pick(offer) : read())}
      onInfo={read}
      onFocus={() => desk.setPlace(place)}
    />
  );
}
