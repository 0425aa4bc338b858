/** The first of the best; everything is weighed once. */
export function best<T>(options: readonly T[], worth: (option: T) => number): T {
  let [found] = options;
  let most = worth(found);
  for (let i = 1; i < options.length; i++) {
    const value = worth(options[i]);
    if (value <= most) continue;
    most = value;
    found = options[i];
  }
  return found;
}

/** The first option of these kinds, in their order; any other where there is none. */
export function ofKind<T extends { kind: string }>(options: readonly T[], ...kinds: T['kind'][]): T {
  for (const kind of kinds) {
    const found = options.find(option => option.kind === kind);
    if (found) return found;
  }
  return options[0];
}
