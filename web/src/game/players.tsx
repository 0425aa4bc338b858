import type { BotInfo, GameInfo } from '@siegeworks/protocol';
import { Select } from '../fields.tsx';
import type { Setup } from '../setup.ts';
import { PERSON } from '../setup.ts';
import { SeriesChoice } from './series.tsx';
import { fittingOptions } from './table-size.ts';

export interface PartProps {
  game: GameInfo;
  setup: Setup;
  change(part: Partial<Setup>): void;
}

/** How many play, where the person sits, and against whom. */
export function Players({ game, setup, change, bots }: PartProps & { bots: readonly BotInfo[] }) {
  const { min, max } = game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const count = (players: number) =>
    change({ players, options: { ...setup.options, ...fittingOptions(game.id, players) } });
  return (
    <fieldset>
      <legend>Players</legend>
      {counts.length > 1 && (
        <Select
          title="Number of players"
          name="players"
          value={`${setup.players}`}
          choices={counts.map(n => ({ value: `${n}`, label: `${n}` }))}
          onChange={value => count(Number(value))}
        />
      )}
      <SeatChoice setup={setup} change={change} />
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
      {setup.players > 1 && <SeriesChoice game={game} setup={setup} change={change} />}
    </fieldset>
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
