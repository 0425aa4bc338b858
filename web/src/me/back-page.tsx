import './me.css';
import '../people/people.css';
import { useEffect, useState } from 'react';
import { Frame } from '../frame.tsx';
import { Reasons } from '../reasons.tsx';
import { hashOf } from '../route.ts';
import * as account from './account.ts';
import { Codes } from './codes.tsx';
import { returnTo } from './come-back.ts';
import { MeField, MeForm, useDeed } from './form.tsx';

interface Newcomer {
  name: string;
  after: string;
}

/** Where people come back to from a provider: the house hears its answer, and they go on where they were. */
export function BackPage({ answer }: { answer: string }) {
  const [newcomer, setNewcomer] = useState<Newcomer | null>(null);
  const deed = useDeed();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is told once
  useEffect(
    () =>
      deed.run(
        () => account.tellAnswer(answer),
        came => (came.as === 'new' ? setNewcomer(came) : returnTo(came.after)),
      ),
    [answer],
  );
  return (
    <Frame at="home" title="Sign in">
      <h1>{newcomer ? 'Welcome' : 'Sign in'}</h1>
      {newcomer && <NewHere newcomer={newcomer} />}
      {deed.busy && <p role="status">The house is looking who you are…</p>}
      <Reasons reasons={deed.reasons} />
      {deed.reasons.length > 0 && (
        <p>
          <a className="button" href={hashOf({ page: 'me' })}>
            Back to your page
          </a>
        </p>
      )}
    </Frame>
  );
}

/** Somebody whom the provider knows and the house does not yet: a name, and the account is made. */
function NewHere({ newcomer }: { newcomer: Newcomer }) {
  const [name, setName] = useState(newcomer.name);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const deed = useDeed();
  const submit = () =>
    deed.run(
      () => account.makeVouched(name),
      made => setCodes(made.codes),
    );
  if (codes) return <Codes codes={codes} done={() => returnTo(newcomer.after)} />;
  return (
    <div className="me-panel me-narrow">
      <MeForm says="Make the account" deed={deed} primary onSubmit={submit}>
        <p>
          {newcomer.name === ''
            ? 'You have no account in this house yet. Choose the name under which others see you here; nobody else can have it.'
            : 'You play here as a guest. With an account your matches, talk and settings stay yours, and nobody else can have your name.'}
        </p>
        <p className="small-print">
          If you have an account here already, go back, sign in with its password and connect it on your page.
        </p>
        <MeField title="User name" value={name} onChange={setName} fills="username" most={24} />
      </MeForm>
    </div>
  );
}
