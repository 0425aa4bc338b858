import type { Person } from '@siegeworks/protocol';
import { useState } from 'react';
import * as account from './account.ts';
import { MeField, MeForm, useDeed } from './form.tsx';
import { useMoreWays, WithProvider } from './provider.tsx';

interface MakeAccountProps {
  person: Person;
  made(codes: readonly string[]): void;
}

/** A guest becomes an account, and gets its recovery codes. */
export function MakeAccount({ person, made }: MakeAccountProps) {
  const [name, setName] = useState(person.name);
  const [password, setPassword] = useState('');
  const deed = useDeed();
  const submit = () =>
    deed.run(
      () => account.makeAccount(name, password),
      ({ codes }) => made(codes),
    );
  const { provider } = useMoreWays();
  return (
    <>
      <MeForm says="Make the account" deed={deed} primary onSubmit={submit}>
        <p>
          Sign in from any device. Your matches, talk and settings stay yours, and nobody else can have your
          name. No e-mail.
        </p>
        <MeField title="User name" value={name} onChange={setName} fills="username" most={24} />
        <MeField
          title="Password, at least 8 characters"
          value={password}
          onChange={setPassword}
          fills="new-password"
          secret
        />
      </MeForm>
      {provider !== undefined && <WithProvider says={`Use ${provider} instead of a password`} />}
    </>
  );
}
