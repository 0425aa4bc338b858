import './me.css';
import '../people/people.css';
import type { AccountInfo, Person } from '@siegeworks/protocol';
import { useCallback, useEffect, useState } from 'react';
import { Frame } from '../frame.tsx';
import * as house from '../people/house.ts';
import { NameForm } from '../people/who.tsx';
import { hashOf } from '../route.ts';
import * as account from './account.ts';
import { Codes } from './codes.tsx';
import { MyData } from './data.tsx';
import { MeField, MeForm, Panel, useDeed } from './form.tsx';
import { Passkeys, Password, Places, RecoveryCodes } from './keys.tsx';
import { MailAddress } from './mail.tsx';
import { MakeAccount } from './make-account.tsx';
import { OtherDevice } from './other-device.tsx';
import { Connection } from './provider.tsx';
import { SignIn } from './sign-in.tsx';

/** Who the person is to the house: a name, an account, its keys, and what is kept about them. */
export function MePage() {
  const [person, setPerson] = useState<Person | null | undefined | 'asking'>('asking');
  useEffect(() => {
    void house.whoAmI().then(setPerson);
  }, []);
  return (
    <Frame at="home" title="You">
      <h1>{person && person !== 'asking' ? person.name : 'You'}</h1>
      {person && person !== 'asking' && (
        <p>
          <a href={hashOf({ page: 'person', person: '' })}>Your ratings, results and matches</a>
        </p>
      )}
      {person === undefined && <p>There is no house behind this page that could know you.</p>}
      {person === null && <Nobody came={setPerson} />}
      {person && person !== 'asking' && !person.account && <AsGuest person={person} changed={setPerson} />}
      {person && person !== 'asking' && person.account && <WithAccount person={person} changed={setPerson} />}
    </Frame>
  );
}

function Nobody({ came }: { came(person: Person): void }) {
  return (
    <div className="me-panels">
      <Panel id="guest" title="Play as a guest">
        <p>A name is enough. You can make an account of it later and keep everything.</p>
        <NameForm says="Go on" done={came} />
      </Panel>
      <Panel id="sign-in" title="Sign in">
        <SignIn done={account.beginAnew} />
      </Panel>
    </div>
  );
}

interface OfPerson {
  person: Person;
  changed(person: Person): void;
}

function AsGuest({ person, changed }: OfPerson) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <Codes codes={codes} done={account.beginAnew} />;
  return (
    <>
      <p>You play as a guest. Only this browser knows you.</p>
      <div className="me-panels">
        <Panel id="account" title="Make an account">
          <MakeAccount person={person} made={setCodes} />
        </Panel>
        <Panel id="sign-in" title="Sign in">
          <p>
            If you have an account already, sign in. The matches of this guest stay with the guest, who is
            here again when you sign out.
          </p>
          <SignIn done={account.beginAnew} />
        </Panel>
        <Name person={person} changed={changed} />
        <OtherDevice />
        <MyData person={person} />
      </div>
    </>
  );
}

function WithAccount({ person, changed }: OfPerson) {
  const [info, look] = useAccount();
  return (
    <>
      <p>You are signed in.</p>
      <div className="me-panels">
        <Name person={person} changed={changed} />
        {info && (
          <>
            <Places info={info} changed={look} />
            <Password info={info} changed={look} />
            <Connection info={info} changed={look} />
            <Passkeys info={info} changed={look} />
            <MailAddress info={info} changed={look} />
            <RecoveryCodes info={info} changed={look} />
          </>
        )}
        <OtherDevice />
        <MyData person={person} />
      </div>
    </>
  );
}

/** What the house tells of this account, and how to look again. */
function useAccount(): [AccountInfo | null, () => void] {
  const [info, setInfo] = useState<AccountInfo | null>(null);
  const look = useCallback(() => {
    // What cannot be shown now is shown at the next look.
    account.accountInfo().then(setInfo, () => {});
  }, []);
  useEffect(look, [look]);
  return [info, look];
}

function Name({ person, changed }: OfPerson) {
  const [name, setName] = useState(person.name);
  const [said, setSaid] = useState('');
  const deed = useDeed();
  const submit = () =>
    deed.run(
      () => house.introduce(name),
      renamed => {
        changed(renamed);
        setName(renamed.name);
        setSaid(`You are ${renamed.name} from now on.`);
      },
    );
  return (
    <Panel id="name" title="Name">
      <MeForm says="Change the name" deed={deed} onSubmit={submit}>
        <MeField
          title={person.account ? 'Your name, under which you also sign in' : 'Your name'}
          value={name}
          onChange={setName}
          fills="nickname"
          most={24}
        />
      </MeForm>
      <p role="status">{said}</p>
    </Panel>
  );
}
