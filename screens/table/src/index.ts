export * from './blocks.tsx';
export * from './desk.ts';
export * from './face.tsx';
export * from './model.ts';
export * from './offer.tsx';
export * from './shell.tsx';
export * from './table.ts';
