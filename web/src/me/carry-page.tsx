import './me.css';
import '../people/people.css';
import type { Person } from '@siegeworks/protocol';
import { useEffect, useState } from 'react';
import { Frame } from '../frame.tsx';
import { Reasons } from '../reasons.tsx';
import { go } from '../route.ts';
import * as account from './account.ts';
import { useDeed } from './form.tsx';

/** The other end of a link between two devices: one press, and this one is the same person. */
export function CarryPage({ code }: { code: string }) {
  const [whom, setWhom] = useState<Pick<Person, 'name' | 'account'> | null>(null);
  const deed = useDeed();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked once for each link
  useEffect(() => deed.run(() => account.carriedBy(code), setWhom), [code]);
  const take = () =>
    deed.run(
      () => account.takeCarried(code),
      () => {
        go({ page: 'home' });
        account.beginAnew();
      },
    );
  return (
    <Frame at="home" title="Play on here">
      <h1>Play on here</h1>
      <Reasons reasons={deed.reasons} />
      {whom && (
        <section className="letter on-parchment" aria-label="Play on here">
          <p className="letter-terms">
            This link makes you {whom.name} in this browser, with all your seats.
          </p>
          <button type="button" className="button primary" onClick={take}>
            Go on as {whom.name}
          </button>
        </section>
      )}
    </Frame>
  );
}
