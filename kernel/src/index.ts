export * from './coverage.ts';
export * from './game.ts';
export * from './hash.ts';
export * from './match.ts';
export * from './people.ts';
export * from './random.ts';
export * from './rule.ts';
export * from './types.ts';
