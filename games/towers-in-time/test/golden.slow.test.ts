import { begin, pending, play } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';
import { boardText } from '@siegeworks/scenario';
import { towersInTime } from '@siegeworks/towers-in-time';
import { expect, test } from 'vitest';

const CONFIG = { players: [{ deck: 'orc-horde' }, { deck: 'elven-glade' }] };
const SEED = 'golden';

/** One whole game as people would read it: every question with its answer, every event with its rule. */
function playthrough(): string {
  const lines: string[] = [];
  const dice = playerDice(SEED);
  const s = begin(towersInTime, CONFIG, SEED);
  const tell = () => {
    for (const event of s.events ?? []) {
      const { rule, say } = towersInTime.words.events[event.type];
      lines.push(`  ${say(s, event)} (${typeof rule === 'string' ? rule : rule(event)})`);
      if (event.type === 'turnBegan') lines.push('', boardText(towersInTime.words.board(s, 'spectator')), '');
    }
    s.events = [];
  };
  tell();
  for (let asked = pending(towersInTime, s); asked !== null; asked = pending(towersInTime, s)) {
    const { options, seat, question } = asked;
    // Mostly sensible, now and then anything: so the game is short and still meets strange things.
    const pick =
      dice() < 0.7
        ? towersInTime.judgement.habit(s, seat, options)
        : options[Math.floor(dice() * options.length)];
    if (options.length > 1) lines.push(`P${seat + 1} ${question}: ${towersInTime.words.option(s, pick)}`);
    play(towersInTime, s, pick);
    tell();
  }
  return `${lines.join('\n')}\n${towersInTime.words.outcome(s)}\n`;
}

test('a whole game reads as it did when it was last reviewed', async () => {
  await expect(playthrough()).toMatchFileSnapshot('golden.txt');
});
