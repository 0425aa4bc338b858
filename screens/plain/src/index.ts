export * from './blocks.tsx';
export * from './plain-table.tsx';
export * from './table.ts';
