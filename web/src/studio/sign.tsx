import type { StudioMark } from '@siegeworks/protocol';
import { MARK_WORDS } from './words.ts';

/** The sign of a decision, told apart by its shape as well as by its letters. */
export function Sign({ mark }: { mark: StudioMark }) {
  return (
    <span className="studio-sign" data-mark={mark} title={MARK_WORDS[mark]}>
      {mark === 'only' ? '□' : mark}
    </span>
  );
}
