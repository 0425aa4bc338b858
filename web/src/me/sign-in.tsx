import { useState } from 'react';
import * as account from './account.ts';
import { DeedButton, MeField, MeForm, useDeed } from './form.tsx';
import { MailMeALink } from './mail.tsx';
import { canHavePasskeys, signInWithPasskey } from './passkeys.ts';
import { useMoreWays, WithProvider } from './provider.tsx';

interface SignInProps {
  done(): void;
  /** Whether nothing else is as important where it stands. */
  primary?: boolean;
}

/** The ways into an account: password, passkey, a provider where the house has one, or a recovery code for whoever has forgotten. */
export function SignIn({ done, primary = false }: SignInProps) {
  const [forgotten, setForgotten] = useState(false);
  const { provider, mail } = useMoreWays();
  return (
    <>
      {forgotten && mail && <MailMeALink />}
      {forgotten ? <Recover done={done} /> : <WithPassword done={done} primary={primary} />}
      <div className="row">
        {provider !== undefined && <WithProvider says={`Sign in with ${provider}`} />}
        {canHavePasskeys() && (
          <DeedButton says="Sign in with a passkey" deed={signInWithPasskey} done={done} />
        )}
        <button type="button" className="button small" onClick={() => setForgotten(!forgotten)}>
          {forgotten ? 'I know my password' : 'I forgot my password'}
        </button>
      </div>
    </>
  );
}

function WithPassword({ done, primary = false }: SignInProps) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const deed = useDeed();
  return (
    <MeForm
      says="Sign in"
      deed={deed}
      primary={primary}
      onSubmit={() => deed.run(() => account.signIn(name, password), done)}
    >
      <MeField title="User name" value={name} onChange={setName} fills="username" most={24} />
      <MeField title="Password" value={password} onChange={setPassword} fills="current-password" secret />
    </MeForm>
  );
}

function Recover({ done }: { done(): void }) {
  const [name, setName] = useState('');
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const deed = useDeed();
  const submit = () => deed.run(() => account.recover(name, code, password), done);
  return (
    <MeForm says="Set the new password" deed={deed} onSubmit={submit}>
      <p className="small-print">
        One of your recovery codes lets you choose a new password. Each works once. If you have none left, a
        host of this house can set a new password for you.
      </p>
      <MeField title="User name" value={name} onChange={setName} fills="username" most={24} />
      <MeField title="Recovery code" value={code} onChange={setCode} fills="one-time-code" most={40} />
      <MeField title="New password" value={password} onChange={setPassword} fills="new-password" secret />
    </MeForm>
  );
}
