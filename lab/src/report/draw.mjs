// Draws the plots of a study into the figures of its report. Runs in a browser: in the report by itself, and in the page.
// Colours come from the page around it (`--first`, `--second`, `--quiet`), so that light, dark and paper are its business.

/** @typedef {import('../study/result.ts').StudyResult} StudyResult @typedef {import('../study/result.ts').ArmResult} ArmResult */

const SYMBOLS = ['square2', 'diamond2', 'triangle2', 'circle'];
const COLOURS = ['var(--first)', 'var(--second)', 'var(--third)', 'var(--fourth)'];
/** Filled for the first arm, hollow for all others: nothing depends on colour alone. */
const filled = n => (n === 0 ? COLOURS[0] : 'var(--ground)');
/** On paper a plot has about this much room: drawn wider, its words would shrink there. */
const WIDEST = 680;
const LETTERS = { fontSize: '12px', background: 'none', fontFamily: 'inherit' };
const points = share => Math.round(share * 1000) / 10;

/** @param {any} Plot @param {StudyResult} result @param {ParentNode} root @param {number} width */
export function draw(Plot, result, root, width) {
  const small = width < 560;
  const drawn = { decks, first, lengths, cards, leads };
  for (const [name, plot] of Object.entries(drawn)) {
    const place = root.querySelector(`[data-plot="${name}"]`);
    if (!place) continue;
    const room = Math.max(300, Math.min(WIDEST, place.clientWidth || width));
    const picture = plot(Plot, result, room, small);
    place.replaceChildren(...(picture ? [asOnePicture(picture)] : []));
  }
}
/** For whoever listens a plot is one picture with one name: the numbers are in the table beside it. */
function asOnePicture(picture) {
  picture.setAttribute('role', 'img');
  // The style sheet of the report says the same; a page that allows no other styles would complain about this one.
  for (const style of picture.querySelectorAll('style')) style.remove();
  for (const part of picture.querySelectorAll('[aria-label]')) part.removeAttribute('aria-label');
  return picture;
}

/** Rates with their intervals on one scale, the arms of one row above each other. */
function intervals(Plot, rows, { width, marginLeft, label, domain }) {
  const names = [...new Set(rows.map(row => row.name))];
  const arms = Math.max(...rows.map(row => row.arm)) + 1;
  const step = arms > 1 ? 14 : 0;
  const shift = arm => (arm - (arms - 1) / 2) * step;
  const marks = [...Array(arms).keys()].flatMap(arm => {
    const own = rows.filter(row => row.arm === arm);
    const at = { y: 'name', dy: shift(arm), stroke: COLOURS[arm], strokeWidth: 1.6 };
    return [
      Plot.ruleY(own, { ...at, x1: 'low', x2: 'high', marker: 'tick' }),
      Plot.dot(own, { ...at, x: 'rate', symbol: SYMBOLS[arm], fill: filled(arm), r: 4.5, title: 'title' }),
      Plot.text(own, {
        y: 'name',
        dy: shift(arm),
        x: () => domain[1],
        dx: 10,
        text: 'percent',
        textAnchor: 'start',
        fill: COLOURS[arm],
        fontWeight: arm === 0 ? 600 : 400,
      }),
    ];
  });
  return Plot.plot({
    width,
    height: 50 + names.length * (20 + arms * 14),
    marginLeft,
    marginRight: 48,
    style: LETTERS,
    ariaLabel: label,
    x: { domain, grid: true, tickFormat: n => `${n} %`, label: null },
    y: { domain: names, label: null, tickSize: 0 },
    marks: [
      Plot.ruleX([50], { stroke: 'currentColor', strokeDasharray: '3,3', strokeOpacity: 0.6 }),
      ...marks,
    ],
  });
}
/** Round numbers around everything that is shown, and around the middle. */
function domainOf(rows) {
  const low = Math.min(45, ...rows.map(row => row.low));
  const high = Math.max(55, ...rows.map(row => row.high));
  return [Math.floor(low / 5) * 5, Math.ceil(high / 5) * 5];
}
const rowOf = (name, arm, label, { rate, low, high, games }) => ({
  name,
  arm,
  ...{ rate: points(rate), low: points(low), high: points(high) },
  // Rounded once, as in the table beside it.
  percent: `${Math.round(rate * 100)} %`,
  title: `${name}, ${label}: ${points(rate)} % of ${games} games, ${points(low)} to ${points(high)}`,
});

function decks(Plot, { arms }, width, small) {
  const [base] = arms;
  const rows = arms.flatMap((each, arm) => each.decks.map(deck => rowOf(deck.name, arm, each.name, deck)));
  if (rows.length === 0 || base.decks.length < 2) return null;
  const order = base.decks.toSorted((a, b) => b.rate - a.rate).map(deck => deck.name);
  rows.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  return intervals(Plot, rows, {
    width,
    marginLeft: small ? 118 : 160,
    label: 'Wins by deck with 95 % intervals',
    domain: domainOf(rows),
  });
}

