import { Frame } from './frame.tsx';
import type { MatchModel } from './match.ts';
import { hashOf } from './route.ts';

/** The match was opened in another tab: what has become of it, and the way back. */
export function ElsewhereMatch({ model, keeps }: { model: MatchModel; keeps: boolean }) {
  return (
    <Frame at="matches" title="In another tab">
      <h1>This match is open in another tab</h1>
      <p role="alert">
        It was opened there more recently, so this tab has let go of it.{' '}
        {keeps
          ? 'Nothing is lost: every decision made there is saved.'
          : 'This browser did not save what was decided here: export it if you want to keep it.'}
      </p>
      <div className="row">
        <button type="button" className="button primary" onClick={() => model.comeBack()}>
          Continue here
        </button>
        <button type="button" className="button" onClick={model.actions.keepFile}>
          Export what was shown here
        </button>
        <a className="button" href={hashOf({ page: 'home' })}>
          Great Hall
        </a>
      </div>
      {keeps && (
        <p className="small-print">
          If you continue here, you pick up where the other tab is, and that tab lets go of the match.
        </p>
      )}
    </Frame>
  );
}
