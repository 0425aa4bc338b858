/** Cards whose names are plural nouns, and take a plural verb: `Rangers attack`. */
export const PLURAL: ReadonlySet<string> = new Set(['dwarves', 'knights']);
