import type { Option } from '@siegeworks/kernel';

/** The first of the options that are worth most. */
export function best(options: readonly Option[], worth: (o: Option) => number): Option {
  let [found] = options;
  let most = worth(found);
  for (let i = 1; i < options.length; i++) {
    const n = worth(options[i]);
    if (n > most) [found, most] = [options[i], n];
  }
  return found;
}
/** The first option of these kinds, in their order. */
export function kind(options: readonly Option[], ...kinds: string[]): Option {
  for (const k of kinds) {
    const found = options.find(o => o.kind === k);
    if (found) return found;
  }
  return options[0];
}
