import './host-word.css';
import type { HostWords } from '@siegeworks/protocol';
import { Dialog } from '@siegeworks/ui';
import { useEffect, useState } from 'react';
import * as moderation from './moderation.ts';

/** How often a page asks whether the host has something to say. */
const LOOK = 20_000;

/** What the host says to everybody or to this person. Nothing where the page has no house, or the host is silent. */
export function HostWord() {
  const [words, setWords] = useHostWords();
  if (!words) return null;
  const { notice, drain, banned, warnings } = words;
  const read = () => {
    setWords({ ...words, warnings: [] });
    void moderation.warningsRead().catch(() => {});
  };
  return (
    <>
      {banned !== null && (
        <p className="house-word" role="status">
          The host says: {banned}. You can still play against the computer.
        </p>
      )}
      {notice !== null && (
        <p className="house-word" role="status">
          {notice}
          {drain && ' No new matches with people begin until then; those being played continue.'}
        </p>
      )}
      {warnings.length > 0 && (
        <Dialog title="A word from the host" onClose={read}>
          {warnings.map(warning => (
            <p key={warning}>{warning}</p>
          ))}
          <button type="button" className="button primary" onClick={read}>
            I have read it
          </button>
        </Dialog>
      )}
    </>
  );
}

function useHostWords(): [HostWords | null, (words: HostWords) => void] {
  const [words, setWords] = useState<HostWords | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let [watching, answered] = [true, false];
    const look = async () => {
      // A page that nobody looks at asks nothing.
      const next = document.hidden ? undefined : await moderation.hostWords().catch(() => null);
      if (!watching) return;
      if (next) setWords(next);
      answered ||= next !== null;
      // Where nobody has ever answered there is no house.
      if (answered) timer = setTimeout(look, LOOK);
    };
    void look();
    return () => {
      watching = false;
      clearTimeout(timer);
    };
  }, []);
  return [words, setWords];
}
