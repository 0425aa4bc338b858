import type { DecksAllowed, GameInfo, Variants } from '@siegeworks/protocol';
import { useState } from 'react';
import { Fields, Select, spoken } from '../fields.tsx';
import { firstFields, fitMode, fitPlayers } from '../game/modes.ts';
import { CLOCKS } from './clocks.ts';
import type { Draft } from './draft.ts';
import { decksIn } from './draft.ts';

export interface FieldsProps {
  game: GameInfo;
  draft: Draft;
  change(part: Partial<Draft>): void;
}

/** For how many, and which kind of match: each follows the other. */
export function Size({ game, draft, change }: FieldsProps) {
  const [note, setNote] = useState('');
  const fit = ({ options, players, note: said }: ReturnType<typeof fitMode>) => {
    change({ options, players });
    setNote(said);
  };
  return (
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
  );
}

export function ClockField({ draft, change }: Pick<FieldsProps, 'draft' | 'change'>) {
  return (
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
  );
}

const DECKS: readonly { value: DecksAllowed; label: string }[] = [
  { value: 'legal', label: 'Ready ones, and everybody’s own' },
  { value: 'ready', label: 'Ready ones only' },
  { value: 'any', label: 'Any, even against the rules' },
];

export function DecksField({ draft, change }: Pick<FieldsProps, 'draft' | 'change'>) {
  const { decks, rated } = draft;
  return (
    <Select
      title="Decks allowed"
      name="decks"
      value={decksIn(draft)}
      choices={DECKS.filter(({ value }) => !(rated && value === 'any'))}
      text={
        decks === 'any' && !rated
          ? 'The rules for building decks do not apply; such a match is never rated.'
          : ''
      }
      onChange={value => change({ decks: DECKS.find(each => each.value === value)?.value ?? 'legal' })}
    />
  );
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);
const choice = (n: number) => ({ value: `${n}`, label: `${n}` });

/** Mode and difficulty; everything else is as usual. */
function modesOf({ id, options }: GameInfo): Variants {
  return Object.fromEntries(Object.entries(options).filter(([name]) => firstFields(id).includes(name)));
}
