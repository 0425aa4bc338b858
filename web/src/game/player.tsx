import type { BotInfo, VariantValue } from '@siegeworks/protocol';
import { Fields, Select } from '../fields.tsx';
import type { Setup } from '../setup.ts';
import { isShared, nameOf, PERSON, whoPlays } from '../setup.ts';
import type { OwnDecks } from './deck-field.tsx';
import { DeckField } from './deck-field.tsx';
import type { PartProps } from './players.tsx';
import { opponentChoices, opponentText } from './players.tsx';

interface PlayerProps extends PartProps {
  bots: readonly BotInfo[];
  i: number;
  called(word: string): string;
  /** Decks of one's own, beside the ready ones. */
  decks: OwnDecks;
}

/** One player: who it is where that can differ, the deck, and the game's own choices. */
export function Player(props: PlayerProps) {
  const { game, setup, change, i, called, decks } = props;
  const who = whoPlays(setup, i);
  const several = setup.players > 2 && i > 0;
  const named = isShared(setup) && (who === 'me' || who === PERSON);
  const takes = game.decks.length > 0 || Object.keys(game.choices).length > 0;
  if (!takes && !several && !named) return null;
  return (
    <fieldset>
      <legend>{legendOf(setup, i)}</legend>
      {several && <Apart {...props} />}
      {named && <NameField {...props} />}
      {game.decks.length > 0 && <DeckField game={game} setup={setup} change={change} i={i} decks={decks} />}
      <Fields
        game={game.id}
        schema={game.choices}
        values={setup.own[i]?.choices ?? setup.choices[i]}
        onChange={values => change(withChoices(setup, i, values))}
        name={`choice${i}`}
        called={called}
      />
    </fieldset>
  );
}

/** A deck of one's own brings its choices along; those of a ready one stand beside it. */
function withChoices(setup: Setup, i: number, choices: Record<string, VariantValue>): Partial<Setup> {
  const own = setup.own[i];
  if (own) return { own: { ...setup.own, [i]: { ...own, choices } } };
  return { choices: setup.choices.with(i, choices) };
}

function legendOf(setup: Setup, i: number): string {
  const who = whoPlays(setup, i);
  if (who === 'me' || who === PERSON) return nameOf(setup, i);
  const computers = Array.from({ length: setup.players }, (_, n) => n).filter(
    n => !['me', PERSON].includes(whoPlays(setup, n)),
  );
  return computers.length > 1 ? `Computer ${computers.indexOf(i) + 1}` : 'Computer';
}

/** Another kind of opponent than the others have. */
function Apart({ game, setup, change, bots, i }: PlayerProps) {
  return (
    <Select
      title="Played by"
      name={`bot${i}`}
      value={setup.apart[i]}
      choices={[{ value: '', label: 'As chosen above' }, ...opponentChoices(game, bots, setup)]}
      text={opponentText(bots, setup.apart[i])}
      onChange={who => change({ apart: setup.apart.with(i, who) })}
    />
  );
}

function NameField({ setup, change, i }: PlayerProps) {
  return (
    <label className="field-line">
      <span className="field-title">Name</span>
      <input
        name={`name${i}`}
        value={setup.names[i]}
        maxLength={24}
        placeholder={nameOf({ ...setup, names: [] }, i)}
        onChange={event => change({ names: setup.names.with(i, event.target.value) })}
      />
    </label>
  );
}
