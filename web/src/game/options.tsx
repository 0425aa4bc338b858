import type { GameInfo, Variant, Variants, VariantValue } from '@siegeworks/protocol';
import { wordTitle } from '@siegeworks/protocol';
import { Fields } from '../fields.tsx';
import type { Hall } from '../hall.ts';
import { consequencesOf } from './consequences.ts';
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
          known={(variant, field) => consequencesOf(game, variant, value => valueText(field, value, called))}
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
    const { title, default: usual } = field;
    const value = values[key] ?? usual;
    if (value === usual) return [];
    return [`${title}${field.words ? ':' : ''} ${valueText(field, value, called)}`];
  });
}

/** A value as people read it: `on`, `9`, `by preset`. */
function valueText(field: Variant, value: VariantValue, called: (word: string) => string): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'number') return value === -1 && field.unset ? field.unset : `${value}`;
  return wordTitle(field, value) ?? called(value);
}
