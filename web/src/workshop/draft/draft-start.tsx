import type { DraftInfo, DraftWish, GameInfo, PackInfo, Reason } from '@siegeworks/protocol';
import { useEffect, useState } from 'react';
import { Frame } from '../../frame.tsx';
import type { Hall } from '../../hall.ts';
import { reasonsOf } from '../../match.ts';
import { posterOf } from '../../posters.ts';
import { Reasons } from '../../reasons.tsx';
import { go, hashOf } from '../../route.ts';
import type { Book } from '../use-book.ts';

interface DraftStartProps {
  hall: Hall;
  game: GameInfo;
  book: Book;
  packs: PackInfo;
}

const SEATS = [2, 3, 4, 5, 6, 7, 8];
const kindsOf = ({ take }: PackInfo): { kind: DraftWish['kind']; title: string; text: string }[] => [
  { kind: 'sealed', title: 'Sealed', text: 'Open your packs and build from what is in them.' },
  {
    kind: 'draft',
    title: 'Draft',
    text: `Take ${take === 1 ? 'a card' : `${take} cards`} from a pack, pass it on, and take from the next.`,
  },
];

/** What a new draft shall be like, what is in the packs, and drafts that were begun. */
export function DraftStart({ hall, game, book, packs }: DraftStartProps) {
  const [wish, setWish] = useState<Omit<DraftWish, 'game'>>({
    kind: 'draft',
    seed: '',
    seats: 4,
    people: 1,
    packs: packs.packs.usual,
  });
  const [refusal, setRefusal] = useState<readonly Reason[]>([]);
  const title = posterOf(game.id)?.name ?? game.title;
  const open = () =>
    hall.session.ask('openDraft', { game: game.id, ...wish }, 'draft').then(
      ({ id }) => go({ page: 'draft', game: game.id, draft: id }),
      fault => setRefusal(reasonsOf(fault)),
    );
  return (
    <Frame at="decks" title={`Packs of ${title}`} game={game.id} className="page draft-start">
      <h1>Packs of {title}</h1>
      <p>
        Computer players open packs of the same seed, and build their decks from them by their own judgement.
        Then you play against them. Friends may share this screen.
      </p>
      <form
        onSubmit={event => {
          event.preventDefault();
          open();
        }}
      >
        <fieldset className="draft-kinds">
          <legend className="visually-hidden">What to do with the packs</legend>
          {kindsOf(packs).map(({ kind, title: name, text }) => (
            <label key={kind}>
              <input
                type="radio"
                name="kind"
                checked={wish.kind === kind}
                onChange={() => setWish({ ...wish, kind })}
              />
              <b>{name}</b>
              <span>{text}</span>
            </label>
          ))}
        </fieldset>
        <div className="draft-fields">
          <Choice
            title="Players"
            value={wish.seats}
            values={SEATS}
            onChange={seats => setWish({ ...wish, seats, people: Math.min(wish.people, seats) })}
          />
          <Choice
            title="People at this screen"
            value={wish.people}
            values={Array.from({ length: wish.seats }, (_, i) => i + 1)}
            onChange={people => setWish({ ...wish, people })}
          />
          <Choice
            title="Packs for each"
            value={wish.packs}
            values={Array.from(
              { length: packs.packs.max - packs.packs.min + 1 },
              (_, i) => packs.packs.min + i,
            )}
            onChange={n => setWish({ ...wish, packs: n })}
          />
          <label>
            <span>Seed</span>
            <input
              value={wish.seed}
              maxLength={100}
              placeholder="by chance"
              onChange={event => setWish({ ...wish, seed: event.target.value })}
            />
          </label>
        </div>
        <button type="submit" className="button primary">
          Open the packs
        </button>
      </form>
      <Reasons reasons={refusal} game={game.id} />
      <InPacks packs={packs} book={book} />
      <Begun hall={hall} game={game} />
      <p>
        <a href={hashOf({ page: 'decks' })}>All decks</a>
      </p>
    </Frame>
  );
}

interface ChoiceProps {
  title: string;
  value: number;
  values: readonly number[];
  onChange(value: number): void;
}

function Choice({ title, value, values, onChange }: ChoiceProps) {
  return (
    <label>
      <span>{title}</span>
      <select value={value} onChange={event => onChange(Number(event.target.value))}>
        {values.map(n => (
          <option key={n} value={n}>
            {n}
          </option>
        ))}
      </select>
    </label>
  );
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
