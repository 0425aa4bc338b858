import { counted } from '@siegeworks/decks';
import type { CircleView, GameInfo, KeptDeck, Letter, Reason } from '@siegeworks/protocol';
import { AWAY } from '@siegeworks/protocol';
import { useEffect, useRef, useState } from 'react';
import { play as startAlone } from '../../hall/play.ts';
import type { Hall } from '../../hall.ts';
import { reasonsOf } from '../../match.ts';
import { notify } from '../../people/notice.ts';
import { Reasons } from '../../reasons.tsx';
import { go, hashOf } from '../../route.ts';
import { usualSetup } from '../../setup.ts';
import { deckLabel } from '../deck-label.ts';
import { newDeck, useOwnDecks } from '../own-decks.ts';
import * as house from './house.ts';
import type { CircleNow } from './use-circle.ts';

interface CircleTablesProps {
  hall: Hall;
  game: GameInfo;
  id: string;
  now: CircleNow;
  circle: CircleView;
}

/** Once all packs are empty: a deck is handed in, and everybody may play everybody. */
export function CircleTables({ hall, game, id, now, circle }: CircleTablesProps) {
  const [decks] = useOwnDecks(hall.session);
  const [refusal, setRefusal] = useState<readonly Reason[]>([]);
  const own = circle.seats.find(seat => seat.mine);
  useDealt(circle);
  const mine = (decks ?? []).filter(({ pool }) => pool?.draft === `${AWAY}${id}`);
  const handIn = (deck: KeptDeck) =>
    now.act(house.handIn(id, { deck: deckLabel(deck), cards: deck.cards, choices: deck.choices }));
  const playComputer = (seat: number) => {
    setRefusal([]);
    againstComputer({ hall, game, circle }, mine[0], seat).catch(fault => setRefusal(reasonsOf(fault)));
  };
  const play = (asked: Promise<Letter>) => {
    setRefusal([]);
    asked.then(
      ({ match }) => match && go({ page: 'match', match }),
      fault => setRefusal(reasonsOf(fault)),
    );
  };
  return (
    <section className="circle-tables" aria-label="Play each other">
      <h2>Play each other</h2>
      <p>
        {own?.ready
          ? 'Your deck is handed in. You may change it and hand it in again.'
          : 'Build a deck, hand it in, and play everybody else who has.'}
      </p>
      <div className="row">
        {mine.map(deck => (
          <button key={deck.id} type="button" className="button" onClick={() => handIn(deck)}>
            Hand in {deck.name}
          </button>
        ))}
      </div>
      <Reasons reasons={[...now.reasons, ...refusal]} game={game.id} />
      <ul className="circle-seats">
        {circle.seats.map(
          (seat, i) =>
            !seat.mine && (
              // biome-ignore lint/suspicious/noArrayIndexKey: seats are told apart by their place
              <li key={i}>
                <b>{seat.name}</b>
                {seat.computer && mine.length > 0 && (
                  <button type="button" className="button small" onClick={() => playComputer(i)}>
                    Play {seat.name}
                  </button>
                )}
                <Against {...{ circle, id, play }} seat={i} />
              </li>
            ),
        )}
      </ul>
    </section>
  );
}

/** Whoever has asked goes to the table when the other one sits down there. */
function useDealt({ matches, seat }: CircleView): void {
  const waited = useRef<readonly string[]>([]);
  useEffect(() => {
    const dealt = matches.find(({ letter, match }) => match !== null && waited.current.includes(letter));
    waited.current = matches.flatMap(({ letter, match, seats: [asking] }) =>
      match === null && asking === seat ? [letter] : [],
    );
    if (!dealt?.match) return;
    notify('Your match from the packs begins.', 'letter');
    go({ page: 'match', match: dealt.match });
  }, [matches, seat]);
}

/** A match at this screen against a computer player of the circle, with the deck that was last worked on. */
async function againstComputer(
  { hall, game, circle }: Pick<CircleTablesProps, 'hall' | 'game' | 'circle'>,
  deck: KeptDeck,
  seat: number,
): Promise<void> {
  const held = circle.draft?.computers.find(each => each.seat === seat)?.held ?? [];
  const built = await hall.session.ask('buildDeck', { game: game.id, cards: counted(held) }, 'built');
  const theirs = newDeck(game, { name: 'Computer', ...built });
  const setup = { ...usualSetup(game, hall.bots), own: { 0: deck, 1: theirs } };
  await startAlone(hall, game, setup);
}

interface AgainstProps {
  circle: CircleView;
  id: string;
  seat: number;
  play(asked: Promise<Letter>): void;
}

/** What stands between the reader and somebody else: matches that were played or asked for, and the next one. */
function Against({ circle, id, seat, play }: AgainstProps) {
  const { seats, matches, seat: own } = circle;
  const { computer, ready, name } = seats[seat];
  if (computer) return <small>builds from what it holds</small>;
  const between = matches.filter(
    ({ seats: [a, b] }) => (a === own && b === seat) || (a === seat && b === own),
  );
  const open = between.find(({ match }) => match === null);
  const iAmReady = own !== null && seats[own].ready;
  return (
    <>
      {between.map(
        ({ letter, match }, i) =>
          match && (
            <a key={letter} className="button small" href={hashOf({ page: 'match', match })}>
              Match {i + 1}
            </a>
          ),
      )}
      {open?.seats[0] === own && <small>You have asked. The match begins when {name} sits down.</small>}
      {open?.seats[0] === seat && (
        <button
          type="button"
          className="button primary small"
          disabled={!iAmReady}
          onClick={() => play(house.answer(id, open.letter))}
        >
          Sit down: {name} waits
        </button>
      )}
      {!open && <small>{ready ? 'has handed in a deck' : 'still building'}</small>}
      {!open && ready && iAmReady && (
        <button type="button" className="button small" onClick={() => play(house.askToPlay(id, seat))}>
          Ask {name} to a match
        </button>
      )}
    </>
  );
}
