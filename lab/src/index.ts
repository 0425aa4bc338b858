export * from './arena.ts';
export * from './command.ts';
export * from './games.ts';
export * from './plan.ts';
export * from './played.ts';
export * from './pool.ts';
export { rated } from './rating.ts';
export * from './report.ts';
export { simulate } from './simulate.ts';
