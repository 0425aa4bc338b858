import type { GameInfo, Variants, VariantValue } from '@siegeworks/protocol';
import { wordTitle } from '@siegeworks/protocol';
import { Fields } from '../fields.tsx';
import type { Hall } from '../hall.ts';
import { HouseRules } from './house-rules.tsx';
import { firstFields } from './modes.ts';
import type { PartProps } from './players.tsx';

interface OptionsProps extends PartProps {
  hall: Hall;
  called(word: string): string;
  unfolded: boolean;
}

/** Options and variants, folded away; those that were changed are shown even then. */
export function Options({ hall, game, setup, change, called, unfolded }: OptionsProps) {
  const schema = offered(game);
  const changed = [
    ...changedOptions(schema, setup.options, called),
    ...(setup.overlay ? [setup.overlay.name] : []),
  ];
  return (
    <details className="options" open={unfolded}>
      <summary>
        Options and variants
        <span className="options-changed">{changed.length === 0 ? 'all as usual' : changed.join(', ')}</span>
      </summary>
      <div className="options-fields">
        <Fields
          game={game.id}
          schema={schema}
          values={setup.options}
          onChange={options => change({ options })}
          name="option"
          called={called}
        />
        <HouseRules hall={hall} game={game} setup={setup} change={change} />
        <label className="field-line">
          <span className="field-title">Seed</span>
          <input name="seed" value={setup.seed} onChange={event => change({ seed: event.target.value })} />
          <span className="field-text">
            The same seed deals the same cards and dice. Leave it empty for chance.
          </span>
        </label>
      </div>
    </details>
  );
}

/** Said by the field "Series", where decks stay the same in it. */
const HIDDEN = ['campaign', 'campaignDeckChange'];
const offered = ({ id, options }: GameInfo): Variants => {
  const first = firstFields(id);
  const rest = Object.entries(options).filter(([name]) => !HIDDEN.includes(name) && !first.includes(name));
  return Object.fromEntries(rest);
};

/** What differs from the usual: `Round limit 9`, `Teams on`. */
export function changedOptions(
  schema: Variants,
  values: Record<string, VariantValue>,
  called: (word: string) => string,
): string[] {
  return Object.entries(schema).flatMap(([key, field]) => {
    const { title, default: usual, unset } = field;
    const value = values[key] ?? usual;
    if (value === usual) return [];
    if (typeof value === 'boolean') return [`${title} ${value ? 'on' : 'off'}`];
    if (typeof value === 'number') return [`${title} ${value === -1 && unset ? unset : value}`];
    return [`${title}: ${wordTitle(field, value) ?? called(value)}`];
  });
}
