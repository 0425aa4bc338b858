export * from './hint.ts';
export * from './known.ts';
export * from './lines.ts';
export * from './past.ts';
export * from './reading.ts';
export * from './refusals.ts';
export * from './state.ts';
export * from './summary.ts';
