// The ways in which a line of the rules can be wrong.

/**
 * A node of the syntax tree, with the node around it and its role there.
 * @typedef {{ type: string, start: number, end: number, parent?: Node, role?: string, [key: string]: any }} Node
 * @typedef {{ operator: string, was: string, is: string }} Edit
 * @typedef {(part: Node) => string} Text
 * @typedef {{ name: string, applies: (node: Node, of: Text) => string[] | null }} Operator
 */

const OTHER_SIDE = { '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===' };
const OTHER_WAY = { '+': '-', '-': '+', '*': '/', '/': '*' };
const OTHER_METHOD = { some: 'every', every: 'some', min: 'max', max: 'min', push: 'unshift', pop: 'shift' };
/** Without this call the list is longer, or in another order. */
const CHOOSING = ['filter', 'slice', 'sort', 'reverse', 'toSorted'];
const LISTING = ['map', 'filter', 'flatMap'];
const SEATS = /^(seat|eye|owner|other|army|by|controller|who)$/;

/** @param {Node} node */
const method = node =>
  node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && !node.callee.computed
    ? node.callee.property.name
    : null;
/** Inside `a?.b.c()` a part cannot be taken out. @param {Node} node @returns {boolean} */
const chained = node =>
  node.parent?.type === 'ChainExpression' ||
  (/^(Member|Call)Expression$/.test(node.parent?.type ?? '') &&
    /^(object|callee)$/.test(node.role ?? '') &&
    chained(/** @type {Node} */ (node.parent)));
/** @param {Node} node */
const isText = node => node.type === 'Literal' && typeof node.value === 'string';
/** @param {Node} node */
const asked = node =>
  node.role === 'test' && /^(If|Conditional|While)/.test(node.parent?.type ?? '') && node.type !== 'Literal';

/** @type {Operator[]} */
export const OPERATORS = [
  {
    name: 'condition',
    applies: node =>
      asked(node) ? (node.parent?.type === 'WhileStatement' ? ['false'] : ['true', 'false']) : null,
  },
  {
    name: 'half a condition',
    applies: (node, of) =>
      node.type === 'LogicalExpression'
        ? node.operator === '??'
          ? [of(node.right)]
          : [of(node.left), of(node.right)]
        : null,
  },
  {
    name: 'boundary',
    applies: (node, of) =>
      node.type === 'BinaryExpression' && node.operator in OTHER_SIDE
        ? [`${of(node.left)} ${OTHER_SIDE[node.operator]} ${of(node.right)}`]
        : null,
  },
  {
    name: 'arithmetic',
    applies: (node, of) =>
      node.type === 'BinaryExpression' &&
      node.operator in OTHER_WAY &&
      ![node.left, node.right].some(side => isText(side) || side.type === 'TemplateLiteral')
        ? [`${of(node.left)} ${OTHER_WAY[node.operator]} ${of(node.right)}`]
        : null,
  },
  {
    name: 'not',
    applies: (node, of) =>
      node.type === 'UnaryExpression' && node.operator === '!' ? [of(node.argument)] : null,
  },
  {
    name: 'off by one',
    applies: node =>
      node.type === 'Literal' && typeof node.value === 'number' && node.role !== 'key'
        ? [String(node.value + 1)]
        : null,
  },
  {
    name: 'yes and no',
    applies: node =>
      node.type === 'Literal' && typeof node.value === 'boolean' ? [String(!node.value)] : null,
  },
  {
    name: 'left out',
    applies: node =>
      node.type === 'ExpressionStatement' &&
      /^(Call|Assignment|Update|Await)Expression$/.test(node.expression.type) &&
      node.expression.callee?.type !== 'Super'
        ? [';']
        : null,
  },
  {
    name: 'nothing listed',
    applies: node => (LISTING.includes(method(node) ?? '') && !chained(node) ? ['[]'] : null),
  },
  {
    name: 'everything listed',
    applies: (node, of) =>
      CHOOSING.includes(method(node) ?? '') && !chained(node) ? [of(node.callee.object)] : null,
  },
  {
    name: 'another call',
    applies: (node, of) => {
      const name = method(node) ?? '';
      if (!Object.hasOwn(OTHER_METHOD, name) || chained(node) || node.callee.optional) return null;
      const other = OTHER_METHOD[name];
      return [`${of(node.callee.object)}.${other}(${node.arguments.map(of).join(', ')})`];
    },
  },
  {
    name: 'one of a list',
    applies: (node, of) => {
      const { elements } = node;
      if (node.type !== 'ArrayExpression' || node.parent?.type === 'SpreadElement') return null;
      if (elements.some(part => part === null)) return null;
      return elements.map(
        (_part, gone) =>
          `[${elements
            .filter((_p, i) => i !== gone)
            .map(of)
            .join(', ')}]`,
      );
    },
  },
  {
    name: 'another seat',
    applies: (node, of) =>
      node.type === 'Identifier' &&
      SEATS.test(node.name) &&
      (node.role === 'arguments' || (node.role === 'property' && node.parent?.computed))
        ? [`__otherSeat(${of(node)})`]
        : null,
  },
];

/**
 * The code of a node that is broken in this way while its mutant is on.
 * @param {Node} node @param {string} code @param {string} is @param {number} id
 */
export function edited(node, code, is, id) {
  // In braces of its own, so that an `else` after it stays with its own `if`.
  if (node.type === 'ExpressionStatement') return `{ if (!__mutant(${id})) { ${code} } }`;
  return `(__mutant(${id}) ? (${is}) : (${code}))`;
}
