import { decide } from '@siegeworks/bots';
import type { Option } from '@siegeworks/kernel';
import type { Mover } from './answers.ts';
import { mover } from './answers.ts';
import type { Desk } from './desk.ts';
import { fault, settingsOf, show } from './desk.ts';
import type { Table } from './table.ts';
import { take } from './table.ts';

/** Goes on until a person must decide: bots and questions with a standing answer, one shown step at a time. */
export async function run(desk: Desk, table: Table): Promise<void> {
  if (table.running) return;
  table.running = true;
  try {
    while (next(desk, table)) {
      await desk.parts.pause();
      // Meanwhile a message may have closed the table or changed what is asked.
      const going = next(desk, table);
      if (table.closed || !going || !step(desk, table, going)) return;
    }
  } finally {
    table.running = false;
  }
}

const next = (desk: Desk, table: Table) => mover(table, settingsOf(desk, table.match.game.id));

/** One answer. A fault in rules or bot is told, and the table stays as it was. */
function step(desk: Desk, table: Table, going: Mover): boolean {
  let option: Option | null = null;
  try {
    option = going.by === 'bot' ? botAnswer(desk, table, going.bot) : going.option;
    take(table, going.asked.seat, option, going.by === 'habit');
    show(desk, table);
    return true;
  } catch (cause) {
    fault(desk, table, cause, `${going.asked.question}: ${JSON.stringify(option)}`);
    return false;
  }
}

function botAnswer(desk: Desk, table: Table, id: string): Option {
  const { match, faults } = table;
  const bot = desk.parts.bots.find(each => each.id === id) ?? desk.parts.bots[0];
  return decide(match.game, match.state, bot, `${match.seed}:${match.picks.length}:${faults}`);
}
