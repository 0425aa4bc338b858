import type {
  BranchWish,
  Option,
  StudioAnalysis,
  StudioAnswer,
  StudioMoment,
  StudioStanding,
} from '@siegeworks/protocol';
import { useEffect, useId, useState } from 'react';
import type { Hall } from '../hall.ts';
import { hashOf } from '../route.ts';
import type { PlacedBranch } from './branches.ts';
import { branchTree, nameAt, playOn, USUAL_BOT } from './branches.ts';
import type { Spot } from './moment.ts';
import { studentOf } from './moment.ts';
import type { Opened } from './use-studio.ts';
import { percent } from './words.ts';

interface WhatIfProps {
  hall: Hall;
  opened: Opened;
  source: string;
  spot: Spot;
  moment: StudioMoment;
  found: StudioAnalysis | null;
  secret: boolean;
  /** Marks on the table what an answer is about. */
  point(answer: StudioAnswer | null): void;
}

/** What else could have been: play on from here, and see how earlier tries went. */
export function WhatIf({ hall, opened, source, spot, moment, found, secret, point }: WhatIfProps) {
  const { match } = opened;
  const [wish, setWish] = useState<Wished>(() => ({
    seat: studentOf(match),
    honest: false,
    bot: USUAL_BOT,
    name: '',
  }));
  const change = (part: Partial<Wished>) => setWish({ ...wish, ...part });
  const [fault, setFault] = useState('');
  const form = useId();
  const over = spot.at >= match.picks;
  const play = (first?: Option) => {
    const name = wish.name.trim() || nameAt(match, spot.at);
    const seat = first && moment.next ? moment.next.seat : wish.seat;
    const whole = { ...wish, at: spot.at, seat, name, ...(first && { first }) };
    playOn(hall, opened, source, whole).catch((why: Error) => setFault(why.message));
  };
  const verdict = secret ? undefined : found?.verdicts.find(({ at }) => at === spot.at);
  return (
    <section className="studio-if" aria-label="What if">
      <header>
        <h2>What if</h2>
        {verdict && found && <small>{found.tries} tries for each decision</small>}
        {!over && (
          <button type="submit" form={form} className="button small primary">
            Play on from here
          </button>
        )}
      </header>
      {over ? (
        <p className="studio-none">The match is over here: go back to a moment from which to play on.</p>
      ) : (
        <Wish {...{ hall, opened, wish, change, form, play: () => play() }} />
      )}
      {verdict && (
        <ul className="studio-tries">
          {verdict.answers.map((answer, place) => (
            <li key={answer.text}>
              <button
                type="button"
                className="studio-try"
                data-picked={answer.picked}
                data-best={place === 0}
                onClick={() => play(answer.option)}
                onPointerEnter={() => point(answer)}
                onPointerLeave={() => point(null)}
                onFocus={() => point(answer)}
                onBlur={() => point(null)}
                title="Play on with this answer"
              >
                <span className="studio-try-name">{answer.text}</span>
                <small>
                  {answer.picked ? 'played' : place === 0 ? 'best' : answer.equal ? 'as good' : ''}
                </small>
                <b>{percent(answer.chance)}</b>
                <i style={{ width: percent(answer.chance) }} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {fault !== '' && <p role="alert">{fault}</p>}
      <Tree opened={opened} hall={hall} source={source} />
    </section>
  );
}

type Wished = Pick<BranchWish, 'seat' | 'honest' | 'bot' | 'name'>;

interface WishProps {
  hall: Hall;
  opened: Opened;
  wish: Wished;
  change(part: Partial<Wished>): void;
  /** The name under which the button above it sends it. */
  form: string;
  play(): void;
}

/** Which seat to take over, against whom, and with which hidden cards. */
function Wish({ hall, opened: { match }, wish, change, form, play }: WishProps) {
  const levels = hall.bots.filter(each => each.style === undefined);
  return (
    <form
      id={form}
      className="studio-branch"
      onSubmit={event => {
        event.preventDefault();
        play();
      }}
    >
      <label>
        Take over{' '}
        <select value={wish.seat} onChange={event => change({ seat: Number(event.target.value) })}>
          {match.seats.map((each, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <option key={n} value={n}>
              {each.name}
            </option>
          ))}
        </select>
      </label>
      <label>
        against{' '}
        <select value={wish.bot} onChange={event => change({ bot: event.target.value })}>
          {levels.map(each => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </select>
      </label>
      <label>
        Hidden cards{' '}
        <select
          value={wish.honest ? 'anew' : 'same'}
          onChange={event => change({ honest: event.target.value === 'anew' })}
        >
          <option value="same">as they were</option>
          <option value="anew">dealt anew (honest)</option>
        </select>
      </label>
      <label>
        Name{' '}
        <input value={wish.name} maxLength={80} onChange={event => change({ name: event.target.value })} />
      </label>
    </form>
  );
}

interface Branch extends PlacedBranch {
  standing: StudioStanding | null;
}

/** The branches of this match, and those of its branches below them, with how each of them stands. */
function Tree({ opened, hall, source }: { opened: Opened; hall: Hall; source: string }) {
  const { line, match } = opened;
  const [tree, setTree] = useState<readonly Branch[]>([]);
  const [again, look] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again after every change
  useEffect(() => {
    let wanted = true;
    const standing = async (placed: PlacedBranch): Promise<Branch> => {
      const { match: id } = placed.entry;
      const file = await hall.session.ask('export', { match: id }, 'file').catch(() => null);
      return { ...placed, standing: file && (await line.ask('standing', file.text).catch(() => null)) };
    };
    branchTree(opened, source)
      .then(all => Promise.all(all.map(standing)))
      .then(
        found => wanted && setTree(found),
        () => {},
      );
    return () => {
      wanted = false;
    };
  }, [line, match, source, again]);
  if (tree.length === 0 && !match.branch) return null;
  const change = (work: () => Promise<unknown>) => () =>
    void work().then(
      () => look(again + 1),
      () => {},
    );
  return (
    <>
      {match.branch && <p className="studio-none">This is the branch “{match.branch.name}”.</p>}
      {tree.length > 0 && <h3>Branches</h3>}
      <ul className="studio-tree">
        {tree.map(({ entry, depth, standing }) => (
          <li key={entry.match} style={{ paddingInlineStart: `${depth}rem` }}>
            <span className="studio-tree-name">
              <b>{entry.name}</b>{' '}
              <small>
                from moment {entry.at}, {entry.honest ? 'cards dealt anew' : 'same cards'}:{' '}
                {standsText(entry.seat, standing)}
              </small>
            </span>
            <a className="button small" href={wayTo(entry.match, standing)}>
              {standing?.over ? 'Open' : 'Continue'}
            </a>
            <button
              type="button"
              className="button small"
              aria-label={`Rename ${entry.name}`}
              onClick={change(() => {
                const name = window.prompt('Name', entry.name) || entry.name;
                return line.ask('keepBranch', { ...entry, name });
              })}
            >
              Rename
            </button>
            <button
              type="button"
              className="button small"
              aria-label={`Forget ${entry.name}`}
              onClick={change(() => line.ask('forgetBranch', entry.match))}
            >
              Forget
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

const wayTo = (match: string, standing: StudioStanding | null): string =>
  standing?.over ? hashOf({ page: 'studio', source: match, moment: '' }) : hashOf({ page: 'match', match });

function standsText(seat: number, standing: StudioStanding | null): string {
  if (!standing) return 'not in this browser any more';
  const chance = percent(standing.chances[seat] ?? 0);
  return standing.over === null
    ? `chance ${chance} after ${standing.picks} picks`
    : `${standing.over} (${chance})`;
}
