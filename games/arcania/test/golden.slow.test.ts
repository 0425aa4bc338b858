import { arcania } from '@siegeworks/arcania';
import { begin, pending, play } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';
import { boardText } from '@siegeworks/scenario';
import { expect, test } from 'vitest';

const CONFIG = { players: [{ deck: 'dwarf-deep-hammers' }, { deck: 'undead-grave-host' }] };
const SEED = 'golden-32';

/** One whole game as people would read it: every question with its answer, every event with its rule. */
function playthrough(): string {
  const lines: string[] = [];
  const dice = playerDice(SEED);
  const s = begin(arcania, CONFIG, SEED);
  const tell = () => {
    for (const event of s.events ?? []) {
      const { rule, say } = arcania.words.events[event.type];
      lines.push(`  ${say(s, event)} (${typeof rule === 'string' ? rule : rule(event)})`);
      if (event.type === 'turnBegan') lines.push('', boardText(arcania.words.board(s, 'spectator')), '');
    }
    s.events = [];
  };
  tell();
  for (let asked = pending(arcania, s); asked !== null; asked = pending(arcania, s)) {
    const { options, seat, question } = asked;
    // Mostly sensible, now and then anything: so the game is short and still meets strange things.
    const pick =
      dice() < 0.7 ? arcania.judgement.habit(s, seat, options) : options[Math.floor(dice() * options.length)];
    if (options.length > 1) lines.push(`P${seat + 1} ${question}: ${arcania.words.option(s, pick)}`);
    play(arcania, s, pick);
    tell();
  }
  return `${lines.join('\n')}\n${arcania.words.outcome(s)}\n`;
}

test('a whole game reads as it did when it was last reviewed', async () => {
  await expect(playthrough()).toMatchFileSnapshot('golden.txt');
});
