import type { Reason } from '@siegeworks/protocol';
import { useState } from 'react';
import { keepFile } from './files.ts';
import { Frame } from './frame.tsx';
import { reasonsOf } from './match.ts';
import { Reasons } from './reasons.tsx';
import { go, hashOf } from './route.ts';
import type { Session } from './session.ts';

/** A saved match that cannot be opened: why, and what can still be done with it. */
export function LostMatch({
  session,
  match,
  reasons,
}: {
  session: Session;
  match: string;
  reasons: readonly Reason[];
}) {
  const [refusal, setRefusal] = useState<readonly Reason[]>([]);
  const refuse = (fault: unknown) => setRefusal(reasonsOf(fault));
  const keep = () => session.ask('export', { match }, 'file').then(keepFile, refuse);
  const forget = () => session.ask('forget', { match }, 'done').then(() => go({ page: 'home' }), refuse);
  return (
    <Frame at="matches" title="A damaged match">
      <h1>This match cannot be opened</h1>
      <Reasons reasons={refusal.length > 0 ? refusal : reasons} />
      <p>Nothing was changed. Export the file if you want to look into it, or delete it.</p>
      <div className="row">
        <a className="button primary" href={hashOf({ page: 'home' })}>
          All games
        </a>
        <button type="button" className="button" onClick={keep}>
          Export file
        </button>
        <button type="button" className="button" onClick={forget}>
          Delete match
        </button>
      </div>
    </Frame>
  );
}
