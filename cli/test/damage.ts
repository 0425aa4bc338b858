import fc from 'fast-check';

/** Values that somebody, or a broken disk, might put where another one belongs. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e300,
  2 ** 53,
  99_999,
  '',
  '1',
  '__proto__',
  'constructor',
  '\u001b[2J',
  'x'.repeat(200),
  [],
  {},
  [[]],
  JSON.parse('{"__proto__": 1, "toString": null}'),
  Array.from({ length: 300 }, () => 0),
  JSON.parse(`${'['.repeat(100)}${']'.repeat(100)}`),
];
const TREE = ['set', 'remove', 'double', 'swap', 'rename', 'nudge'] as const;
const TEXT = ['cut', 'insert', 'replace', 'double', 'end'] as const;

interface TreeEdit {
  how: (typeof TREE)[number];
  at: number;
  other: number;
  value: unknown;
}
interface TextEdit {
  how: (typeof TEXT)[number];
  at: number;
  length: number;
  value: string;
}
/** What is done to a file: to what it means, or to its letters. */
export type Damage = { tree: TreeEdit[] } | { text: TextEdit[] };

const place = fc.nat({ max: 1_000_000 });
const treeEdit: fc.Arbitrary<TreeEdit> = fc.record({
  how: fc.constantFrom(...TREE),
  at: place,
  other: place,
  value: fc.oneof(
    fc.constantFrom(...HOSTILE),
    fc.jsonValue({ maxDepth: 3 }),
    fc.integer({ min: -3, max: 300 }),
  ),
});
const textEdit: fc.Arbitrary<TextEdit> = fc.record({
  how: fc.constantFrom(...TEXT),
  at: place,
  length: fc.nat({ max: 60 }),
  value: fc.oneof(
    fc.string({ unit: 'binary', maxLength: 8 }),
    fc.constantFrom('[', '}', '"', ',', '\n', ': ', '- ', '&a', '*a', '0'),
  ),
});
export const damage: fc.Arbitrary<Damage> = fc.oneof(
  fc.record({ tree: fc.array(treeEdit, { minLength: 1, maxLength: 3 }) }),
  fc.record({ text: fc.array(textEdit, { minLength: 1, maxLength: 3 }) }),
);

/** A text with some damage; `tree` says how to take it apart and to put it together again. */
export function damaged(
  text: string,
  done: Damage,
  tree: { read(text: string): unknown; write(tree: unknown): string },
): string {
  if ('text' in done) return done.text.reduce(editedText, text);
  const root = { root: tree.read(text) };
  for (const edit of done.tree) editTree(root, edit);
  return tree.write(root.root);
}

function editedText(text: string, { how, at, length, value }: TextEdit): string {
  const from = text.length === 0 ? 0 : at % text.length;
  const [before, part, after] = [
    text.slice(0, from),
    text.slice(from, from + length),
    text.slice(from + length),
  ];
  const edited: Record<TextEdit['how'], string> = {
    cut: before + after,
    insert: before + value + part + after,
    replace: before + value + after,
    double: before + part + part + after,
    end: before,
  };
  return edited[how];
}

type Holder = Record<string, unknown> | unknown[];
type Spot = [Holder, string];

function spotsIn(holder: Holder): Spot[] {
  return Object.entries(holder).flatMap(([key, value]): Spot[] => [
    [holder, key],
    ...(typeof value === 'object' && value !== null ? spotsIn(value as Holder) : []),
  ]);
}
const get = ([holder, key]: Spot): unknown => Reflect.get(holder, key);
function put([holder, key]: Spot, value: unknown): void {
  Object.defineProperty(holder, key, { value, writable: true, enumerable: true, configurable: true });
}

function editTree(root: Holder, { how, at, other, value }: TreeEdit): void {
  const spots = spotsIn(root);
  const spot = spots[at % spots.length];
  const second = spots[other % spots.length];
  const edits: Record<TreeEdit['how'], () => void> = {
    set: () => put(spot, value),
    remove: () => remove(spot),
    double: () => double(spot),
    swap: () => swap(spot, second),
    rename: () => rename(spot, typeof value === 'string' ? value : 'other'),
    nudge: () => put(spot, nudged(get(spot))),
  };
  edits[how]();
}

function remove([holder, key]: Spot): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else if (key !== 'root') delete holder[key];
}
function double([holder, key]: Spot): void {
  const copy = structuredClone(Reflect.get(holder, key));
  if (Array.isArray(holder)) holder.splice(Number(key), 0, copy);
  else put([holder, `${key}2`], copy);
}
/** Copies, so that nothing ends up inside itself. */
function swap(a: Spot, b: Spot): void {
  const [first, second] = [structuredClone(get(a)), structuredClone(get(b))];
  put(a, second);
  put(b, first);
}
function rename([holder, key]: Spot, name: string): void {
  if (Array.isArray(holder) || key === 'root') return;
  const value = holder[key];
  delete holder[key];
  put([holder, name], value);
}
function nudged(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string')
    return value.slice(0, -1) + String.fromCharCode(value.charCodeAt(0) + 1 || 65);
  return value;
}
