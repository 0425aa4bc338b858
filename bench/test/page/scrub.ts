import type { Game } from '@siegeworks/contract';
import { save } from '@siegeworks/files';
import type { Match } from '@siegeworks/kernel';
import { create, pick } from '@siegeworks/kernel';
import type { Browser, Page } from 'playwright';
import { visit } from './measures.ts';

/** How long a match is that is scrubbed, if its game can be made to last so long. */
const PICKS = 600;
const LOOKS = 60;

export interface ScrubRow {
  game: string;
  /** Picks of the match. */
  length: number;
  looks: number;
  /** Milliseconds from the scrubber to the moment on screen. */
  median: number;
  p95: number;
}

/** Opens a long match in the studio and jumps about in it. */
export async function measureScrubbing(browser: Browser, address: string, game: Game): Promise<ScrubRow> {
  const match = longMatch(game);
  const page = await visit(browser);
  await page.goto(`${address}#/studio`);
  const buffer = Buffer.from(JSON.stringify(save(match)));
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer });
  await page.waitForSelector('.studio[data-ready="true"]');
  const length = match.picks.length;
  const times: number[] = [];
  for (let n = 0; n < LOOKS; n++) times.push(await jump(page, placeOf(n, length)));
  await page.context().close();
  times.sort((a, b) => a - b);
  const rank = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  return { game: game.about.id, length, looks: LOOKS, median: rank(0.5), p95: rank(0.95) };
}

/** All over the match, never twice the same place in a row: steps of the golden section. */
const placeOf = (n: number, length: number): number => Math.floor((((n + 1) * 0.618034) % 1) * length);

/** By rules of thumb, and given up after this many picks; begun anew with other cards if it ends much earlier. */
function longMatch(game: Game): Match {
  const found = Array.from({ length: 5 }, (_, n) => matchFrom(game, `scrub ${n}`));
  return found.sort((a, b) => b.picks.length - a.picks.length)[0];
}

function matchFrom(game: Game, seed: string): Match {
  const players = Array.from({ length: game.about.seats.min }, (_, seat) => {
    const deck = game.catalogue.decks[seat];
    return deck ? { deck: deck.id, ...(deck.choices && { choices: deck.choices }) } : {};
  });
  const match: Match = create(game, { players }, seed);
  while (match.asked && match.picks.length < PICKS - 1) {
    const { seat, options } = match.asked;
    pick(match, seat, game.judgement.habit(match.state, seat, options));
  }
  if (match.asked) pick(match, match.asked.seat, { kind: 'concede' });
  return match;
}

/** Moves the scrubber; until the board of that moment stands, is laid out and painted. */
function jump(page: Page, at: number): Promise<number> {
  return page.evaluate(place => {
    const studio = () => document.querySelector<HTMLElement>('.studio')?.dataset.at;
    const scrubber = document.querySelector<HTMLInputElement>('.studio-scrubber input');
    return new Promise<number>(done => {
      if (!scrubber || studio() === `${place}`) return done(0);
      const start = performance.now();
      const observer = new MutationObserver(() => {
        if (studio() !== `${place}`) return;
        observer.disconnect();
        // A message sent within a frame arrives when that frame has been drawn.
        const drawn = new MessageChannel();
        drawn.port1.onmessage = () => done(performance.now() - start);
        requestAnimationFrame(() => drawn.port2.postMessage(null));
      });
      observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-at'] });
      // React hears of a value only if it was set behind its back.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(scrubber, `${place}`);
      scrubber.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }, at);
}
