import type { Page } from 'playwright';
import { ANSWER, LIT, TARGET } from './browser.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
/** A card on the board, as if nothing had been scrolled. */
export interface Spot extends Box {
  /** What the list is called in which it lies. */
  row: string;
  /** It is chosen, and lifted a little. */
  lifted: boolean;
}
/** Where everything on the board lies, by its place in the game. */
export type Places = Readonly<Record<string, Spot>>;

/** What is seen of the table at one size. */
export interface Look {
  asked: string;
  places: Places;
  /** Names and values that an arrow or a mark covers, and names that are cut off. */
  covered: string[];
  /** Every box that each watched part of the table has had since the last look. */
  boxes: Record<string, string[]>;
}

/** By how many pixels a card may move before it counts. */
const STILL = 2;

const isAt = (a: Box, b: Box): boolean => Math.abs(a.x - b.x) <= STILL && Math.abs(a.y - b.y) <= STILL;
const besides = (a: Box, b: Box): boolean => a.y < b.y + b.height && b.y < a.y + a.height;
/** `0.army/17` lies in `0.army`. */
const areaOf = (place: string): string => place.split('/')[0] ?? '';

/** Each card with everything of its side that lies in the same band, from left to right. */
function bandsOf(places: Places): Map<string, string> {
  const band = (place: string) => `${place.split('.')[0]} ${Math.round((places[place]?.y ?? 0) / 40)}`;
  const inOrder = Object.keys(places).toSorted((a, b) => (places[a]?.x ?? 0) - (places[b]?.x ?? 0));
  return new Map(inOrder.map(place => [place, inOrder.filter(other => band(other) === band(place)).join()]));
}

/**
 * Cards that stayed where they are in the game but moved on the screen, though no card came or went beside them.
 * On a phone those who fight come first in their rows, so that nobody must look for them: another order counts.
 */
export function movedBetween(before: Places, after: Places, phone = false): string[] {
  const places = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = places.filter(place => before[place]?.row !== after[place]?.row);
  const areas = new Set(changed.map(areaOf));
  const spots = changed.flatMap(place => [before[place], after[place]].filter(spot => spot !== undefined));
  const [bands, bandsNow] = phone ? [bandsOf(before), bandsOf(after)] : [new Map(), new Map()];
  return Object.entries(after).flatMap(([place, now]) => {
    const was = before[place];
    if (!was || was.lifted || now.lifted || isAt(was, now) || areas.has(areaOf(place))) return [];
    if (spots.some(spot => besides(spot, was) || besides(spot, now))) return [];
    // What a card carries moves with the card.
    if (bands.get(place) !== bandsNow.get(place) || place.split('/').length > 2) return [];
    return [`${place} moved by ${Math.round(now.x - was.x)}, ${Math.round(now.y - was.y)}`];
  });
}

interface Plan {
  selectors: { answer: string; lit: string; target: string; texts: string; names: string; covers: string };
  /** Parts of the table whose box is watched. */
  watched: readonly string[];
}
/** What the page is taught: to decide by chance, and to say what it looks like. */
interface Player {
  /** Presses something and waits for the next question; returns whether the match continues. */
  decide(n: number, roll: number): Promise<boolean>;
  /** Looks at the table; for what is covered only now and then, because that takes longer than everything else. */
  look(resized: boolean, closely: boolean): Promise<Look>;
}
type Taught = typeof globalThis & { player: Player };

const TEXTS =
  '.board :is(.card-name, .stat b, .token-name, .token-number, .token-value, .tt-prospect, .tt-stage h3)';
const NAMES =
  '.status li, .board :is(.card-name, .token-name, .realm-tile-name, .arcania-strip-name, .tt-fighters .tt-unit-name, .tt-stage-words)';
const COVERS =
  '.arrow, .arrow-label, .card-mark, .ribbon, .card-info, .token-info, .attachment-info, .tt-fighters .token';

/** Everything that takes time happens inside the page: nothing is waited for but the page itself. */
export function teach(page: Page, watched: readonly string[]): Promise<void> {
  const selectors = { answer: ANSWER, lit: LIT, target: TARGET, texts: TEXTS, names: NAMES, covers: COVERS };
  return page.evaluate(teaching, { watched, selectors });
}
export const decide = (page: Page, n: number, roll: number): Promise<boolean> =>
  page.evaluate(([i, chance]) => (globalThis as Taught).player.decide(i, chance), [n, roll]);
export const look = (page: Page, resized: boolean, closely: boolean): Promise<Look> =>
  page.evaluate(how => (globalThis as Taught).player.look(...how), [resized, closely] as const);

