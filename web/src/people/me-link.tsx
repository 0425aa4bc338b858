import { hashOf } from '../route.ts';
import { usePerson } from './who.tsx';

/** Who one is in this house, and the way to everything about it. */
export function MeLink() {
  const [person] = usePerson();
  if (person === undefined) return null;
  return (
    <a className="people-me" href={hashOf({ page: 'me' })}>
      {person === null ? 'Sign in' : person.account ? person.name : `${person.name} (guest)`}
    </a>
  );
}
