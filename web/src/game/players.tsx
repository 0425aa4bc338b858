import type { BotInfo, GameInfo } from '@siegeworks/protocol';
import { useState } from 'react';
import { Fields, Select } from '../fields.tsx';
import type { Setup } from '../setup.ts';
import { PERSON } from '../setup.ts';
import type { OwnDecks } from './deck-field.tsx';
import { CastleField } from './deck-field.tsx';
import type { Fit } from './modes.ts';
import { firstFields, fitMode, fitPlayers } from './modes.ts';
import { SeriesChoice } from './series.tsx';
import { fittingOptions } from './table-size.ts';

export interface PartProps {
  game: GameInfo;
  setup: Setup;
  change(part: Partial<Setup>): void;
}

/** Against whom and how, then how many, where the person sits, and how often. */
export function Players({ game, setup, change, bots, called, decks }: PlayersProps) {
  const [note, setNote] = useState('');
  const fit = ({ options, players, note: said }: Fit) => {
    setNote(said);
    change({ players, options: { ...options, ...fittingOptions(game.id, players) } });
  };
  const first = firstFields(game.id).flatMap(name => {
    const field = game.options[name];
    return field ? [[name, field] as const] : [];
  });
  return (
    <fieldset>
      <legend>{game.seats.max > 1 ? 'Opponent and mode' : 'Difficulty'}</legend>
      {(setup.players > 1 || setup.watch) && (
        <Select
          title={opponentTitle(setup)}
          name="bot"
          value={setup.bot}
          choices={opponentChoices(game, bots, setup)}
          text={opponentText(bots, setup.bot)}
          onChange={bot => change({ bot })}
        />
      )}
      <Fields
        game={game.id}
        schema={Object.fromEntries(first)}
        values={setup.options}
        onChange={options => fit(fitPlayers(game, options, setup.players))}
        name="option"
        called={called}
      />
      {game.castles && <CastleField game={game} setup={setup} change={change} decks={decks} />}
      <Count game={game} players={setup.players} choose={n => fit(fitMode(game, setup.options, n))} />
      <p className="field-said" role="status">
        {note}
      </p>
      <SeatChoice setup={setup} change={change} />
      {setup.players > 1 && <SeriesChoice game={game} setup={setup} change={change} />}
    </fieldset>
  );
}

interface PlayersProps extends PartProps {
  bots: readonly BotInfo[];
  called(word: string): string;
  decks: OwnDecks;
}

function Count({ game, players, choose }: { game: GameInfo; players: number; choose(n: number): void }) {
  const { min, max } = game.seats;
  if (min === max) return null;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return (
    <Select
      title="Number of players"
      name="players"
      value={`${players}`}
      choices={counts.map(n => ({ value: `${n}`, label: `${n}` }))}
      onChange={value => choose(Number(value))}
    />
  );
}

const opponentTitle = ({ watch, players }: Setup) =>
  watch ? 'Computer player' : players > 2 ? 'Opponents' : 'Opponent';

/** Each level, followed by those who play it with a style that the game knows. */
export function opponentChoices({ styles = [] }: GameInfo, bots: readonly BotInfo[], { watch }: Setup) {
  const computers = levelsOf(bots).flatMap(({ id, name }) => [
    { value: id, label: name },
    ...bots
      .filter(bot => bot.level === id && styles.includes(bot.style ?? ''))
      .map(bot => ({ value: bot.id, label: `${name}: ${bot.name}, ${bot.style}` })),
  ]);
  return watch ? computers : [...computers, { value: PERSON, label: 'A person at this screen' }];
}

export const levelsOf = (bots: readonly BotInfo[]): BotInfo[] => bots.filter(bot => bot.style === undefined);

/** The levels to choose from, for a select. */
export const LevelOptions = ({ bots }: { bots: readonly BotInfo[] }) =>
  levelsOf(bots).map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));

/** What a level is called. */
export const levelName = (bots: readonly BotInfo[], level: string): string =>
  bots.find(({ id }) => id === level)?.name ?? level;

export function opponentText(bots: readonly BotInfo[], who: string): string {
  if (who === PERSON) return 'You share this screen; hands are hidden while it is passed on.';
  return bots.find(bot => bot.id === who)?.text ?? '';
}

/** Where to sit. A player alone has no choice of seats, but may still watch. */
function SeatChoice({ setup, change }: Omit<PartProps, 'game'>) {
  const alone = setup.players === 1;
  const seats = Array.from({ length: setup.players }, (_, i) => ({
    value: `${i}`,
    label: alone ? 'You play alone' : `Seat ${i + 1}`,
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
