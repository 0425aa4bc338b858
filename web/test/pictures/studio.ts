import { save } from '@siegeworks/files';
import type { Match } from '@siegeworks/kernel';
import { create, pick } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';
import { gameOf, games } from '@siegeworks/shelf';
import type { Scene, Scenes } from './stage.ts';

/** Long enough for a board with something on it, short enough to be judged while the pictures are drawn. */
const PICKS = 90;
/** Somebody errs so often: else there would be nothing for a coach to say. */
const ERRING = 0.3;

const NAMES = [
  { kind: 'me', name: 'You' },
  { kind: 'bot', name: 'Squire', bot: 'squire' },
];

/** A match by rules of thumb, in which somebody often answers at random and gives up in the end. */
function match(id: string): Match {
  const game = gameOf(id) ?? games[0];
  const players = Array.from({ length: game.about.seats.min }, (_, seat) => {
    const deck = game.catalogue.decks[seat];
    return deck ? { deck: deck.id, ...(deck.choices && { choices: deck.choices }) } : {};
  });
  const m: Match = create(game, { players }, 'picture');
  const dice = playerDice('picture');
  while (m.asked && m.picks.length < PICKS) {
    const { seat, options } = m.asked;
    const errs = seat === 0 && dice() < ERRING;
    const at = Math.floor(dice() * options.length);
    pick(m, seat, errs ? options[at] : game.judgement.habit(m.state, seat, options));
  }
  if (m.asked) pick(m, 0, { kind: 'concede' });
  return m;
}

/** The studio after the analysis, where the coach has shown what would have been better. */
const coach =
  (id: string): Scene =>
  async (page, address) => {
    const m = match(id);
    const table = { seats: NAMES.slice(0, m.config.players.length), auto: [] };
    const buffer = Buffer.from(JSON.stringify({ ...save(m), table }));
    await page.goto(`${address}#/studio`);
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer });
    await page.locator('.studio[data-ready="true"]').waitFor();
    await page.getByRole('button', { name: 'Look into it' }).click();
    await page.getByText(/^Coach for/).waitFor({ timeout: 480_000 });
    const first = page.getByRole('button', { name: 'First moment' });
    if ((await first.count()) === 0) return;
    await first.click();
    await page.getByRole('button', { name: 'Show it' }).click();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
  };

/** `arcania` → its studio. */
export const scenes: Scenes = Object.fromEntries(games.map(({ about }) => [about.id, coach(about.id)]));
