import type { Reason } from '@siegeworks/contract';
import type { Check } from '@siegeworks/files/shape';
import { list, shape, text, word } from '@siegeworks/files/shape';
import { reason } from './shapes.ts';

/** Why a host does not do what it is asked for, apart from the rules. The reader has the sentences for people. */
export const REFUSALS = [
  'no game',
  'match of no game',
  'no bot',
  'not open',
  'elsewhere',
  'not kept',
  'seats do not fit',
  'series alone',
  'no series',
  'not over',
  'series over',
  'not at this screen',
  'somebody else is asked',
  'not your decision',
  'changed',
  'watching',
  'passed on',
  'hint dropped',
  'not stored',
  'no rules',
  'saved seats',
  'saved seat of no bot',
  'saved seat of two',
  'saved picks disordered',
  'saved pick missing',
  'saved chair',
  'saved opponent',
  'saved match damaged',
  'nobody to ask',
  'too many take-backs',
  'nothing to take back',
  'nothing proposed',
  'not paused',
  'no clock',
  'clock already',
  'paused',
  'with people',
  'rules not kept',
  'halted',
  'not halted',
  'no result',
  'no take-backs',
  'no hints',
  'closed afterwards',
  'no watchers',
  'silenced',
  'too fast',
  'no example',
  'no lesson',
  'no puzzle',
  'nothing to play',
  'nothing to doubt',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];
export interface Refusal {
  code: RefusalCode;
  /** What it is about: an id, a list. */
  about: string[];
}
/** A rule's reason or a host's. */
export type Why = Reason | Refusal;

const refusal = shape<Refusal>({ code: word(...REFUSALS), about: list(text) });
export const why: Check<Why> = (value, at) =>
  typeof value === 'object' && value !== null && 'code' in value ? refusal(value, at) : reason(value, at);
