import './tokens.css';
import './base.css';
import './card.css';

export * from './card.tsx';
export * from './dialog.tsx';
export * from './keys.ts';
export * from './prose.tsx';
export * from './roving.ts';
