import type { War } from '@siegeworks/arcania';
import { BOOSTERS, CARDS, LABELS, onFront, readyBuildings, stormOf } from '@siegeworks/arcania';
import type { Face } from '@siegeworks/protocol';
import { areaOf, nameAt } from '@siegeworks/screen-table';
import { classes } from '@siegeworks/ui';
import type { At } from './war.ts';
import { warOf } from './war.ts';
import './wave.css';

/** The battles of the wave as they stand; unblocked attacks are summed up together. */
export function Wave({ at }: { at: At }) {
  const war = warOf(at.desk);
  const area = areaOf(at.desk, 'wave', null);
  // When it is all over, nothing is on its way any more.
  if (area.cards.length === 0 || war.over) return null;
  const fights = area.cards.filter(face => isFight(war, face));
  return (
    <section className="arcania-wave" aria-label={area.title}>
      <h3 className="visually-hidden">{area.title}</h3>
      <ol>
        {fights.map(face => (
          <Fight key={face.id} face={face} />
        ))}
        {stormsOf(war).map(({ seat, n, damage }) => (
          <li key={seat} className="arcania-fight">
            <span className="arcania-fight-line">
              <b>{LABELS.attackers(n)}</b>
              {LABELS.unblocked}
            </span>
            <span className="arcania-fight-line">
              {war.seats > 2 ? LABELS.toCastleOf(damage, nameAt(at.desk, seat)) : LABELS.toCastle(damage)}
            </span>
          </li>
        ))}
        {war.battle && <Bonuses at={at} seats={[war.turn, war.battle.seat]} />}
      </ol>
    </section>
  );
}

/** 11.9: what both sides could still add to the battle that is being fought (AK-074, AK-075). */
function Bonuses({ at, seats }: { at: At; seats: readonly number[] }) {
  const parts = seats.flatMap(seat => {
    const ready = bonusesOf(warOf(at.desk), seat);
    return ready === '' ? [] : [`${nameAt(at.desk, seat)}: ${ready}`];
  });
  return (
    <li className="arcania-fight">
      <span className="arcania-fight-line">
        <b>{LABELS.bonuses}</b>
      </span>
      <span className="arcania-fight-line">{parts.length > 0 ? parts.join(' · ') : LABELS.noBonuses}</span>
    </li>
  );
}
function bonusesOf({ players }: War, seat: number): string {
  const kinds = BOOSTERS.flatMap(({ kind }) => {
    const n = readyBuildings(players[seat], kind).length;
    return n === 0 ? [] : [`${n} ${CARDS[kind].name}`];
  });
  return kinds.join(', ');
}

/** It is blocked, or being fought. */
const isFight = (war: War, { id }: Face): boolean =>
  war.battle?.attacker === id || war.wave.some(({ attacker, blocked }) => attacker === id && blocked);

interface Storm {
  seat: number;
  n: number;
  damage: number;
}

/** What is on its way to each Castle. */
export function stormsOf(war: War): Storm[] {
  const open = war.wave.flatMap(({ attacker, seat, blocked }) => {
    const a = onFront(war, attacker);
    const waits = a?.controller === war.turn && !blocked && war.battle?.attacker !== attacker;
    return a && waits ? [{ seat, damage: stormOf(war, a, seat).castle }] : [];
  });
  return [...new Set(open.map(({ seat }) => seat))].map(seat => {
    const here = open.filter(each => each.seat === seat);
    return { seat, n: here.length, damage: here.reduce((sum, each) => sum + each.damage, 0) };
  });
}

/** One battle: both comparisons, each with its names and numbers. */
function Fight({ face }: { face: Face }) {
  const now = face.marks.length > 0;
  const against = face.attached.map(each => each.name).join(', ');
  return (
    <li className={classes('arcania-fight', { now })}>
      <span className="visually-hidden">
        {face.name}
        {against !== '' && LABELS.against + against} {face.marks.join(', ')}:
      </span>
      {face.line.split(' · ').map(part => (
        <span key={part} className="arcania-fight-line" title={part}>
          {part}
        </span>
      ))}
    </li>
  );
}
