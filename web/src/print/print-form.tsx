import { Select } from '../fields.tsx';
import type { Paper, PrintOptions, Size } from './sheets.ts';
import { PAPERS, SINGLE, SIZES } from './sheets.ts';

interface PrintFormProps {
  options: PrintOptions;
  change(part: Partial<PrintOptions>): void;
}

const TICKS: readonly [keyof PrintOptions, string][] = [
  ['crop', 'Crop marks'],
  ['extras', 'Tokens, markers and boards'],
  ['rules', 'Rules on one page'],
  ['backs', 'Backs, mirrored for two-sided printing'],
  ['ink', 'Spare ink: outlines instead of grounds'],
  ['test', 'Test page with rulers'],
];

/** How the sheets are made. */
export function PrintForm({ options, change }: PrintFormProps) {
  const choices = (words: readonly string[]) => words.map(value => ({ value, label: value }));
  return (
    <form className="print-form" onSubmit={event => event.preventDefault()}>
      <Select
        title="Paper"
        name="paper"
        value={options.paper}
        choices={[
          ...choices(Object.keys(PAPERS)),
          { value: SINGLE, label: 'One card a page, for print shops' },
        ]}
        onChange={paper => change({ paper: paper as Paper })}
      />
      <Select
        title="Card size"
        name="size"
        value={options.size}
        choices={Object.entries(SIZES).map(([value, { width, height }]) => ({
          value,
          label: `${width} × ${height} mm, ${value}`,
        }))}
        onChange={size => change({ size: size as Size })}
      />
      <Select
        title="Bleed"
        name="bleed"
        value={`${options.bleed}`}
        choices={[
          { value: '0', label: 'None: cards touch' },
          { value: '3', label: '3 mm around each card' },
        ]}
        onChange={bleed => change({ bleed: bleed === '3' ? 3 : 0 })}
      />
      {TICKS.map(([key, text]) => (
        <label key={key} className="bench-tick">
          <input
            type="checkbox"
            checked={options[key] === true}
            onChange={event => change({ [key]: event.target.checked })}
          />{' '}
          {text}
        </label>
      ))}
      {options.backs && (
        <fieldset className="print-offset">
          <legend>Move the backs, in mm</legend>
          {(['right', 'down'] as const).map(way => (
            <label key={way}>
              {way}{' '}
              <input
                type="number"
                step="0.5"
                min="-10"
                max="10"
                value={options[way]}
                onChange={event => change({ [way]: event.target.valueAsNumber || 0 })}
              />
            </label>
          ))}
        </fieldset>
      )}
      <button type="button" className="button primary" onClick={() => window.print()}>
        Print or save as PDF…
      </button>
      <p className="print-hint">
        <b>Print at 100 %.</b> “Fit to page” makes cards too small. The bar at the foot of each sheet must
        measure 50 mm.
      </p>
    </form>
  );
}
