import { SERIES, winsNeeded } from '@siegeworks/protocol';
import { Select } from '../fields.tsx';
import type { PartProps } from './players.tsx';
import { seriesOptions } from './table-size.ts';

const CHOICES = [
  { value: '1', label: 'Single match' },
  ...SERIES.map(of => ({ value: `${of}`, label: `Best of ${of}` })),
];

/** One match or several between the same players. */
export function SeriesChoice({ game, setup, change }: PartProps) {
  const { series, options } = setup;
  const choose = (value: string) => {
    const chosen = SERIES.find(of => `${of}` === value) ?? null;
    change({ series: chosen, options: { ...options, ...seriesOptions(game.id, chosen) } });
  };
  return (
    <Select
      title="Series"
      name="series"
      value={`${series ?? 1}`}
      choices={CHOICES}
      text={series === null ? '' : `First to ${winsNeeded(series)} wins. A draw counts for nobody.`}
      onChange={choose}
    />
  );
}
