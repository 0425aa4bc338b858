import { Refused } from '@siegeworks/kernel';

export const refuse = (text: string, rule = ''): Refused => new Refused([{ rule, text }]);

export const said = (cause: unknown): string => (cause instanceof Error ? cause.message : `${cause}`);
