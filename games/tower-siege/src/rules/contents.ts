import { rules as written } from './book.ts';
import './game.ts';
import './mass.ts';

/** The whole book: a rule is written into it when its file is read, and these two files lead to all of them. */
export const rules = written;
