import { begin, pending, play } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';
import { boardText } from '@siegeworks/scenario';
import { twoDeckSiege } from '@siegeworks/two-deck-siege';
import { expect, test } from 'vitest';

const CONFIG = { players: [{}], options: { preset: 'squire-1' } };
const SEED = 'golden 6';

/** The status and the castle from above; the list of every card's values would bury the story. */
const castle = (text: string) =>
  text
    .split(/\n─+\n/)
    .slice(0, 2)
    .join('\n');

/** One whole game as people would read it: every question with its answer, every event with its rule. */
function playthrough(): string {
  const lines: string[] = [];
  const dice = playerDice(SEED);
  const s = begin(twoDeckSiege, CONFIG, SEED);
  const tell = () => {
    for (const event of s.events ?? []) {
      const { rule, say } = twoDeckSiege.words.events[event.type];
      lines.push(`  ${say(s, event)} (${typeof rule === 'string' ? rule : rule(event)})`);
      if (event.type === 'roundBegan') lines.push('', castle(boardText(twoDeckSiege.words.board(s, 0))), '');
    }
    s.events = [];
  };
  tell();
  for (let asked = pending(twoDeckSiege, s); asked !== null; asked = pending(twoDeckSiege, s)) {
    const { options, seat, question } = asked;
    // Mostly sensible, now and then anything: so the game is long enough and still meets strange things.
    const pick =
      dice() < 0.7 ? twoDeckSiege.habit(s, seat, options) : options[Math.floor(dice() * options.length)];
    if (options.length > 1) lines.push(`P${seat + 1} ${question}: ${twoDeckSiege.words.option(s, pick)}`);
    play(twoDeckSiege, s, pick);
    tell();
  }
  return `${lines.join('\n')}\n${twoDeckSiege.words.outcome(s)}\n`;
}

test('a whole game reads as it did when it was last reviewed', async () => {
  await expect(playthrough()).toMatchFileSnapshot('golden.txt');
});
