import type { AccountInfo } from '@siegeworks/protocol';
import { useState } from 'react';
import { Reasons } from '../reasons.tsx';
import * as account from './account.ts';
import { MeField, MeForm, Panel, useDeed } from './form.tsx';

/** Where mail reaches an account, if somebody wants that. */
export function MailAddress({ info: { mail }, changed }: { info: AccountInfo; changed(): void }) {
  const [address, setAddress] = useState('');
  const giving = useDeed();
  const removing = useDeed();
  if (!mail) return null;
  const submit = () =>
    giving.run(
      () => account.giveAddress(address),
      () => {
        setAddress('');
        changed();
      },
    );
  return (
    <Panel id="mail" title="Mail">
      <p>
        {mail.address === null
          ? 'If you like, give an address: when you have forgotten your password, you get a link there. It is used for nothing else.'
          : `A link for a new password can be sent to ${mail.address}.`}
      </p>
      {mail.asked !== null && (
        <p role="status">
          A mail is on its way to {mail.asked}. Open the link in it within an hour, so that the house knows
          that the address is yours.
        </p>
      )}
      <MeForm says="Send me a link" deed={giving} onSubmit={submit}>
        <MeField
          title={mail.address === null ? 'Your address' : 'Another address'}
          value={address}
          onChange={setAddress}
          fills="email"
          most={254}
        />
      </MeForm>
      {(mail.address !== null || mail.asked !== null) && (
        <>
          <Reasons reasons={removing.reasons} />
          <button
            type="button"
            className="button"
            onClick={() => removing.run(account.removeAddress, changed)}
          >
            Remove the address
          </button>
        </>
      )}
    </Panel>
  );
}

/** Somebody who has forgotten their password wants a link; the page cannot tell whether it is sent. */
export function MailMeALink() {
  const [name, setName] = useState('');
  const [asked, setAsked] = useState('');
  const deed = useDeed();
  const submit = () =>
    deed.run(
      () => account.forgetPassword(name),
      () => setAsked(name),
    );
  return (
    <MeForm says="Send me a link" deed={deed} onSubmit={submit}>
      <p className="small-print">
        If you gave the house an address, it can send you a link for a new password.
      </p>
      <MeField title="Your user name" value={name} onChange={setName} fills="username" most={24} />
      {asked !== '' && (
        <p role="status">
          If {asked} has an account here with an address, a mail is on its way. Its link works once, for an
          hour.
        </p>
      )}
    </MeForm>
  );
}
