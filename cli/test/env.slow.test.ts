import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folder, siege, TOYS } from './siege.ts';

const PYTHON = join(import.meta.dirname, '..', '..', 'lab', 'python');
const hasPython = spawnSync('python3', ['--version']).status === 0;

describe('siege env', () => {
  test('answers line by line, and a broken line does not end it', async () => {
    const input = '{"do":"reset"}\n\nnonsense\n[{"do":"step","option":0},{"do":"stand"}]\n';
    const { code, out, err } = await siege(['env', 'thieves', '--shelf', TOYS], { input });
    expect([code, err]).toEqual([0, '']);
    const answers = out
      .trim()
      .split('\n')
      .map(line => JSON.parse(line));
    expect(answers).toHaveLength(3);
    expect(answers[0].ok).toBe(true);
    expect(answers[1]).toMatchObject({ ok: false, error: expect.stringContaining('not JSON') });
    expect(answers[2][1]).toEqual(answers[2][0]);
  });
});

const PLAY = `
import sys
sys.path.insert(0, ${JSON.stringify(PYTHON)})
from siegeworks import Refused, SiegeEnv

env = SiegeEnv("arcania")
env.reset(seed=7)
assert env.agents == ["seat_0", "seat_1"]
rewards, decisions = {}, 0
for agent in env.agent_iter():
    seen, reward, terminated, truncated, info = env.last()
    assert len(seen["observation"]["globals"]) == len(env.spec["globals"])
    if terminated:
        rewards[agent] = reward
        env.step(None)
        continue
    assert sum(seen["action_mask"]) == len(env.legal["options"]) == len(env.texts())
    if decisions == 30:
        before = env.observe(agent)
        dream, copy = env.sample(agent, "dream"), env.fork()
        assert dream.observe(agent) == before == copy.observe(agent)
        copy.step(0)
        assert env.observe(agent) == before
        dream.close()
        try:
            env.step(500)
        except Refused as refused:
            assert "is not there" in str(refused) and refused.reasons
        else:
            raise AssertionError("an illegal option was taken")
        assert env.observe(agent) == before
    decisions += 1
    env.step(env.action_space(agent).sample(seen["action_mask"]))
assert env.agents == [] and sorted(rewards.values()) == [-1, 1], rewards
alone = SiegeEnv(env.connection, opponents=[None, "random"])
assert alone.possible_agents == ["seat_0"]
alone.reset(seed=8)
assert alone.agent_selection == "seat_0"
env.connection.close()
print("played", decisions > 30)
`;

describe.skipIf(!hasPython)('the client in Python', () => {
  test('plays in the manner of AEC: every agent is asked, ends and leaves', () => {
    const file = join(folder, 'play.py');
    writeFileSync(file, PLAY);
    const { stdout, stderr } = spawnSync('python3', [file], { encoding: 'utf8' });
    expect([stdout, stderr]).toEqual(['played True\n', '']);
  });

  test('the example learns from its games and measures itself before and after', () => {
    const args = [join(PYTHON, 'train.py'), 'arcania', '--games', '2', '--check', '2'];
    const { stdout, stderr } = spawnSync('python3', args, { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^before: wins \d+% of 2 games against random\nafter: {2}wins \d+% of 2 games/);
  });
});
