export * from './compare.ts';
export * from './measure.ts';
export * from './messages.ts';
export * from './report.ts';
export * from './thinking.ts';
export * from './tiny/boardgame-io.ts';
export * from './tiny/cards.ts';
export { tiny } from './tiny/kernel-game.ts';
export type { Tiny } from './tiny/rules.ts';
