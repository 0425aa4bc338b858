export * from './brief.ts';
export * from './limits.ts';
export * from './link.ts';
export * from './nearest.ts';
export * from './overlay.ts';
export * from './proof.ts';
export * from './report.ts';
export * from './saved.ts';
