import { Refused } from '@siegeworks/contract';

/**
 * In YAML, `Skeleton #2` is `Skeleton` and a comment: another card would be meant without a word.
 * Programs that read scenarios from YAML call this with the text first; throws `Refused` with every such line.
 */
export function refuseLostNumbers(text: string, file: string): void {
  const reasons = text.split('\n').flatMap((line, i) => {
    const [lost] = / #\d+/.exec(line.replace(/"[^"]*"|'[^']*'/g, '')) ?? [];
    if (lost === undefined) return [];
    return [
      {
        rule: '',
        text: `${file}:${i + 1}: "${lost}" is a comment in YAML: write ${lost.trim()} without the space`,
      },
    ];
  });
  if (reasons.length > 0) throw new Refused(reasons);
}
