import type { AccountInfo } from '@siegeworks/protocol';
import { useState } from 'react';
import { Reasons } from '../reasons.tsx';
import * as account from './account.ts';
import { browserWords, dayWords } from './browser.ts';
import { Codes } from './codes.tsx';
import { MeField, MeForm, Panel, useDeed } from './form.tsx';
import { addPasskey, canHavePasskeys } from './passkeys.ts';

interface KeysProps {
  info: AccountInfo;
  changed(): void;
}

export function Password({ info: { password: has }, changed }: KeysProps) {
  const [old, setOld] = useState('');
  const [password, setPassword] = useState('');
  const [said, setSaid] = useState('');
  const deed = useDeed();
  const submit = () =>
    deed.run(
      () => account.changePassword(old, password),
      () => {
        setOld('');
        setPassword('');
        setSaid(
          `${has ? 'Your password is changed' : 'You have a password now'}. Everywhere else you are signed out.`,
        );
        changed();
      },
    );
  return (
    <Panel id="password" title="Password">
      <MeForm says={has ? 'Change the password' : 'Set the password'} deed={deed} onSubmit={submit}>
        {has ? (
          <MeField title="Present password" value={old} onChange={setOld} fills="current-password" secret />
        ) : (
          <p>With a password you can sign in here without anybody else.</p>
        )}
        <MeField title="New password" value={password} onChange={setPassword} fills="new-password" secret />
      </MeForm>
      <p role="status">{said}</p>
    </Panel>
  );
}

export function Passkeys({ info: { passkeys }, changed }: KeysProps) {
  const deed = useDeed();
  const add = () => deed.run(() => addPasskey(browserWords(navigator.userAgent)), changed);
  return (
    <Panel id="passkeys" title="Passkeys">
      <p>A passkey signs you in with the lock of your device, without a password.</p>
      <ul className="me-list">
        {passkeys.map(({ id, name, created }) => (
          <li key={id}>
            <span>
              {name} <small>since {dayWords(created)}</small>
            </span>
            <button
              type="button"
              className="button small"
              onClick={() => deed.run(() => account.removePasskey(id), changed)}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
      <Reasons reasons={deed.reasons} />
      {canHavePasskeys() ? (
        <button type="button" className="button" onClick={add}>
          Add a passkey
        </button>
      ) : (
        <p className="small-print">
          This address has no passkeys: they need a house with a name of its own and a safe line (https).
        </p>
      )}
    </Panel>
  );
}

export function RecoveryCodes({ info, changed }: KeysProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const deed = useDeed();
  const close = () => {
    setCodes(null);
    changed();
  };
  return (
    <Panel id="codes" title="Recovery codes">
      {codes ? (
        <Codes codes={codes} done={close} />
      ) : (
        <>
          <p>
            {info.codes === 0 ? 'No code is' : info.codes === 1 ? 'One code is' : `${info.codes} codes are`}{' '}
            left. New codes replace the old ones.
          </p>
          <Reasons reasons={deed.reasons} />
          <button
            type="button"
            className="button"
            onClick={() => deed.run(account.newCodes, made => setCodes(made.codes))}
          >
            Make new codes
          </button>
        </>
      )}
    </Panel>
  );
}

export function Places({ info: { places }, changed }: KeysProps) {
  const deed = useDeed();
  return (
    <Panel id="places" title="Where you are signed in">
      <ul className="me-list">
        {places.map(({ id, browser, seen, here }) => (
          <li key={id}>
            <span>
              {browserWords(browser)} <small>{here ? 'this browser' : `last used ${dayWords(seen)}`}</small>
            </span>
            {!here && (
              <button
                type="button"
                className="button small"
                onClick={() => deed.run(() => account.signOutAt(id), changed)}
              >
                Sign out there
              </button>
            )}
          </li>
        ))}
      </ul>
      <Reasons reasons={deed.reasons} />
      <div className="row">
        {places.length > 1 && (
          <button
            type="button"
            className="button"
            onClick={() => deed.run(account.signOutElsewhere, changed)}
          >
            Sign out everywhere else
          </button>
        )}
        <button type="button" className="button" onClick={() => deed.run(account.signOut, account.beginAnew)}>
          Sign out here
        </button>
      </div>
    </Panel>
  );
}
