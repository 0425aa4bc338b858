declare module 'virtual:rulebooks' {
  import type { RuleBook } from '@siegeworks/protocol';

  /** By game; each book is loaded when it is first opened. */
  export const rulebooks: Record<string, () => Promise<{ book: RuleBook }>>;
}
