import type { Reason } from '@siegeworks/protocol';
import { reasonsOf as hostReasons } from '../match.ts';
import { StudioRefused } from './line.ts';

/** Why the studio, or the host behind it, did not do something. */
export const reasonsOf = (fault: unknown): readonly Reason[] =>
  fault instanceof StudioRefused ? fault.reasons : hostReasons(fault);
