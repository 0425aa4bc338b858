import { describe, expect, test } from 'vitest';
import { thieves } from '../../kernel/test/toys/thieves/thieves.ts';
import { Dialogue, MOST_MATCHES, MOST_REQUESTS } from '../src/env/dialogue.ts';

const open = () => {
  const dialogue = new Dialogue(thieves);
  return {
    dialogue,
    ask: (request: unknown) => JSON.parse(dialogue.answer(JSON.stringify(request))),
    line: (text: string) => JSON.parse(dialogue.answer(text)),
  };
};

describe('a dialogue in lines', () => {
  test('plays a match from its deal to its end, and says where it stands after every step', () => {
    const { ask } = open();
    let stands = ask({ do: 'reset', seed: '7' });
    expect(stands).toMatchObject({ ok: true, match: '0', seats: 2, over: false, rewards: [0, 0] });
    for (let n = 0; n < 500 && !stands.over; n++) {
      const { options, rows, texts } = ask({ do: 'legal', words: true });
      expect([rows.length, texts.length]).toEqual([options.length, options.length]);
      stands = ask({ do: 'step', option: n % 2 === 0 ? 0 : options[0] });
      expect(ask({ do: 'stand' })).toEqual(stands);
    }
    expect(stands).toMatchObject({ over: true, agent: null, question: null, legal: 0 });
    expect(stands.rewards).not.toEqual([0, 0]);
    expect(ask({ do: 'step', option: 0 })).toMatchObject({ ok: false, error: 'the match is over' });
  });

  test('answers a list of requests in one line, each under the name that it came with', () => {
    const { ask } = open();
    const answers = ask([
      { id: 'a', do: 'reset', match: 'x' },
      { id: 2, do: 'observe', match: 'x' },
      { do: 'observe', match: 'x', as: 'view' },
      { id: null, do: 'nothing' },
      { do: 'stand', match: 'x' },
    ]);
    expect(answers.map(({ id, ok }: { id: unknown; ok: boolean }) => [id, ok])).toEqual([
      ['a', true],
      [2, true],
      [undefined, true],
      [null, false],
      [undefined, true],
    ]);
    expect(answers[2].view.seats).toBe(2);
  });

  test('keeps several matches apart: samples, forks, and what was closed', () => {
    const { ask } = open();
    ask({ do: 'reset', seed: '7' });
    expect(ask({ do: 'sample', into: 'dream', seed: 's', seat: 1 })).toMatchObject({ match: 'dream' });
    expect(ask({ do: 'fork', into: 'copy' })).toMatchObject({ ok: true });
    const before = ask({ do: 'observe', match: 'copy' });
    ask({ do: 'step', option: 0 });
    expect(ask({ do: 'observe', match: 'copy' })).toEqual(before);
    expect(ask({ do: 'close', match: 'copy' })).toEqual({ ok: true, match: 'copy' });
    expect(ask({ do: 'stand', match: 'copy' }).error).toBe('there is no match copy: reset it first');
  });
});

describe('bad requests are refused with reasons and change nothing', () => {
  test.each([
    ['{', 'the line is not JSON'],
    ['7', 'the request must be an object'],
    ['{"do":"stepp"}', 'did you mean step?'],
    ['{"do":"constructor"}', 'there is no constructor'],
    ['{"do":"step"}', 'option'],
    ['{"do":"step","option":-1}', 'option'],
    ['{"do":"step","option":{"kind":"fly"}}', 'is not among the'],
    ['{"do":"observe","seat":5}', 'there is no seat 5'],
    ['{"do":"observe","seat":"me"}', 'spectator'],
    ['{"do":"reset","seats":99}', 'seats'],
    ['{"do":"reset","opponents":["nobody"]}', 'there is no player nobody'],
    ['{"do":"reset","opponents":["random","random","random"]}', '3 opponents for 2 seats'],
    ['{"do":"reset","deck":"x"}', 'deck'],
    ['{"do":"close","match":"elsewhere"}', 'there is no match elsewhere'],
  ])('%s', (text, why) => {
    const { ask, line } = open();
    ask({ do: 'reset', seed: '7' });
    const before = ask({ do: 'observe', as: 'view', seat: 'spectator' });
    const { ok, error, reasons } = line(text);
    expect([ok, error]).toEqual([false, expect.stringContaining(why)]);
    expect(reasons.length).toBeGreaterThan(0);
    expect(ask({ do: 'observe', as: 'view', seat: 'spectator' })).toEqual(before);
  });

  test('no more matches and requests than are stated', () => {
    const { ask } = open();
    const many = Array.from({ length: MOST_MATCHES }, (_, n) => ({ do: 'reset', match: `${n}` }));
    expect(ask(many).every(({ ok }: { ok: boolean }) => ok)).toBe(true);
    expect(ask({ do: 'reset', match: 'one more' }).error).toContain('close one first');
    expect(ask({ do: 'reset', match: '3' })).toMatchObject({ ok: true });
    const answers = ask(Array.from({ length: MOST_REQUESTS + 1 }, () => ({ do: 'stand' })));
    expect(answers).toMatchObject({ ok: false, error: `a line holds at most ${MOST_REQUESTS} requests` });
  });
});
