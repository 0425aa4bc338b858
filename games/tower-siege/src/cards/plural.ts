/** Cards whose names are plural nouns, and take a plural verb: `Rangers attack`. */
export const PLURAL: ReadonlySet<string> = new Set([
  'metal-bracers',
  'winged-boots',
  'arrow-slits',
  'ward-stones',
  'murder-holes',
]);
