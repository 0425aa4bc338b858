import { begin, pending, play } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';
import { cpuSeconds } from './measure.ts';
import type { Table } from './tiny/boardgame-io.ts';
import { boardgameIo, enumerate } from './tiny/boardgame-io.ts';
import { tiny } from './tiny/kernel-game.ts';

/** The same tiny card game, the same random player, the same process, in turns. */
export interface PeerRow {
  engine: string;
  movesPerSecond: number;
  /** How many times more moves our kernel makes. */
  ratio: number;
}
export interface Comparison {
  rows: PeerRow[];
  /** Set when the peer could not be measured. */
  missing: string | null;
}

type Contender = { engine: string; play(seed: string, dice: () => number): number };

export function compare(seconds: number): Comparison {
  const peer = boardgameIo();
  const contenders: Contender[] = [{ engine: 'Siegeworks kernel', play: playKernel }];
  if (peer) {
    contenders.push(
      { engine: 'boardgame.io 0.50.2, reducer', play: (seed, dice) => playTable(peer.reducer(seed), dice) },
      { engine: 'boardgame.io 0.50.2, client', play: (seed, dice) => playTable(peer.client(seed), dice) },
    );
  }
  const speeds = measured(contenders, seconds);
  const rows = contenders.map(({ engine }, i) => ({
    engine,
    movesPerSecond: Math.round(speeds[i]),
    ratio: Math.round((speeds[0] / speeds[i]) * 10) / 10,
  }));
  return { rows, missing: peer ? null : 'boardgame.io is not installed' };
}

/** Interleaved rounds: whatever slows the machine down meets all contenders alike. */
function measured(contenders: readonly Contender[], seconds: number): number[] {
  const rounds = 5;
  const totals = contenders.map(() => ({ moves: 0, used: 0 }));
  for (let round = -1; round < rounds; round++) {
    contenders.forEach((contender, i) => {
      const { moves, used } = playRound(contender, seconds / rounds, round);
      if (round < 0) return; // the first round is for the compiler
      totals[i].moves += moves;
      totals[i].used += used;
    });
  }
  return totals.map(({ moves, used }) => moves / used);
}

function playRound(contender: Contender, seconds: number, round: number) {
  const dice = playerDice(`round ${round}`);
  const start = cpuSeconds();
  let moves = 0;
  let used = 0;
  for (let n = 0; used < seconds; n++) {
    moves += contender.play(`${round}/${n}`, dice);
    used = cpuSeconds() - start;
  }
  return { moves, used };
}

function playKernel(seed: string, dice: () => number): number {
  const s = begin(tiny, { players: [{}, {}] }, seed);
  s.events = null;
  let moves = 0;
  for (let asked = pending(tiny, s); asked !== null; asked = pending(tiny, s)) {
    play(tiny, s, asked.options[Math.floor(dice() * asked.options.length)]);
    moves++;
  }
  return moves;
}

function playTable(table: Table, dice: () => number): number {
  let moves = 0;
  while (!table.over()) {
    const options = enumerate(table.g(), table.current());
    table.move(options[Math.floor(dice() * options.length)]);
    moves++;
  }
  return moves;
}
