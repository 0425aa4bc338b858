import type { Vault } from '@siegeworks/arcmage';
import { LABELS, partyOf, vaultsOf, vaultThing } from '@siegeworks/arcmage';
import type { Seat } from '@siegeworks/protocol';
import { areaOf, COMMON, eyeOf, nameAt, offersFor, SeatMarks, seatThing } from '@siegeworks/screen-table';
import type { Ground, Tint } from '@siegeworks/ui';
import { classes, GroundView, Sign } from '@siegeworks/ui';
import { holdsLight } from './piles.ts';
import type { At } from './realm.ts';
import './plate.css';

interface PlateProps {
  at: At;
  seat: Seat;
  pile: string | null;
  onPile(id: string): void;
}

/** Who sits here, what lies in the vaults, and how many cards there are. */
export function Plate({ at, seat, pile, onPile }: PlateProps) {
  const { s, desk } = at;
  const { deck, hand, unbuilt, resources, graveyard } = s.players[seat];
  const mine = desk.props.state.eye === seat;
  const piles = [
    { id: 'unbuilt', name: LABELS.unbuilt, count: unbuilt.length },
    { id: 'resources', name: LABELS.resources, count: resources.length },
    { id: 'graveyard', name: LABELS.graveyard, count: graveyard.length },
  ].filter(({ id, count }) => count > 0 && (mine || id !== 'resources'));
  return (
    <header className="realm-plate">
      <SeatName at={at} seat={seat} />
      <Vaults at={at} seat={seat} />
      <ul className="realm-counts" aria-label={COMMON.piles}>
        <li data-area={`${seat}.deck`}>
          <Sign word="deck" /> <span className="realm-count-word">{COMMON.deck}</span> <b>{deck.length}</b>
        </li>
        {!mine && (
          <li>
            <Sign word="hand" /> <span className="realm-count-word">{COMMON.hand}</span> <b>{hand.length}</b>
          </li>
        )}
        {piles.map(({ id, name, count }) => {
          const area = areaOf(desk, `${seat}.${id}`, seat);
          return (
            <li key={id} className={`realm-count-${id}`}>
              <Pile
                name={name}
                count={count}
                seen={area.cards.length > 0}
                glows={holdsLight(desk, area)}
                open={pile === area.id}
                onOpen={() => onPile(area.id)}
              />
            </li>
          );
        })}
      </ul>
    </header>
  );
}

/** The player: pressed where an answer names this player. */
function SeatName({ at, seat }: { at: At; seat: Seat }) {
  const { desk, s } = at;
  const { question, waiting } = desk.props.state;
  const [offer, ...more] = offersFor(desk, option => option.seat === seat);
  const decides = (question ?? waiting)?.seat === seat;
  const name = nameAt(desk, seat);
  const one = offer !== undefined && more.length === 0;
  return (
    <h2 className={classes('realm-name', { 'is-usable': one })} data-thing={seatThing(seat)}>
      {one ? (
        <button
          type="button"
          className="realm-name-face"
          data-place={seatThing(seat)}
          onClick={() => desk.pick(offer)}
        >
          {name}
          <span className="visually-hidden">{COMMON.orChoose}</span>
        </button>
      ) : (
        <span>{name}</span>
      )}{' '}
      <SeatMarks desk={desk} seat={seat} />
      {s.turn === seat && !decides && s.over === null && <span className="realm-turn">{COMMON.turn}</span>}
      {decides && <span className="realm-decides">{COMMON.toDecide}</span>}
      {!s.players[seat].alive && <span className="realm-turn">{LABELS.beaten}</span>}
      <TeamSign at={at} seat={seat} />
    </h2>
  );
}

/** Where there are teams: a colour and a sign for each side. */
function TeamSign({ at: { desk, s }, seat }: { at: At; seat: Seat }) {
  const party = partyOf(s, seat, eyeOf(desk));
  if (!party) return null;
  return (
    <span className={classes('realm-party', { with: party.with })}>
      <span aria-hidden="true">{party.with ? '●' : '▲'}</span> {party.name}
      <span className="visually-hidden">, {party.with ? LABELS.yourSide : LABELS.otherSide}</span>
    </span>
  );
}

/** The arms of the five factions. */
const ARMS: readonly { ground: Ground; tint: Tint }[] = [
  { ground: 'chevron', tint: 'vert' },
  { ground: 'lozengy', tint: 'purpure' },
  { ground: 'pile', tint: 'gules' },
  { ground: 'wavy', tint: 'azure' },
  { ground: 'per-pale', tint: 'or' },
];

function Vaults({ at, seat }: { at: At; seat: Seat }) {
  const vaults = vaultsOf(at.s, seat);
  if (vaults.length === 0) return <p className="realm-empty">{LABELS.noResources}</p>;
  return (
    <ul className="realm-vaults" aria-label={LABELS.resources}>
      {vaults.map(vault => (
        <li key={vault.faction}>
          <VaultView at={at} seat={seat} vault={vault} />
        </li>
      ))}
    </ul>
  );
}

/** A shield for each resource card, and in words how many are unmarked; a button where one pays with it. */
function VaultView({ at: { desk }, seat, vault }: { at: At; seat: Seat; vault: Vault }) {
  const own = desk.props.state.eye === seat;
  const [offer] = own ? offersFor(desk, ({ kind, n }) => kind === 'pay' && n === vault.faction) : [];
  const place = vaultThing(seat, vault.faction);
  if (!offer)
    return (
      <span className="realm-vault" title={vault.words} data-area={place}>
        <VaultText vault={vault} />
      </span>
    );
  return (
    <span className="is-usable">
      <button
        type="button"
        className="realm-vault realm-pay"
        data-place={`vault ${vault.faction}`}
        data-area={place}
        title={vault.words}
        onClick={() => desk.pick(offer)}
      >
        <VaultText vault={vault} />
        <span className="visually-hidden">{LABELS.payWithIt}</span>
      </button>
    </span>
  );
}

function VaultText({ vault: { faction, name, free, all, pool, rows, words } }: { vault: Vault }) {
  const { ground, tint } = ARMS[faction] ?? { ground: 'plain', tint: 'own' };
  return (
    <>
      <span className="realm-shields" aria-hidden="true">
        {rows.map(({ card, marked }, i) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: cards of others have no number
            key={i}
            className="realm-slot"
            data-thing={card >= 0 ? card : undefined}
          >
            <span className={classes(`realm-shield picture tint-${tint}`, { spent: marked })}>
              <GroundView ground={ground} />
            </span>
          </span>
        ))}
      </span>
      <span className="visually-hidden">{words}</span>
      <span className="realm-vault-short" aria-hidden="true">
        <b>{free}</b>/{all}
      </span>
      <span className="realm-vault-words" aria-hidden="true">
        {LABELS.ready(free, all, name)}
        {pool > 0 && <i> +{pool}</i>}
      </span>
    </>
  );
}

interface PileProps {
  name: string;
  count: number;
  /** Whether there is anything to be shown but its number. */
  seen: boolean;
  glows: boolean;
  open: boolean;
  onOpen(): void;
}
function Pile({ name, count, seen, glows, open, onOpen }: PileProps) {
  if (!seen)
    return (
      <>
        {name} <b>{count}</b>
      </>
    );
  return (
    <button type="button" className={classes('realm-pile', { glows })} aria-expanded={open} onClick={onOpen}>
      {name} <b>{count}</b>
    </button>
  );
}
