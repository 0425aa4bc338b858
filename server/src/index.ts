export * from './app.ts';
export * from './house.ts';
