import './me.css';
import '../people/people.css';
import { useState } from 'react';
import { Frame } from '../frame.tsx';
import { Reasons } from '../reasons.tsx';
import { go, hashOf } from '../route.ts';
import * as account from './account.ts';
import { MeField, MeForm, useDeed } from './form.tsx';

/** The other end of a link in a mail. A press is needed: programs that look through mail open links, too. */
export function MailPage({ what, code }: { what: 'confirm' | 'reset'; code: string }) {
  return what === 'confirm' ? <Confirm code={code} /> : <NewPassword code={code} />;
}

function Confirm({ code }: { code: string }) {
  const [address, setAddress] = useState<string | null>(null);
  const deed = useDeed();
  const confirm = () =>
    deed.run(
      () => account.confirmAddress(code),
      said => setAddress(said.address),
    );
  return (
    <Frame at="home" title="Your address">
      <h1>Your address</h1>
      <div className="me-panel me-narrow">
        {address === null ? (
          <>
            <p>You have opened the link in the mail, so the address is yours.</p>
            <Reasons reasons={deed.reasons} />
            <button type="button" className="button primary" onClick={confirm}>
              Confirm the address
            </button>
          </>
        ) : (
          <>
            <p role="status">If you forget your password, a link can be sent to {address} from now on.</p>
            <a className="button" href={hashOf({ page: 'me' })}>
              Your page
            </a>
          </>
        )}
      </div>
    </Frame>
  );
}

function NewPassword({ code }: { code: string }) {
  const [password, setPassword] = useState('');
  const deed = useDeed();
  const submit = () =>
    deed.run(
      () => account.resetPassword(code, password),
      () => {
        go({ page: 'me' });
        account.beginAnew();
      },
    );
  return (
    <Frame at="home" title="A new password">
      <h1>A new password</h1>
      <div className="me-panel me-narrow">
        <MeForm says="Set the new password" deed={deed} primary onSubmit={submit}>
          <p>You are signed in with it here, and signed out everywhere else.</p>
          <MeField
            title="New password, at least 8 characters"
            value={password}
            onChange={setPassword}
            fills="new-password"
            secret
          />
        </MeForm>
      </div>
    </Frame>
  );
}
