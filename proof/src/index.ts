export * from './prove.ts';
export * from './seal.ts';
