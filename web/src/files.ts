import type { FileText } from '@siegeworks/protocol';

/** Hands a text to the person as a file. */
export function keepFile({ name, text }: FileText): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
