import type { GameInfo, Reason } from '@siegeworks/protocol';
import { CreditLine } from '@siegeworks/ui';
import type { FormEvent } from 'react';
import { useEffect, useState } from 'react';
import { Fields, Select, spoken } from './fields.tsx';
import type { Hall } from './home.tsx';
import { reasonsOf } from './match.ts';
import { Reasons } from './reasons.tsx';
import { go, hashOf } from './route.ts';
import type { Setup } from './setup.ts';
import { planOf, usualChoices, usualSetup } from './setup.ts';

/** Deck, opponent, seat, options and seed of a new match. */
export function NewGame({ hall, game }: { hall: Hall; game: GameInfo }) {
  const [setup, setSetup] = useState(() => usualSetup(game, hall.bots));
  const [refusal, setRefusal] = useState<readonly Reason[]>([]);
  const called = useCardNames(hall, game.id);
  const change = (part: Partial<Setup>) => setSetup({ ...setup, ...part });
  const start = (event: FormEvent) => {
    event.preventDefault();
    const plan = planOf(setup, hall.bots, Math.random());
    const created = hall.session.ask('create', { game: game.id, ...plan }, 'opened');
    created.then(
      ({ match }) => go({ page: 'match', match }),
      fault => setRefusal(reasonsOf(fault)),
    );
  };
  return (
    <main className="page" data-game={game.id}>
      <p>
        <a href={hashOf({ page: 'home' })}>All games</a>
      </p>
      <h1>New game of {game.title}</h1>
      <form className="form" onSubmit={start}>
        <Players hall={hall} game={game} setup={setup} change={change} />
        {Array.from({ length: setup.players }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: players are told apart by their place
          <Player key={i} game={game} setup={setup} change={change} i={i} called={called} />
        ))}
        <fieldset>
          <legend>Options</legend>
          <Fields
            game={game.id}
            schema={game.options}
            values={setup.options}
            onChange={options => change({ options })}
            name="option"
            called={called}
          />
          <label className="field-line">
            <span className="field-title">Seed</span>
            <input name="seed" value={setup.seed} onChange={event => change({ seed: event.target.value })} />
            <span className="field-text">
              The same seed deals the same cards and dice. Leave it empty for chance.
            </span>
          </label>
        </fieldset>
        <Reasons reasons={refusal} game={game.id} />
        <div className="row">
          <button type="submit" className="button primary">
            Start
          </button>
        </div>
      </form>
      {game.credit && <CreditLine title={game.title} credit={game.credit} />}
    </main>
  );
}

type Called = (word: string) => string;

/** Choices that are cards are shown by the names of the cards, others as people write them. */
function useCardNames({ session }: Hall, game: string): Called {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const asked = session.ask('cards', { game }, 'cards');
    asked.then(
      ({ cards }) => setNames(new Map(cards.map(({ id, name }) => [id, name]))),
      () => {},
    );
  }, [session, game]);
  return word => names.get(word) ?? spoken(word);
}

interface PartProps {
  game: GameInfo;
  setup: Setup;
  change(part: Partial<Setup>): void;
}

function Players({ hall, game, setup, change }: PartProps & { hall: Hall }) {
  const { min, max } = game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const bot = hall.bots.find(each => each.id === setup.bot);
  return (
    <fieldset>
      <legend>Players</legend>
      {counts.length > 1 && (
        <Select
          title="Number of players"
          name="players"
          value={`${setup.players}`}
          choices={counts.map(n => ({ value: `${n}`, label: `${n}` }))}
          onChange={value => change({ players: Number(value) })}
        />
      )}
      <SeatChoice setup={setup} change={change} />
      {(setup.players > 1 || setup.watch) && (
        <Select
          title={setup.watch ? 'Computer player' : 'Opponent'}
          name="bot"
          value={setup.bot}
          choices={hall.bots.map(({ id, name }) => ({ value: id, label: name }))}
          text={bot?.text ?? ''}
          onChange={value => change({ bot: value })}
        />
      )}
    </fieldset>
  );
}

/** Where to sit. Whoever plays alone has no choice of seats, but may still watch. */
function SeatChoice({ setup, change }: Omit<PartProps, 'game'>) {
  const alone = setup.players === 1;
  const seats = Array.from({ length: setup.players }, (_, i) => ({
    value: `${i}`,
    label: alone ? 'You play alone' : `P${i + 1}`,
  }));
  const chance = { value: '-1', label: 'By chance' };
  const seat = alone ? '0' : `${setup.seat}`;
  return (
    <Select
      title="Your seat"
      name="seat"
      value={setup.watch ? 'watch' : seat}
      choices={[
        ...(alone ? [] : [chance]),
        ...seats,
        { value: 'watch', label: 'None: watch the computer play' },
      ]}
      onChange={value => change({ watch: value === 'watch', seat: value === 'watch' ? 0 : Number(value) })}
    />
  );
}

function Player({ game, setup, change, i, called }: PartProps & { i: number; called: Called }) {
  const who =
    i === 0 && !setup.watch
      ? 'You'
      : setup.players > 2 || setup.watch
        ? `Computer ${i + (setup.watch ? 1 : 0)}`
        : 'Computer';
  const deck = game.decks.find(each => each.id === setup.decks[i]);
  const takeDeck = (id: string) => {
    const chosen = game.decks.find(each => each.id === id);
    change({ decks: setup.decks.with(i, id), choices: setup.choices.with(i, usualChoices(game, chosen)) });
  };
  if (game.decks.length === 0 && Object.keys(game.choices).length === 0) return null;
  return (
    <fieldset>
      <legend>{who}</legend>
      {game.decks.length > 0 && (
        <Select
          title="Deck"
          name={`deck${i}`}
          value={setup.decks[i]}
          choices={game.decks.map(({ id, name }) => ({ value: id, label: name }))}
          text={deck?.text ?? ''}
          onChange={takeDeck}
        />
      )}
      <Fields
        game={game.id}
        schema={game.choices}
        values={setup.choices[i]}
        onChange={values => change({ choices: setup.choices.with(i, values) })}
        name={`choice${i}`}
        called={called}
      />
    </fieldset>
  );
}