/** Runs in the page, and knows nothing of what stands around it here. */
function teaching({ selectors, watched }: Plan): void {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const table = () => document.querySelector<HTMLElement>('.table')?.dataset ?? {};
  const chooses = () => document.querySelector('.answers [data-back]') !== null;
  const frame = () => new Promise(done => requestAnimationFrame(done));

  let boxes: Record<string, string[]> = {};
  const noteBoxes = () => {
    for (const part of watched) {
      const element = document.querySelector(part);
      if (!element) continue;
      const { x, y, width, height } = element.getBoundingClientRect();
      const box = [x, y, width, height].map(Math.round).join(' ');
      boxes[part] ??= [];
      if (!boxes[part].includes(box)) boxes[part].push(box);
    }
  };
  const until = async (holds: () => boolean) => {
    for (const end = performance.now() + 300_000; !holds(); noteBoxes()) {
      if (performance.now() > end) throw new Error(`nothing comes of it: ${document.body.innerText}`);
      await frame();
    }
  };

  const places = (): Places => {
    const found: Record<string, Spot> = {};
    for (const card of all('.board [data-place]')) {
      const { place = '' } = card.dataset;
      const { x, y, width, height } = card.getBoundingClientRect();
      if (width === 0 || place in found) continue;
      const row = card.parentElement?.closest('[aria-label]')?.getAttribute('aria-label') ?? '';
      const box = { x, y, width, height, row, lifted: card.closest('.is-selected') !== null };
      for (let around = card.parentElement; around; around = around.parentElement) {
        box.x += around.scrollLeft;
        box.y += around.scrollTop;
      }
      found[place] = box;
    }
    return found;
  };

  /** Only the middle of an info mark is drawn. */
  const isDrawn = (cover: Element, x: number, y: number): boolean => {
    if (!cover.matches('button')) return true;
    const { left, top, width, height } = cover.getBoundingClientRect();
    const near = Math.hypot(left + width / 2 - x, top + height / 2 - y) <= 8;
    return near && getComputedStyle(cover).opacity !== '0';
  };
  /** Names that end in the middle. */
  const cut = (): string[] =>
    all(selectors.names).flatMap(name => {
      const [wide, high] = [name.scrollWidth - name.clientWidth, name.scrollHeight - name.clientHeight];
      const isCut = name.clientWidth > 1 && (wide > 1 || high > 4);
      return isCut ? [`${name.className} ${name.textContent} is cut off by ${wide}, ${high}`] : [];
    });
  const covered = (): string[] => {
    // Arrows are in nobody's way; to be found they must be.
    const style = new CSSStyleSheet();
    style.replaceSync('.arrows *, .arrow-label, .card-mark, .ribbon { pointer-events: auto !important }');
    document.adoptedStyleSheets = [style];
    const found = all(selectors.texts).flatMap(text => {
      const { left, top, width, height } = text.getBoundingClientRect();
      return [0.1, 0.5, 0.9].flatMap(part => {
        const [x, y] = [left + part * width, top + height / 2];
        const cover = document.elementFromPoint(x, y)?.closest(selectors.covers);
        if (!cover || text.contains(cover) || cover.contains(text) || !isDrawn(cover, x, y)) return [];
        return [`${cover.classList[0]} covers ${text.textContent}`];
      });
    });
    document.adoptedStyleSheets = [];
    return [...new Set([...found, ...cut()])];
  };
  /** An answer or a glowing card; once something is chosen, an answer, what it is aimed at, or back. */
  const pressable = (n: number): HTMLElement[] => {
    const [answers, lit] = [all(selectors.answer), all(selectors.lit)];
    if (!chooses()) return lit.length > 0 && (answers.length === 0 || n % 2 === 0) ? lit : answers;
    return [answers, all(selectors.target), all('.way')].find(list => list.length > 0) ?? [];
  };

  // Nobody looks at it: a page that is not drawn lies as it would, and takes a quarter less time.
  document.documentElement.style.opacity = '0';
  (globalThis as Taught).player = {
    async decide(n, roll) {
      const [{ seq }, chosen] = [table(), chooses()];
      const list = pressable(n);
      list[Math.floor(roll * list.length)]?.click();
      await until(() => (table().seq !== seq && table().busy === 'false') || chooses() !== chosen);
      await frame();
      await until(() => table().busy === 'false');
      return table().over !== 'true';
    },
    async look(resized, closely) {
      // The first frame lays out another window, the second what has been measured in it.
      for (let n = resized ? 2 : 0; n > 0; n--) await frame();
      noteBoxes();
      const seen = boxes;
      boxes = {};
      const asked = document.querySelector('.question')?.textContent ?? '';
      return { asked, places: places(), covered: closely ? covered() : [], boxes: seen };
    },
  };
}
