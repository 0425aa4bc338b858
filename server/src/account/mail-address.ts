import { read, textUpTo, where } from '@siegeworks/files/shape';

/** One address, and nothing that a mail server would take for a second one or for a header. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u;
const LONGEST = 254;
const address = where(textUpTo(1_000), value =>
  ADDRESS.test(value) && value.length <= LONGEST ? null : 'must be one address, such as ann@play.example',
);
export const readAddress = (value: string): string => read(address, value.trim(), 'a mail address');