function first(Plot, { arms }, width) {
  const rows = arms.flatMap((each, arm) => {
    const rate = each.first ?? each.won;
    return rate ? [rowOf('', arm, each.name, rate)] : [];
  });
  if (rows.length === 0) return null;
  return intervals(Plot, rows, {
    width,
    marginLeft: 12,
    label: 'Wins of the first player with 95 % intervals',
    domain: domainOf(rows),
  });
}

/** How many turns games took: the first arm upwards, the second one downwards. */
function lengths(Plot, { arms }, width) {
  return mirrored(Plot, arms, arm => arm.turns, width, 'Games by turns');
}
function leads(Plot, { arms }, width) {
  return mirrored(Plot, arms, arm => arm.leadChanges, width, 'Games by changes of the lead');
}
function mirrored(Plot, arms, countsOf, width, label) {
  const shown = arms.slice(0, 2);
  const counts = shown.map(arm => Object.entries(countsOf(arm)).map(([value, n]) => [Number(value), n]));
  const values = counts.flat().map(([value]) => value);
  if (values.length === 0) return null;
  const most = Math.max(...values);
  const step = niceStep((most + 1) / 14);
  const bars = counts.flatMap((pairs, arm) =>
    binned(pairs, step).map(bin => ({ ...bin, arm, n: arm === 0 ? bin.n : -bin.n })),
  );
  const names = bars.filter(bar => bar.n !== 0);
  return Plot.plot({
    width,
    height: shown.length > 1 ? 250 : 180,
    marginTop: 24,
    marginBottom: 32,
    style: LETTERS,
    ariaLabel: label,
    x: { label: null, tickFormat: n => `${n}` },
    y: { axis: null, inset: 14 },
    marks: [
      Plot.rectY(bars, {
        x1: 'from',
        x2: 'to',
        y: 'n',
        fill: bar => filled(bar.arm),
        stroke: bar => COLOURS[bar.arm],
        insetLeft: 1,
        insetRight: 1,
        title: bar => `${bar.from} to ${bar.to - 1}: ${Math.abs(bar.n)} games`,
      }),
      Plot.text(
        names.filter(bar => bar.arm === 0),
        labelled(-8),
      ),
      Plot.text(
        names.filter(bar => bar.arm === 1),
        labelled(9),
      ),
      Plot.ruleY([0], { stroke: 'currentColor' }),
    ],
  });
}
const labelled = dy => ({
  x: bar => (bar.from + bar.to) / 2,
  y: 'n',
  dy,
  text: bar => `${Math.abs(bar.n)}`,
  fill: bar => COLOURS[bar.arm],
  fontSize: 10,
});
const niceStep = least =>
  [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].find(step => step >= least) ?? Math.ceil(least);
function binned(pairs, step) {
  const bins = new Map();
  for (const [value, n] of pairs) {
    const from = Math.floor(value / step) * step;
    bins.set(from, (bins.get(from) ?? 0) + n);
  }
  return [...bins].map(([from, n]) => ({ from, to: from + step, n }));
}

/** How much more often a deck won when it drew the card than when it did not: those that stand out most. */
const SHOWN = 8;
function cards(Plot, { arms }, width, small) {
  const [base] = arms;
  const rows = base.cards
    .filter(({ drawn, undrawn }) => drawn.games >= 20 && undrawn.games >= 20)
    .map(({ name, drawn, undrawn }) => {
      const by = points(drawn.rate - undrawn.rate);
      const reach = points(Math.hypot((drawn.high - drawn.low) / 2, (undrawn.high - undrawn.low) / 2));
      return { name, by, low: by - reach, high: by + reach };
    })
    .sort((a, b) => b.by - a.by);
  const shown = rows.length > 2 * SHOWN ? [...rows.slice(0, SHOWN), ...rows.slice(-SHOWN)] : rows;
  if (shown.length === 0) return null;
  const stands = row => (row.low > 0 || row.high < 0 ? COLOURS[0] : 'var(--quiet)');
  return Plot.plot({
    width,
    height: 50 + shown.length * 20,
    marginLeft: small ? 128 : 170,
    marginRight: 48,
    style: LETTERS,
    ariaLabel: 'Difference in wins between drawing a card and not drawing it, with 95 % intervals',
    x: { grid: true, label: null, tickFormat: n => `${n > 0 ? '+' : ''}${n}` },
    y: { domain: shown.map(row => row.name), label: null, tickSize: 0 },
    marks: [
      Plot.ruleX([0], { stroke: 'currentColor', strokeDasharray: '3,3', strokeOpacity: 0.6 }),
      Plot.ruleY(shown, {
        y: 'name',
        x1: 'low',
        x2: 'high',
        stroke: stands,
        strokeWidth: 1.6,
        marker: 'tick',
      }),
      Plot.dot(shown, { y: 'name', x: 'by', symbol: 'square2', r: 4, fill: stands, stroke: stands }),
    ],
  });
}
