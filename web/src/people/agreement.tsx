import type { Afterwards, BotInfo, SeriesLength } from '@siegeworks/protocol';
import { Select } from '../fields.tsx';
import { Check } from './check.tsx';
import type { Draft } from './draft.ts';

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
  /** Who may play on for somebody who leaves. */
  bots: readonly BotInfo[];
  /** Whether the person has an account: a rating needs one. */
  account: boolean;
  change(part: Partial<Draft>): void;
}

/** What is agreed upon beside the game: whoever sits down agrees to it. */
export function Agreement({ draft, bots, account, change }: AgreementProps) {
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
        text={
          draft.openHands
            ? 'Others may watch. They see all hands, too.'
            : 'Others may watch. They see no hands.'
        }
        change={watch => change({ watch })}
      />
      {draft.players > 2 && (
        <Select
          title="If somebody leaves"
          name="leaving"
          value={draft.leaving ?? ''}
          choices={[
            { value: '', label: 'They are out, by the rules' },
            ...bots.map(({ id, name }) => ({ value: id, label: `${name} plays on` })),
          ]}
          text="The computer plays until its owner returns."
          onChange={value => change({ leaving: value === '' ? null : value })}
        />
      )}
      {!draft.rated && <Helps draft={draft} change={change} />}
    </fieldset>
  );
}

/** What helps those who play for the fun of it. */
function Helps({ draft, change }: Pick<AgreementProps, 'draft' | 'change'>) {
  return (
    <>
      <Check
        title="Take-backs"
        name="takeBacks"
        on={draft.takeBacks}
        text="At most three for each, and only when all others agree."
        change={takeBacks => change({ takeBacks })}
      />
      <Check
        title="Hints"
        name="hints"
        on={draft.hints}
        text="Everybody may ask the computer for advice."
        change={hints => change({ hints })}
      />
      <Check
        title="Brisk"
        name="brisk"
        on={draft.brisk}
        text="What is passed without asking takes no moment. Quicker, but it shows who could not have answered."
        change={brisk => change({ brisk })}
      />
    </>
  );
}
