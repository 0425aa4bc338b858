import { LABELS, wallCount } from '@siegeworks/arcania';
import type { Seat } from '@siegeworks/protocol';
import { areaOf, COMMON, nameAt } from '@siegeworks/screen-table';
import { Sign } from '@siegeworks/ui';
import { Castle } from './castle.tsx';
import { Pile } from './pile.tsx';
import type { At } from './war.ts';
import { warOf } from './war.ts';
import './plate.css';

/** A Draw Deck with this few cards is in danger of running out (AK-036). */
const FEW = 5;

/** Whose kingdom it is, whether it decides, its Castle and its piles. */
export function Plate({ at, seat }: { at: At; seat: Seat }) {
  const { desk } = at;
  const { question, waiting } = desk.props.state;
  const player = warOf(desk).players[seat];
  const decides = (question ?? waiting)?.seat === seat;
  return (
    <header className="arcania-plate">
      <h2 className="arcania-name">
        {nameAt(desk, seat)}
        {decides && <span className="arcania-decides">{COMMON.toDecide}</span>}
      </h2>
      {!player.alive && <p className="arcania-out">{LABELS.out}</p>}
      {player.alive && (
        <>
          <Castle at={at} seat={seat} walls={wallCount(player)} />
          <ul className="arcania-piles">
            <Count word="hand" title={LABELS.inHand} n={player.hand.length} />
            <Count
              word="deck"
              title={LABELS.drawDeck}
              n={player.deck.length}
              low={player.deck.length <= FEW}
            />
            <li>
              <Pile at={at} area={areaOf(desk, `${seat}.discard`, seat)} n={player.discard.length} />
            </li>
          </ul>
        </>
      )}
    </header>
  );
}

interface CountProps {
  word: string;
  title: string;
  n: number;
  low?: boolean;
}

/** A number of cards, with words as well when few are left. */
function Count({ word, title, n, low = false }: CountProps) {
  return (
    <li className={low ? 'arcania-count low' : 'arcania-count'} title={`${title}: ${n}`}>
      <Sign word={word} />
      <span className="visually-hidden">{title} </span>
      <b>{n}</b>
      {low && <em>{LABELS.fewLeft}</em>}
    </li>
  );
}
