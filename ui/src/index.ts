import './tokens.css';
import './base.css';
import './card.css';
import './token.css';

export * from './arrows.tsx';
export * from './card.tsx';
export * from './credit.tsx';
export * from './dialog.tsx';
export * from './icons.tsx';
export * from './keys.ts';
export * from './picture.ts';
export * from './prose.tsx';
export * from './roving.ts';
export * from './token.tsx';
