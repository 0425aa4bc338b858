import './people.css';
import type { Person } from '@siegeworks/protocol';
import { Frame } from '../frame.tsx';
import { SignInAgain } from '../me/sign-in-again.tsx';
import * as house from './house.ts';
import { NameForm } from './who.tsx';

/** Whoever opens a match without ever having been in its house: everybody in a room sees who watches, so a name is needed. */
export function Newcomer({ came }: { came(person: Person | null | undefined): void }) {
  return (
    <Frame at="home" title="A match between people">
      <h1>A match between people</h1>
      <p>Those who play see who watches. What may they call you?</p>
      <NameForm says="Watch" done={came} />
      <p>
        If you have a seat at this table, it waits for you:{' '}
        <SignInAgain done={() => void house.whoAmI().then(came)} />
      </p>
    </Frame>
  );
}
