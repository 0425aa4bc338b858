import '../game/form.css';
import type {
  Afterwards,
  GameInfo,
  Letter,
  Offering,
  Person,
  Reason,
  SeriesLength,
  StartWish,
  Variants,
} from '@siegeworks/protocol';
import { isAway } from '@siegeworks/protocol';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { Fields, Select, spoken } from '../fields.tsx';
import { firstFields, fitMode, fitPlayers } from '../game/modes.ts';
import { fittingOptions } from '../game/table-size.ts';
import type { Hall } from '../hall.ts';
import { reasonsOf } from '../match.ts';
import { Reasons } from '../reasons.tsx';
import { defaults } from '../setup.ts';
import { Agreement } from './agreement.tsx';
import type { Start } from './beginning.tsx';
import { Beginning, startFrom } from './beginning.tsx';
import { CLOCKS } from './clocks.ts';
import * as house from './house.ts';

interface TermsProps {
  hall: Hall;
  game: GameInfo;
  person: Person;
  /** The friend to whom it is addressed: no link is needed then. */
  friend?: string | undefined;
  /** The moment of another match with which this one begins. */
  from?: string | undefined;
  made(letter: Letter): void;
}

/** What somebody offers to play, before it is written down. */
export interface Draft {
  players: number;
  options: Letter['terms']['options'];
  deck: string;
  clock: number;
  open: boolean;
  watch: boolean;
  series: SeriesLength | null;
  rated: boolean;
  afterwards: Afterwards;
  leaving: string | null;
  takeBacks: boolean;
  hints: boolean;
  brisk: boolean;
  openHands: boolean;
  start: Start | null;
}

function usualDraft(game: GameInfo, start: Start | null): Draft {
  const players = Math.max(2, game.seats.min);
  const { options } = fitMode(game, defaults(game.options), players);
  return {
    players,
    options,
    deck: game.decks[0]?.id ?? '',
    clock: 0,
    open: false,
    watch: true,
    series: null,
    rated: false,
    afterwards: 'everybody',
    leaving: null,
    takeBacks: true,
    hints: false,
    brisk: false,
    openHands: false,
    start,
  };
}

/** What is agreed before the deal. Everything has a sensible value already. */
export function TermsForm({ hall, game, person, friend, from, made }: TermsProps) {
  const [moment] = useState(() => startFrom(from));
  const [draft, setDraft] = useState(() => usualDraft(game, moment));
  const [note, setNote] = useState('');
  const [reasons, setReasons] = useState<readonly Reason[]>([]);
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const to = friend === undefined ? {} : { to: [friend] };
    wishOf(hall, draft.start)
      .then(wish => house.invite({ ...offeringOf(game, draft), ...to, ...(wish && { from: wish }) }))
      .then(made, fault => setReasons(reasonsOf(fault)));
  };
  const fit = ({ options, players, note: said }: ReturnType<typeof fitMode>) => {
    change({ options, players });
    setNote(said);
  };
  return (
    <form className="form" onSubmit={submit}>
      <p>You play as {person.name}. Send the link; whoever opens it sits down opposite. No account needed.</p>
      <fieldset>
        <legend>The match</legend>
        {draft.start === null && (
          <>
            <Select
              title="Players"
              name="players"
              value={`${draft.players}`}
              choices={range(Math.max(2, game.seats.min), game.seats.max).map(choice)}
              text={note}
              onChange={value => fit(fitMode(game, draft.options, Number(value)))}
            />
            <Fields
              game={game.id}
              schema={modesOf(game)}
              values={draft.options}
              onChange={options => fit(fitPlayers(game, options, draft.players))}
              name="option"
              called={spoken}
            />
          </>
        )}
        <Bring game={game} draft={draft} change={change} />
      </fieldset>
      <Agreement draft={draft} bots={hall.bots} account={person.account} change={change} />
      {!draft.rated && <Beginning game={game} draft={draft} moment={moment} change={change} />}
      <Reasons reasons={reasons} game={game.id} />
      <div className="row">
        <button type="submit" className="button primary form-start">
          Make the invitation
        </button>
      </div>
    </form>
  );
}

function Bring({
  game,
  draft,
  change,
}: {
  game: GameInfo;
  draft: Draft;
  change(part: Partial<Draft>): void;
}) {
  return (
    <>
      {draft.start === null && game.decks.length > 0 && (
        <Select
          title="Your deck"
          name="deck"
          value={draft.deck}
          choices={game.decks.map(({ id, name }) => ({ value: id, label: name }))}
          text={game.decks.find(each => each.id === draft.deck)?.text ?? ''}
          onChange={deck => change({ deck })}
        />
      )}
      <Select
        title="Clock"
        name="clock"
        value={`${draft.clock}`}
        choices={CLOCKS.map(({ name }, i) => ({ value: `${i}`, label: name }))}
        text={
          draft.clock === 0
            ? ''
            : 'So much for each, and a little more for every decision. A clock runs only for whoever has to decide.'
        }
        onChange={value => change({ clock: Number(value) })}
      />
      <label className="field-line">
        <span className="field-title">Open table</span>
        <input
          type="checkbox"
          name="open"
          checked={draft.open}
          onChange={event => change({ open: event.target.checked })}
        />
        <span className="field-text">Anybody in the hall may sit down.</span>
      </label>
    </>
  );
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);
const choice = (n: number) => ({ value: `${n}`, label: `${n}` });

/** Mode and difficulty; everything else is as usual. */
function modesOf({ id, options }: GameInfo): Variants {
  return Object.fromEntries(Object.entries(options).filter(([name]) => firstFields(id).includes(name)));
}

/** Where the match begins, as the house is told: a match in this browser is handed over as a file. */
async function wishOf({ session }: Hall, start: Start | null): Promise<StartWish | null> {
  if (!start) return null;
  const { wish } = start;
  if (wish.kind === 'scenario' || isAway(wish.match)) return wish;
  const { text } = await session.ask('export', { match: wish.match }, 'file');
  return { kind: 'file', text, pick: wish.pick };
}

function offeringOf(game: GameInfo, draft: Draft): Offering {
  const { players, options, deck, clock, open, start, rated, ...rest } = draft;
  const { watch, series, afterwards, leaving, openHands, hints, takeBacks, brisk } = rest;
  const seats = Array.from({ length: start?.seats ?? players }, () => null);
  const helps = rated ? {} : { openHands, hints, takeBacks, brisk };
  return {
    terms: {
      game: game.id,
      options: start ? {} : { ...options, ...fittingOptions(game.id, players) },
      seats,
      clock: CLOCKS[clock]?.rule ?? null,
      watch,
      series,
      rated,
      afterwards,
      leaving: seats.length > 2 ? leaving : null,
      ...helps,
    },
    sitting: { seat: 0, deck: deck === '' ? null : deck, entropy: house.ownRandomness() },
    open,
  };
}
