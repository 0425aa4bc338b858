import type { RefObject } from 'react';
import { spoken } from '../fields.tsx';
import type { FacetList, Filter } from './filters.ts';
import { filtersSet, NO_FILTER } from './filters.ts';

interface FilterBarProps {
  filter: Filter;
  facets: FacetList;
  search: RefObject<HTMLInputElement | null>;
  found: number;
  change(part: Partial<Filter>): void;
  /** Enter leaves the field for the first card that was found. */
  onWall(): void;
}

/** What is shown of all cards: words as they are typed, types as chips, everything else under one press. */
export function FilterBar({ filter, facets, search, found, change, onWall }: FilterBarProps) {
  const set = filtersSet(filter);
  return (
    <search className="bench-filter">
      <div className="bench-filter-line">
        <input
          ref={search}
          type="search"
          aria-label="Name or text of cards"
          placeholder="Name or text"
          value={filter.words}
          onChange={event => change({ words: event.target.value })}
          onKeyDown={event => {
            if (event.key !== 'Enter') return;
            // Else the same key would press the card that gets the focus.
            event.preventDefault();
            onWall();
          }}
        />
        <select
          aria-label="Order"
          value={filter.sort}
          onChange={event => change({ sort: event.target.value })}
        >
          <option value="">In the order of the book</option>
          <option value="name">By name</option>
          <option value="copies">In the deck first</option>
          {facets.numbers.map(({ name }) => (
            <option key={name} value={name}>
              By {name}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="button small bench-way"
          aria-label="The other way round"
          aria-pressed={filter.down}
          onClick={() => change({ down: !filter.down })}
        >
          {filter.down ? '↑' : '↓'}
        </button>
        <label className="bench-tick">
          <input
            type="checkbox"
            checked={filter.fitting}
            onChange={event => change({ fitting: event.target.checked })}
          />{' '}
          Only what may be in it
        </label>
      </div>
      <Types filter={filter} facets={facets} change={change} />
      <details className="bench-more">
        <summary>
          {set === 0 ? 'More filters' : `More filters (${set})`} <small>{found} shown</small>
        </summary>
        <Facets filter={filter} facets={facets} change={change} />
        <button
          type="button"
          className="button small"
          onClick={() => change({ ...NO_FILTER, fitting: filter.fitting })}
        >
          Clear all
        </button>
      </details>
    </search>
  );
}

type PartProps = Pick<FilterBarProps, 'filter' | 'facets' | 'change'>;

function Types({ filter, facets, change }: PartProps) {
  const press = (name: string) =>
    change({
      types: filter.types.includes(name)
        ? filter.types.filter(each => each !== name)
        : [...filter.types, name],
    });
  return (
    <fieldset className="bench-types">
      <legend className="visually-hidden">Types of cards</legend>
      <button type="button" aria-pressed={filter.types.length === 0} onClick={() => change({ types: [] })}>
        All
      </button>
      {facets.types.map(({ name }) => (
        <button
          key={name}
          type="button"
          aria-pressed={filter.types.includes(name)}
          onClick={() => press(name)}
        >
          {spoken(name)}
        </button>
      ))}
    </fieldset>
  );
}

function Facets({ filter, facets, change }: PartProps) {
  return (
    <div className="bench-facets">
      {facets.words.map(({ name, values }) => (
        <label key={name}>
          <span>{name}</span>
          <select
            value={filter.facets[name] ?? ''}
            onChange={event => change({ facets: { ...filter.facets, [name]: event.target.value } })}
          >
            <option value="">Any</option>
            {values.map(value => (
              <option key={value}>{value}</option>
            ))}
          </select>
        </label>
      ))}
      {facets.numbers.map(({ name, min, max }) => (
        <fieldset key={name} className="bench-range">
          <legend>{name}</legend>
          {(['min', 'max'] as const).map(end => (
            <input
              key={end}
              type="number"
              aria-label={`${name}, ${end === 'min' ? 'at least' : 'at most'}`}
              placeholder={end === 'min' ? `${min}` : `${max}`}
              min={min}
              max={max}
              value={filter.ranges[name]?.[end] ?? ''}
              onChange={event => change({ ranges: ranged(filter, name, end, event.target.valueAsNumber) })}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}

function ranged({ ranges }: Filter, name: string, end: 'min' | 'max', value: number): Filter['ranges'] {
  const { [end]: _old, ...other } = ranges[name] ?? {};
  return { ...ranges, [name]: Number.isNaN(value) ? other : { ...other, [end]: value } };
}
