import type { Afterwards, SeriesLength } from '@siegeworks/protocol';
import { Select } from '../fields.tsx';
import type { Draft } from './terms-form.tsx';

const LATER: readonly { value: Afterwards; label: string }[] = [
  { value: 'everybody', label: 'Open to everybody' },
  { value: 'table', label: 'Open to those who played' },
  { value: 'nobody', label: 'Each keeps their own view' },
];
const SERIES = [
  { value: '', label: 'One match' },
  { value: '3', label: 'Best of three' },
  { value: '5', label: 'Best of five' },
];

interface AgreementProps {
  draft: Draft;
  /** Whether the person has an account: a rating needs one. */
  account: boolean;
  change(part: Partial<Draft>): void;
}

/** What is agreed upon beside the game: whoever sits down agrees to it. */
export function Agreement({ draft, account, change }: AgreementProps) {
  return (
    <fieldset>
      <legend>Agreed before the deal</legend>
      <Select
        title="Series"
        name="series"
        value={draft.series === null ? '' : `${draft.series}`}
        choices={SERIES}
        text={draft.series === null ? '' : 'Seeds and replays are open only after the last match.'}
        onChange={value => change({ series: value === '' ? null : (Number(value) as SeriesLength) })}
      />
      <Select
        title="Afterwards"
        name="afterwards"
        value={draft.afterwards}
        choices={LATER}
        text="To whom hands, lists and replay are open after the end. The strictest wish at the table holds."
        onChange={value => change({ afterwards: value as Afterwards })}
      />
      <Check
        title="Rated"
        name="rated"
        on={draft.rated}
        disabled={!account}
        text={account ? 'Everybody needs an account. No take-backs, no hints.' : 'Needs an account.'}
        change={rated => change({ rated })}
      />
      <Check
        title="Watchers"
        name="watch"
        on={draft.watch}
        text="Others may watch. They see no hands."
        change={watch => change({ watch })}
      />
    </fieldset>
  );
}

interface CheckProps {
  title: string;
  name: string;
  on: boolean;
  text: string;
  disabled?: boolean;
  change(on: boolean): void;
}

function Check({ title, name, on, text, disabled = false, change }: CheckProps) {
  return (
    <label className="field-line">
      <span className="field-title">{title}</span>
      <input
        type="checkbox"
        name={name}
        checked={on}
        disabled={disabled}
        onChange={event => change(event.target.checked)}
      />
      <span className="field-text">{text}</span>
    </label>
  );
}
