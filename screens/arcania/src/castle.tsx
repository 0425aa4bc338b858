import type { War } from '@siegeworks/arcania';
import { castleLife, castleOf, LABELS } from '@siegeworks/arcania';
import type { Face, Offer, Seat } from '@siegeworks/protocol';
import type { Desk } from '@siegeworks/screen-table';
import { COMMON, nameAt } from '@siegeworks/screen-table';
import { classes, PictureView } from '@siegeworks/ui';
import type { At } from './war.ts';
import { warOf } from './war.ts';
import './castle.css';

interface CastleProps {
  at: At;
  seat: Seat;
  walls: number;
}

/** The Castle with its Damage. It also stands for its player: pressing it picks the option that names that player. */
export function Castle({ at, seat, walls }: CastleProps) {
  const { desk } = at;
  const player = warOf(desk).players[seat];
  const life = castleLife(player);
  const place = castleOf(seat);
  const offers = offersAt(desk, seat);
  const picture = desk.pictureOf('castle');
  const usable = offers.length > 0 && !desk.chosen;
  const press = () =>
    offers.length === 1 ? desk.pick(offers[0]) : desk.open({ kind: 'card', face: faceOf(at, seat) });
  return (
    <div
      className={classes('arcania-castle', {
        'is-usable': usable,
        'is-targeted': offers.length > 0 && desk.chosen !== null,
        foe: seat !== desk.props.state.eye,
        'is-damaged': player.castleDamage > 0,
        fallen: player.castleDamage >= life,
        threatened: isThreatened(warOf(desk), seat),
      })}
      data-thing={place}
    >
      <button
        type="button"
        className="arcania-castle-face token-face"
        data-place={place}
        tabIndex={desk.place === place ? 0 : -1}
        onFocus={() => desk.setPlace(place)}
        onClick={press}
      >
        <span className="arcania-castle-picture">{picture && <PictureView picture={picture} />}</span>
        <span className="arcania-castle-words">
          <span className="visually-hidden">{LABELS.castleOf(nameAt(desk, seat))}</span>
          <span className="arcania-castle-name" aria-hidden="true">
            <span>{LABELS.castle} </span>
            {LABELS.damage}
          </span>
          <b>
            {player.castleDamage} <small>/ {life}</small>
          </b>
          <span className="arcania-castle-walls">{castleNote(player.castleDamage >= life, walls)}</span>
        </span>
        <Track damage={player.castleDamage} life={life} />
        {offers.length > 0 && <span className="visually-hidden">{COMMON.orChoose}</span>}
      </button>
    </div>
  );
}

/** An attack on it is under way that nobody has blocked. */
const isThreatened = ({ wave, over }: War, seat: Seat): boolean =>
  over === null && wave.some(attack => attack.seat === seat && !attack.blocked && attack.attacker >= 0);

function castleNote(fallen: boolean, walls: number): string {
  if (fallen) return LABELS.hasFallen;
  return LABELS.walls(walls);
}

/** One stone for each point of life; lost ones are missing from the wall. */
function Track({ damage, life }: { damage: number; life: number }) {
  return (
    <span className="arcania-track" aria-hidden="true">
      {Array.from({ length: life }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stones are all alike
        <i key={i} className={i < damage ? 'lost' : ''} />
      ))}
    </span>
  );
}

/** The options that name this player: those of the chosen card, or else of cards that have no other target. */
function offersAt(desk: Desk, seat: Seat): Offer[] {
  const { question } = desk.props.state;
  if (!question || desk.props.behind) return [];
  const asked = desk.chosen ? desk.shown : question.offers.filter(({ option }) => option.card === undefined);
  return asked.filter(({ option }) => option.seat === seat);
}

/** The Castle as a card to be read. */
function faceOf({ desk }: At, seat: Seat): Face {
  const area = desk.props.state.board.areas.find(({ id }) => id === `${seat}.castle`);
  return { id: -1, card: 'castle', name: LABELS.castle, line: area?.note ?? '', marks: [], attached: [] };
}
