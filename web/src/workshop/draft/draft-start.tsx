import type { DraftInfo, GameInfo, PackInfo, Reason } from '@siegeworks/protocol';
import { AWAY } from '@siegeworks/protocol';
import { useEffect, useState } from 'react';
import { Frame } from '../../frame.tsx';
import type { Hall } from '../../hall.ts';
import { reasonsOf } from '../../match.ts';
import { usePerson } from '../../people/who.tsx';
import { posterOf } from '../../posters.ts';
import { Reasons } from '../../reasons.tsx';
import { go, hashOf } from '../../route.ts';
import * as house from '../circle/house.ts';
import type { Book } from '../use-book.ts';
import type { Wish } from './draft-form.tsx';
import { DraftForm } from './draft-form.tsx';

interface DraftStartProps {
  hall: Hall;
  game: GameInfo;
  book: Book;
  packs: PackInfo;
}

/** A new draft, what is in the packs, and drafts that were begun. */
export function DraftStart({ hall, game, book, packs }: DraftStartProps) {
  const [person, setPerson] = usePerson();
  const [wish, setWish] = useState<Wish>({
    ...{ kind: 'draft', seed: '', seats: 4, people: 1, packs: packs.packs.usual },
    ...{ away: false, pace: 0 },
  });
  const [refusal, setRefusal] = useState<readonly Reason[]>([]);
  const title = posterOf(game.id)?.name ?? game.title;
  const open = () =>
    opened(hall, game, wish).then(
      draft => go({ page: 'draft', game: game.id, draft }),
      fault => setRefusal(reasonsOf(fault)),
    );
  return (
    <Frame at="decks" title={`Packs of ${title}`} game={game.id} className="page draft-start">
      <h1>Packs of {title}</h1>
      <p>
        Computer players open packs of the same seed, and build their decks from them by their own judgement.
        Then you play against them. Friends may share this screen, or come by a link.
      </p>
      <DraftForm
        packs={packs}
        wish={wish}
        change={part => setWish({ ...wish, ...part })}
        person={person}
        came={setPerson}
        open={open}
      />
      <Reasons reasons={refusal} game={game.id} />
      <InPacks packs={packs} book={book} />
      <Begun hall={hall} game={game} />
      <p>
        <a href={hashOf({ page: 'decks' })}>All decks</a>
      </p>
    </Frame>
  );
}

/** At this screen, or in the house with a link for others: where the packs are then. */
async function opened(
  { session }: Hall,
  { id: game }: GameInfo,
  { away, pace, ...wish }: Wish,
): Promise<string> {
  if (!away) return (await session.ask('openDraft', { game, ...wish }, 'draft')).id;
  const { kind, seats, packs } = wish;
  const { id } = await house.callTogether({ game, kind, seats, packs, pace: kind === 'draft' ? pace : 0 });
  return `${AWAY}${id}`;
}

function InPacks({ packs, book }: { packs: PackInfo; book: Book }) {
  const size = packs.slots.reduce((sum, { n }) => sum + n, 0);
  return (
    <section className="draft-plan" aria-labelledby="in-packs">
      <h2 id="in-packs">{size} cards in each pack</h2>
      <ul>
        {packs.slots.map(({ name, n }) => (
          <li key={name}>
            <b>{n}</b> {name}
          </li>
        ))}
      </ul>
      <p>{packs.why}</p>
      <p>
        Free for all, as many as the rules allow:{' '}
        {packs.stock.map(id => book.known.get(id)?.name ?? id).join(', ')}.
      </p>
    </section>
  );
}

/** Drafts of this game that are kept in this browser. */
function Begun({ hall, game }: { hall: Hall; game: GameInfo }) {
  const [drafts, setDrafts] = useState<readonly DraftInfo[]>([]);
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again after one was deleted
  useEffect(() => {
    let here = true;
    hall.session.ask('drafts', {}, 'drafts').then(
      found => here && setDrafts(found.drafts.filter(each => each.game === game.id)),
      () => {},
    );
    return () => {
      here = false;
    };
  }, [hall.session, game.id, asked]);
  const forget = (id: string) =>
    hall.session.ask('forgetDraft', { id }, 'done').then(
      () => setAsked(n => n + 1),
      () => {},
    );
  if (drafts.length === 0) return null;
  return (
    <section className="decks-game" aria-label="Your packs">
      <h2>Your packs</h2>
      <ul className="decks-own">
        {drafts.map(draft => (
          <li key={draft.id}>
            <a href={hashOf({ page: 'draft', game: game.id, draft: draft.id })}>
              <b>
                {draft.kind === 'sealed' ? 'Sealed' : 'Draft'} {draft.seed}
              </b>{' '}
              <small>
                {draft.seats} players, {draft.held} cards each{draft.done ? '' : ', being passed'}
              </small>
            </a>
            <button
              type="button"
              className="button small"
              aria-label={`Delete ${draft.kind} ${draft.seed}`}
              onClick={() => {
                if (window.confirm('Delete these packs? Decks that were built from them stay.'))
                  forget(draft.id);
              }}
            >
              Delete
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
