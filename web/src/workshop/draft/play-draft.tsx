import { counted } from '@siegeworks/decks';
import type { DeckPool, DraftView, GameInfo, KeptDeck, Reason } from '@siegeworks/protocol';
import { isAway } from '@siegeworks/protocol';
import { useEffect, useState } from 'react';
import { LevelOptions } from '../../game/players.tsx';
import { play } from '../../hall/play.ts';
import type { Hall } from '../../hall.ts';
import { reasonsOf } from '../../match.ts';
import { Reasons } from '../../reasons.tsx';
import { PERSON, usualSetup } from '../../setup.ts';
import { HandIn } from '../circle/hand-in.tsx';
import { newDeck } from '../own-decks.ts';
import { PlayNow } from '../play-now.tsx';

interface PlayDraftProps {
  hall: Hall;
  game: GameInfo;
  deck: KeptDeck;
  pool: DeckPool;
  problems: readonly Reason[] | null;
  /** Before the match: the list as it is now becomes a version. */
  keepVersion(): void;
}

/** Sits down against somebody else of the draft: a computer player with what it built, or a friend at this screen. */
export function PlayDraft({ hall, game, deck, pool, problems, keepVersion }: PlayDraftProps) {
  const legal = problems?.length === 0;
  const usual = usualSetup(game, hall.bots);
  const [bot, setBot] = useState(usual.bot);
  const [chosen, setFoe] = useState(-1);
  const [draft, setDraft] = useState<DraftView | 'lost' | null>(null);
  const [refusal, setRefusal] = useState<readonly Reason[]>([]);
  const away = isAway(pool.draft);
  useEffect(() => {
    if (away) return;
    let here = true;
    hall.session.ask('draft', { id: pool.draft }, 'draft').then(
      found => here && setDraft(found),
      () => here && setDraft('lost'),
    );
    return () => {
      here = false;
    };
  }, [hall.session, pool.draft, away]);
  if (away)
    return (
      <>
        <HandIn game={game} deck={deck} pool={pool} problems={problems} />
        <PlayNow {...{ hall, game, deck, problems, keepVersion }} />
      </>
    );
  // Deleted, or opened on another device: ready decks are always there.
  if (draft === 'lost') return <PlayNow {...{ hall, game, deck, problems, keepVersion }} />;
  const names = draft?.names ?? [];
  const foe = chosen >= 0 ? chosen : pool.seat === 0 ? 1 : 0;
  const friend = draft !== null && foe < draft.people;
  const start = async () => {
    if (!draft) return;
    const theirs = friend ? await builtBy(hall, pool.draft, foe) : await computerDeck(hall, game, draft, foe);
    if (!theirs) return setRefusal([{ rule: '', text: `${names[foe]} has not built a deck yet` }]);
    keepVersion();
    const called = friend ? [names[pool.seat], names[foe], ...usual.names.slice(2)] : usual.names;
    const setup = { ...usual, bot: friend ? PERSON : bot, names: called, own: { 0: deck, 1: theirs } };
    await play(hall, game, setup);
  };
  return (
    <section className="bench-play" aria-label="Play it">
      <h2>Play it now</h2>
      <div className="row">
        <label>
          <span>against</span>
          <select value={foe} onChange={event => setFoe(Number(event.target.value))}>
            {names.map(
              (name, seat) =>
                seat !== pool.seat && (
                  <option key={name} value={seat}>
                    {name}
                  </option>
                ),
            )}
          </select>
        </label>
        {!friend && (
          <label>
            <span>who plays like</span>
            <select value={bot} onChange={event => setBot(event.target.value)}>
              <LevelOptions bots={hall.bots} />
            </select>
          </label>
        )}
        <button
          type="button"
          className="button primary"
          disabled={!legal || draft === null}
          onClick={() => start().catch(fault => setRefusal(reasonsOf(fault)))}
        >
          Play
        </button>
      </div>
      <p className="small-print">
        {!legal
          ? 'First make the deck legal.'
          : friend
            ? 'You both sit at this screen.'
            : 'It has built its deck from packs of the same seed.'}
      </p>
      <Reasons reasons={refusal} game={game.id} />
    </section>
  );
}

async function computerDeck(
  { session }: Hall,
  game: GameInfo,
  { computers }: DraftView,
  seat: number,
): Promise<KeptDeck> {
  const held = computers.find(each => each.seat === seat)?.held ?? [];
  const built = await session.ask('buildDeck', { game: game.id, cards: counted(held) }, 'built');
  return newDeck(game, { name: 'Computer', ...built });
}

/** The deck that a friend at this screen has last worked on. */
async function builtBy({ session }: Hall, id: string, seat: number): Promise<KeptDeck | undefined> {
  const { decks } = await session.ask('decks', {}, 'decks');
  return decks.find(({ pool }) => pool?.draft === id && pool.seat === seat);
}
