import type { CompanyInfo, MatchState, SocialWish } from '@siegeworks/protocol';

interface HaltedProps {
  company: CompanyInfo;
  state: MatchState;
  social(wish: SocialWish): void;
}

/** The rules have failed: the match stands at its last good step, and the table decides how to go on. */
export function Halted({ company: { halted, proposal }, state, social }: HaltedProps) {
  if (halted === 'void')
    return (
      <p className="company-asked" role="status">
        The match has ended without a result, because the rules failed. It counts for nobody.
      </p>
    );
  return (
    <div className="company-asked" role="alert">
      <p>
        The rules have failed. Nothing is lost: the match stands as it was before, the clocks are stopped, and
        a report is kept.
      </p>
      {state.eye !== null && !proposal && (
        <p>
          <button type="button" className="button small primary" onClick={() => social('back')}>
            Go back one step
          </button>{' '}
          <button type="button" className="button small" onClick={() => social('end')}>
            End without a result
          </button>
        </p>
      )}
    </div>
  );
}
