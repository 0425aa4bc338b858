/** What a decision was about, for the history of recurring errors. */
export const KINDS = ['blocks', 'attacks', 'spells', 'resources', 'other'] as const;
export type Kind = (typeof KINDS)[number];

/** Words in the names of questions, in the order in which they are looked for. All games use the words of their rulebooks. */
const WORDS: readonly [Kind, RegExp][] = [
  ['blocks', /block|defen[cd]|guard|intercept|riposte|turnBack|gather/i],
  ['attacks', /attack|assault|combat|wave|battle|declare|volley|shooting|engine|strategy|move|aim\b|order/i],
  ['spells', /cast|spell|respon|counter|announce|chain|react|window|stack|opportunity|skill|deed|scry/i],
  ['resources', /pay|market|purchase|main|draw|discard|lay|build|place|upkeep|mulligan|play|turn|open|hand/i],
];

/** `rule.step` → what it is about. */
export const kindOf = (question: string): Kind =>
  WORDS.find(([, words]) => words.test(question))?.[0] ?? 'other';
