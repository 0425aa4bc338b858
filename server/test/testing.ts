// What the tests of other packages need to run a house.
export { newData } from './new-data.ts';
export { Browser } from './signing.ts';
