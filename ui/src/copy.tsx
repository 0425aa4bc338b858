import type { MouseEvent } from 'react';
import { useRef, useState } from 'react';
import { useKeys } from './keys.ts';

interface CopyProps {
  text: string;
  label: string;
  className?: string;
  /** A key of the page that presses it. */
  hotkey?: string;
}

/** Copies a text, and says so. */
export function CopyButton({ text, label, className = 'button small', hotkey }: CopyProps) {
  const [copied, setCopied] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useKeys(hotkey === undefined ? {} : { [hotkey]: () => button.current?.click() });
  const copy = ({ currentTarget }: MouseEvent<HTMLElement>) =>
    void copyText(text, currentTarget).then(setCopied);
  return (
    <button ref={button} type="button" className={className} onClick={copy}>
      {copied ? 'Copied' : label}
      {hotkey !== undefined && <kbd>{hotkey.toUpperCase()}</kbd>}
    </button>
  );
}

/** Whether the text was copied. Pages over plain http, as in a home network, have no clipboard: they copy what is selected. */
async function copyText(text: string, beside: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text, beside);
  }
}

function copySelected(text: string, beside: HTMLElement): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'visually-hidden';
  // In a dialog nothing outside of it can be selected.
  beside.after(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  beside.focus();
  return copied;
}
