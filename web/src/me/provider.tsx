import type { AccountInfo, MoreWays } from '@siegeworks/protocol';
import { useEffect, useState } from 'react';
import { Reasons } from '../reasons.tsx';
import * as account from './account.ts';
import { DeedButton, Panel, useDeed } from './form.tsx';

/** The ways into an account that only some houses have. */
export function useMoreWays(): MoreWays {
  const [more, setMore] = useState<MoreWays>({});
  useEffect(() => {
    // A house that cannot be asked has none.
    account.moreWays().then(setMore, () => {});
  }, []);
  return more;
}

/** Leaves the page for the provider, which sends people back to where they were. */
export function WithProvider({ says }: { says: string }) {
  const leave = async () => window.location.assign(await account.placeOfProvider());
  return <DeedButton says={says} deed={leave} />;
}

/** An account that the provider may vouch for, too. */
export function Connection({ info: { provider }, changed }: { info: AccountInfo; changed(): void }) {
  const deed = useDeed();
  if (!provider) return null;
  const { name, connected } = provider;
  return (
    <Panel id="provider" title={`Sign in with ${name}`}>
      <p>
        {connected
          ? `${name} signs you in here. This house knows nothing of you there but one name that only it uses.`
          : `If you have an account at ${name}, it can sign you in here. This house learns nothing of you there but one name that only it uses.`}
      </p>
      {connected ? (
        <>
          <Reasons reasons={deed.reasons} />
          <button
            type="button"
            className="button"
            onClick={() => deed.run(account.disconnectProvider, changed)}
          >
            Disconnect {name}
          </button>
        </>
      ) : (
        <WithProvider says={`Connect ${name}`} />
      )}
    </Panel>
  );
}
