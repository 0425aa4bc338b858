export * from './board.ts';
export * from './daily.ts';
export * from './game.ts';
export * from './overlay.ts';
export * from './rules.ts';
export * from './types.ts';
export * from './variants.ts';
export * from './words.ts';
