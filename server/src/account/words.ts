import { Refused } from '@siegeworks/contract';
import { APIError } from 'better-auth/api';

/** What better-auth refuses is refused in the words of this house; a fault stays one. */
export function inOurWords<T>(answer: Promise<T>, why: string): Promise<T> {
  return answer.catch((cause: unknown) => {
    throw cause instanceof APIError && cause.statusCode < 500
      ? new Refused([{ rule: '', text: why }])
      : cause;
  });
}
