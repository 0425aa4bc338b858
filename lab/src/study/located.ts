import type { Reason } from '@siegeworks/contract';
import { Malformed } from '@siegeworks/files/shape';
import { LineCounter, parseDocument } from 'yaml';

/** Takes a YAML text apart and gives what stands in it to `meant`; whatever that refuses is told with its line. */
export function located<T>(text: string, meant: (value: unknown) => T): T {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  if (document.errors.length > 0)
    throw new Malformed(
      document.errors.map(({ message, pos }) => ({
        rule: '',
        text: `line ${lines.linePos(pos[0]).line}: ${message.split('\n')[0].replace(/ at line.*$/, '')}`,
      })),
    );
  const where = (path: string) => {
    const node = document.getIn(stepsOf(path), true) as { range?: [number, number, number] } | undefined;
    return node?.range ? `line ${lines.linePos(node.range[0]).line}: ` : '';
  };
  const placed = (reasons: readonly Reason[]) =>
    new Malformed(
      reasons.map(each => ({ ...each, text: `${where(each.text.split(/[ :]/)[0])}${each.text}` })),
    );
  try {
    return meant(document.toJS());
  } catch (error) {
    throw error instanceof Malformed ? placed(error.reasons) : error;
  }
}
/** `compare[1].options` as steps. */
const stepsOf = (path: string): (string | number)[] =>
  [...path.matchAll(/([A-Za-z_][\w-]*)|\[(\d+)\]/g)].map(([, key, n]) => key ?? Number(n));
