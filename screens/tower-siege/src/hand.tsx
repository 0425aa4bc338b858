import type { Offer, Seat } from '@siegeworks/protocol';
import { areaOf, COMMON, FaceList, offersFor, pileOf } from '@siegeworks/screen-table';
import { innateSpells, LABELS } from '@siegeworks/tower-siege';
import { Card, CardBack, Token } from '@siegeworks/ui';
import type { CSSProperties } from 'react';
import { Reader } from './reader.tsx';
import type { At } from './siege.ts';
import { handFit } from './stacks.ts';
import './hand.css';

/** The Market Place as large cards, and beside it the Spells that the Mage knows. */
export function Hand({ at, seat }: { at: At; seat: Seat }) {
  const { desk, first } = at;
  const area = areaOf(desk, `${seat}.hand`, seat);
  const { faces, hidden } = pileOf(area);
  const note = area.note || COMMON.empty;
  const fit = handFit(faces.length);
  return (
    <section className={`siege-hand siege-fit-${fit} mine`} aria-label={LABELS.market}>
      <Reader desk={desk} title={LABELS.market} note={note} />
      <ul className="siege-cards" style={{ '--n': area.cards.length } as CSSProperties}>
        {area.cards.length === 0 && <li className="siege-no-cards">{LABELS.noCards}</li>}
        {hidden > 0 && (
          <li>
            <CardBack count={hidden} name={COMMON.card} />
          </li>
        )}
        <FaceList desk={desk} first={first} area={area} faces={faces} place={area.id} look={Card} />
      </ul>
      <Spells at={at} seat={seat} />
    </section>
  );
}

function Spells({ at, seat }: { at: At; seat: Seat }) {
  const { desk, first } = at;
  const book = areaOf(desk, `${seat}.spellbook`, seat);
  return (
    <section className="siege-spells" aria-label={LABELS.spells}>
      <h3>{LABELS.spells}</h3>
      <ul>
        {innateSpells(at.s, seat).map(spell => (
          <li key={spell.card}>
            <Innate at={at} spell={spell} />
            <span aria-hidden="true">{spell.name}</span>
          </li>
        ))}
        <FaceList desk={desk} first={first} area={book} faces={book.cards} place={book.id} look={Token} />
      </ul>
    </section>
  );
}

/** A Spell without a card of its own. */
function Innate({ at: { desk, first }, spell }: { at: At; spell: ReturnType<typeof innateSpells>[number] }) {
  const { card, name, cost } = spell;
  const [offer]: Offer[] = offersFor(desk, option => option.what === card && option.kind === 'cast');
  const type = desk.props.cards.get(card)?.type;
  const face = { id: -1, card, name, cost, line: '', marks: [], attached: [] };
  const read = () => desk.open({ kind: 'card', face });
  const place = `spell/${card}`;
  const reachable = desk.place === '' ? first === -1 : desk.place === place;
  return (
    <Token
      {...face}
      type={type}
      picture={desk.pictureOf(card)}
      foe={false}
      usable={offer !== undefined}
      selected={false}
      targeted={false}
      hint={offer ? COMMON.usable : ''}
      place={place}
      tabIndex={reachable ? 0 : -1}
      onPress={() => (offer ? desk.pick(offer) : read())}
      onInfo={read}
      onFocus={() => desk.setPlace(place)}
    />
  );
}
