import type { ChangeEvent } from 'react';

/** Takes a file with a match. */
export function ImportButton({ bring }: { bring(event: ChangeEvent<HTMLInputElement>): void }) {
  return (
    <label className="button small import">
      Import a match…
      <input type="file" accept=".json,application/json" className="visually-hidden" onChange={bring} />
    </label>
  );
}
