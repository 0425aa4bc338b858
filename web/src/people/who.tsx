import type { Person, Reason } from '@siegeworks/protocol';
import type { FormEvent } from 'react';
import { useEffect, useState } from 'react';
import { reasonsOf } from '../match.ts';
import { Reasons } from '../reasons.tsx';
import * as house from './house.ts';

/** Who this browser is to the house: `undefined` until that is known, or for ever where there is no house or nobody asks. */
export function usePerson(
  wanted = true,
): [Person | null | undefined, (person: Person | null | undefined) => void] {
  const [person, setPerson] = useState<Person | null | undefined>(undefined);
  useEffect(() => {
    if (wanted) void house.whoAmI().then(setPerson);
  }, [wanted]);
  return [person, setPerson];
}

/** Whether there is a house behind the page in which to meet others; asked for only when somebody wants to know. */
export function useHasHouse(wanted: boolean): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    if (wanted) void house.whoAmI().then(person => setHas(person !== undefined));
  }, [wanted]);
  return has;
}

/** Asks for a name, and for nothing else. */
export function NameForm({ says, done }: { says: string; done(person: Person): void }) {
  const [name, setName] = useState('');
  const [reasons, setReasons] = useState<readonly Reason[]>([]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    house.introduce(name).then(done, fault => setReasons(reasonsOf(fault)));
  };
  return (
    <form className="who" onSubmit={submit}>
      <label>
        Your name
        <input
          name="name"
          value={name}
          onChange={event => setName(event.target.value)}
          maxLength={24}
          autoComplete="nickname"
          required
          // biome-ignore lint/a11y/noAutofocus: it is the only thing that the page asks for
          autoFocus
        />
      </label>
      <button type="submit" className="button primary">
        {says}
      </button>
      <Reasons reasons={reasons} />
    </form>
  );
}
