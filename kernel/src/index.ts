export * from './coverage.ts';
export * from './define.ts';
export * from './emit.ts';
export * from './lasting.ts';
export * from './match.ts';
export * from './past.ts';
export * from './random.ts';
export * from './rule.ts';
