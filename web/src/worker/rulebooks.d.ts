declare module 'virtual:rulebooks' {
  import type { RuleBook } from '@siegeworks/protocol';

  /** By game; each book is loaded when it is first opened. */
  export const rulebooks: Record<string, () => Promise<{ book: RuleBook }>>;
}

declare module 'virtual:examples' {
  import type { Examples } from '@siegeworks/scenario';

  /** By game; loaded when something is to be shown. */
  export const examples: Record<string, () => Promise<{ examples: Examples }>>;
}

declare module 'virtual:lessons' {
  import type { Lesson } from '@siegeworks/scenario';

  /** By game; loaded when somebody wants to learn it. */
  export const lessons: Record<string, () => Promise<{ lessons: Lesson[] }>>;
}

declare module 'virtual:firsts' {
  import type { FirstMatch } from '@siegeworks/scenario';

  /** By game; loaded with its course. */
  export const firsts: Record<string, () => Promise<{ first: FirstMatch | null }>>;
}

declare module 'virtual:puzzles' {
  import type { Puzzle } from '@siegeworks/scenario';

  /** By game; loaded when somebody wants to solve one. */
  export const puzzles: Record<string, () => Promise<{ puzzles: Puzzle[] }>>;
}
