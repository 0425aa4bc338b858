import type { FileText } from '@siegeworks/protocol';
import { Dialog } from '@siegeworks/ui';
import { useEffect, useState } from 'react';
import type { Desk } from './desk.ts';
import './report.css';

/** Milliseconds without a letter after which the file is drawn up anew. */
const PAUSE = 300;

/** Something is wrong: the person says what, sees everything that the file will hold, and keeps it. */
export function ReportSheet({ desk }: { desk: Desk }) {
  const { actions } = desk.props;
  const [words, setWords] = useState('');
  const { file, refused } = useReport(desk, words);
  // Drawn up once more: the last letters may not be in what is shown yet.
  const keep = () =>
    actions.report(words).then(made => {
      actions.keepReport(made);
      desk.open(null);
    });
  return (
    <Dialog title="Something is wrong" onClose={() => desk.open(null)}>
      <p>
        This writes one file with which anybody can look at this very moment: the match up to here, the last
        sentences of the log, the versions of the program, and what you say. Nothing is sent anywhere.
      </p>
      <label className="report-words">
        <span>What is wrong, in your own words?</span>
        <textarea
          rows={4}
          maxLength={10_000}
          value={words}
          onChange={event => setWords(event.target.value)}
          placeholder="What did you expect, and what happened instead?"
        />
      </label>
      {refused !== '' && <p role="alert">{refused}</p>}
      <details className="report-file" open>
        <summary>What the file will hold</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <pre tabIndex={0}>{file?.text}</pre>
      </details>
      <div className="dialog-buttons">
        <button type="button" className="button primary" onClick={keep} disabled={!file}>
          Save the file
        </button>
      </div>
      <p className="note">
        In a terminal, <code>siege report FILE</code> opens that moment.
      </p>
    </Dialog>
  );
}

/** The file as it would be written now. */
function useReport({ props: { actions } }: Desk, words: string): { file: FileText | null; refused: string } {
  const [file, setFile] = useState<FileText | null>(null);
  const [refused, setRefused] = useState('');
  const { report } = actions;
  useEffect(() => {
    let late = false;
    const draw = () =>
      report(words).then(
        made => late || setFile(made),
        (fault: Error) => late || setRefused(fault.message),
      );
    const timer = setTimeout(draw, words === '' ? 0 : PAUSE);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [report, words]);
  return { file, refused };
}
