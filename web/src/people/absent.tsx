import type { CompanyInfo, MatchState, PeopleInfo, SocialWish } from '@siegeworks/protocol';

interface AbsentProps {
  state: MatchState;
  people: PeopleInfo | null;
  company: CompanyInfo;
  social(wish: SocialWish): void;
}

/** Somebody is away or silent: they are warned first, and then those who stayed may end the wait or keep waiting. */
export function Absent({ state, people, company, social }: AbsentProps) {
  const wait = people?.wait;
  if (!wait || state.outcome) return null;
  const { mine, name } = state.seats[wait.seat];
  if (mine) return <Warning isOver={wait.left === 0} />;
  if (wait.left > 0 || state.eye === null) return null;
  const several = state.seats.length > 2;
  const canLeave = !several || company.agreed.leaving === null;
  return (
    <div className="company-asked" role="alert">
      <p>{name} does not answer. You may keep waiting, or end the wait.</p>
      {canLeave && (
        <button type="button" className="button small" onClick={() => social('claim')}>
          {several ? `${name} leaves the match` : 'Claim the match'}
        </button>
      )}{' '}
      <button type="button" className="button small" onClick={() => social('replace')}>
        A computer plays on for {name}
      </button>
    </div>
  );
}

function Warning({ isOver }: { isOver: boolean }) {
  return (
    <p className="company-asked" role="alert">
      {isOver
        ? 'The others may now end the match or let a computer play on for you. Decide, or say something, to stay.'
        : 'Are you still there? Decide, or say something, within a minute: after that the others may continue without you.'}
    </p>
  );
}
