import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';

export interface DialogProps {
  title: string;
  onClose(): void;
  /** Another look than a column of words. */
  look?: string;
  children: ReactNode;
}

/** The browser's own modal dialog: it keeps the focus inside, and Escape closes it. */
export function Dialog({ title, onClose, look = '', children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const leaving = useRef(false);
  useEffect(() => {
    const dialog = element.current;
    leaving.current = false;
    dialog?.showModal();
    return () => {
      leaving.current = true;
      dialog?.close();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does for the keyboard what a click outside does for the mouse
    <dialog
      ref={element}
      className={`dialog on-parchment ${look}`.trim()}
      aria-labelledby={heading}
      // The browser may close it by itself, for example when Escape is pressed twice.
      onClose={() => leaving.current || onClose()}
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
      onClick={event => {
        if (event.target === element.current) onClose();
      }}
    >
      <header className="dialog-head">
        <h2 id={heading}>{title}</h2>
        <button type="button" className="button small" onClick={onClose}>
          Close <kbd>Esc</kbd>
        </button>
      </header>
      <div className="dialog-body">{children}</div>
    </dialog>
  );
}
