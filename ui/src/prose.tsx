import type { ReactNode } from 'react';
import { RuleLink } from './rule-link.tsx';
import { Terms } from './term.tsx';

const MARKS = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\b[A-Z]{2,3}-R?\d+[a-z]?\b)/;

export interface ProseProps {
  text: string;
  /** Called with a rule's number when it is pressed; without it numbers are plain text. */
  onRule?(id: string): void;
}

/** A text with `*emphasis*`, `**strength**`, `` `code` `` and numbers of rules, whose terms explain themselves. */
export function Prose({ text, onRule }: ProseProps) {
  return <span className="prose">{inline(text, onRule)}</span>;
}

function inline(text: string, onRule?: (id: string) => void): ReactNode[] {
  // Texts are never reordered, so the place is a good key.
  return text.split(MARKS).map((part, place) => marked(part, place, onRule));
}

function marked(part: string, key: number, onRule?: (id: string) => void): ReactNode {
  if (part.startsWith('**') && part.length > 4)
    return <strong key={key}>{inline(part.slice(2, -2), onRule)}</strong>;
  if (part.startsWith('*') && part.length > 2) return <em key={key}>{inline(part.slice(1, -1), onRule)}</em>;
  if (part.startsWith('`') && part.length > 2) return <code key={key}>{part.slice(1, -1)}</code>;
  if (onRule && MARKS.test(part)) return <RuleLink key={key} id={part} onRule={onRule} />;
  return part === '' ? part : <Terms key={key} text={part} />;
}
