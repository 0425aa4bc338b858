import type { Variant, Variants, VariantValue } from '@siegeworks/protocol';
import { wordTitle } from '@siegeworks/protocol';
import { hashOf } from './route.ts';

export interface Choice {
  value: string;
  label: string;
  /** Under which heading it stands; those without one come first. */
  group?: string;
}
export interface SelectProps {
  title: string;
  name: string;
  value: string;
  choices: readonly Choice[];
  text?: string;
  onChange(value: string): void;
}

export function Select({ title, name, value, choices, text = '', onChange }: SelectProps) {
  return (
    <label className="field-line">
      <span className="field-title">{title}</span>
      <select name={name} value={value} onChange={event => onChange(event.target.value)}>
        <SelectOptions choices={choices.filter(({ group }) => group === undefined)} />
        {[...new Set(choices.flatMap(({ group }) => group ?? []))].map(group => (
          <optgroup key={group} label={group}>
            <SelectOptions choices={choices.filter(choice => choice.group === group)} />
          </optgroup>
        ))}
      </select>
      {text !== '' && <span className="field-text">{text}</span>}
    </label>
  );
}

const SelectOptions = ({ choices }: Pick<SelectProps, 'choices'>) =>
  choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

interface FieldsProps {
  game: string;
  schema: Variants;
  values: Record<string, VariantValue>;
  onChange(values: Record<string, VariantValue>): void;
  /** Tells the fields of one player from those of another. */
  name: string;
  /** What the words of a closed list are called. */
  called(word: string): string;
  /** What else is known about a variant. */
  known?(variant: string, field: Variant): { lines: readonly string[]; how: string } | null;
}

/** The variants that a game offers, each with its explanation and its rule. */
export function Fields({ game, schema, values, onChange, name, called, known }: FieldsProps) {
  return Object.entries(schema).map(([key, field]) => (
    <div className="field-line" key={key}>
      <label className="field-title" htmlFor={`${name}-${key}`}>
        {field.title}
      </label>
      <Input
        id={`${name}-${key}`}
        field={field}
        called={called}
        value={values[key] ?? field.default}
        onChange={value => onChange({ ...values, [key]: value })}
      />
      <span className="field-text">
        {field.text}{' '}
        {field.rule !== '' && <a href={hashOf({ page: 'rules', game, rule: field.rule })}>{field.rule}</a>}
        <Known about={known?.(key, field) ?? null} />
      </span>
    </div>
  ));
}

const Known = ({ about }: { about: { lines: readonly string[]; how: string } | null }) =>
  about?.lines.map(line => (
    <span className="field-known" title={about.how} key={line}>
      {line}
    </span>
  ));

interface InputProps {
  id: string;
  field: Variant;
  called(word: string): string;
  value: VariantValue;
  onChange(value: VariantValue): void;
}

function Input({ id, field, called, value, onChange }: InputProps) {
  if (typeof field.default === 'boolean') {
    return (
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        onChange={event => onChange(event.target.checked)}
      />
    );
  }
  if (typeof field.default === 'number' && field.unset !== undefined) {
    return <OpenNumber id={id} field={field} value={Number(value)} onChange={onChange} />;
  }
  if (typeof field.default === 'number') {
    return (
      <input
        id={id}
        type="number"
        min={field.min}
        max={field.max}
        value={String(value)}
        onChange={event => onChange(event.target.valueAsNumber || 0)}
      />
    );
  }
  if (!field.words)
    return <input id={id} value={String(value)} onChange={event => onChange(event.target.value)} />;
  return (
    <select id={id} value={String(value)} onChange={event => onChange(event.target.value)}>
      {field.words.map(word => (
        <option key={word} value={word}>
          {wordTitle(field, word) ?? called(word)}
        </option>
      ))}
    </select>
  );
}

/** A number that may be left open: what that is called comes first. */
function OpenNumber({ id, field, value, onChange }: Omit<InputProps, 'called'> & { value: number }) {
  const { min = 0, max = min, unset = '' } = field;
  const numbers = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return (
    <select id={id} value={value} onChange={event => onChange(Number(event.target.value))}>
      <option value={-1}>{spoken(unset)}</option>
      {numbers.map(n => (
        <option key={n} value={n}>
          {n}
        </option>
      ))}
    </select>
  );
}

/** A word of a closed list as people write it: `square-thick` is `Square thick`, `playPhase` is `Play phase`. */
export function spoken(word: string): string {
  const text = word
    .replaceAll('-', ' ')
    .replaceAll(/(?<=[a-z])([A-Z]|\d)/g, part => ` ${part.toLowerCase()}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
