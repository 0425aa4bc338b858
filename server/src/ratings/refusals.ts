import { Refused } from '@siegeworks/contract';

export const noSuchPerson = (): Refused =>
  new Refused([{ rule: '', text: 'there is nobody of that name in this house any more' }]);
export const noSuchMatch = (): Refused =>
  new Refused([{ rule: '', text: 'there is no such match in this house' }]);
