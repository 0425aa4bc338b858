import type { Reason } from '@siegeworks/protocol';
import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import { reasonsOf } from '../match.ts';
import { Reasons } from '../reasons.tsx';

/** Something that is asked of the house: it is under way, it was refused, or it is done. */
export interface Deed {
  busy: boolean;
  reasons: readonly Reason[];
  run<T>(deed: () => Promise<T>, done: (answer: T) => void): void;
}

export function useDeed(): Deed {
  const [busy, setBusy] = useState(false);
  const [reasons, setReasons] = useState<readonly Reason[]>([]);
  return {
    busy,
    reasons,
    run(deed, done) {
      if (busy) return;
      setBusy(true);
      setReasons([]);
      deed()
        .then(done, fault => setReasons(reasonsOf(fault)))
        .finally(() => setBusy(false));
    },
  };
}

interface MeFormProps {
  says: string;
  deed: Deed;
  primary?: boolean;
  onSubmit(): void;
  children: ReactNode;
}

/** A few fields and one button. */
export function MeForm({ says, deed, primary = false, onSubmit, children }: MeFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className="me-form" onSubmit={submit}>
      {children}
      <Reasons reasons={deed.reasons} />
      <button type="submit" className={primary ? 'button primary' : 'button'} aria-disabled={deed.busy}>
        {says}
      </button>
    </form>
  );
}

interface DeedButtonProps<T> {
  says: string;
  deed(): Promise<T>;
  done?(answer: T): void;
}

/** A small button, and beside it why what it asked for was refused. */
export function DeedButton<T>({ says, deed: wanted, done = () => {} }: DeedButtonProps<T>) {
  const deed = useDeed();
  return (
    <>
      <button
        type="button"
        className="button small"
        aria-disabled={deed.busy}
        onClick={() => deed.run(wanted, done)}
      >
        {says}
      </button>
      {deed.reasons.length > 0 && (
        <p className="me-refused" role="alert">
          {deed.reasons.map(({ text }) => text).join('; ')}
        </p>
      )}
    </>
  );
}

interface MeFieldProps {
  title: string;
  value: string;
  onChange(value: string): void;
  /** What browsers may fill in. */
  fills: string;
  secret?: boolean;
  most?: number;
}

export function MeField({ title, value, onChange, fills, secret = false, most = 128 }: MeFieldProps) {
  return (
    <label>
      {title}
      <input
        type={secret ? 'password' : 'text'}
        value={value}
        onChange={event => onChange(event.target.value)}
        autoComplete={fills}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={most}
        required
      />
    </label>
  );
}

/** One matter of the page about oneself. */
export function Panel({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="me-panel" aria-labelledby={`me-${id}`}>
      <h2 id={`me-${id}`}>{title}</h2>
      {children}
    </section>
  );
}
