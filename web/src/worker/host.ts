import { Refused } from '@siegeworks/kernel';
import type { ClientMessage } from '@siegeworks/protocol';
import { answerable, readClientMessage, VERSION } from '@siegeworks/protocol';
import type { Desk } from './desk.ts';
import { moveAway } from './desk.ts';
import { HANDLERS } from './handlers.ts';
import type { HostParts } from './parts.ts';
import { said } from './refusals.ts';

/** Hosts matches for one client and answers its messages. */
export interface Host {
  receive(message: unknown): Promise<void>;
}

export function openHost(parts: HostParts, send: (message: unknown) => void): Host {
  const desk: Desk = {
    parts,
    tables: new Map(),
    opening: new Map(),
    settings: new Map(),
    held: new Map(),
    storage: { keeps: true, text: '' },
    tell: (re, type, body) => send({ v: VERSION, re, type, ...body }),
  };
  parts.neighbours.onTakeOver(match => {
    const table = desk.tables.get(match);
    if (table) moveAway(desk, table);
  });
  return { receive: message => receive(desk, message) };
}

async function receive(desk: Desk, message: unknown): Promise<void> {
  try {
    await handle(desk, readClientMessage(message));
    await Promise.all([...desk.tables.values()].map(table => table.keeping));
  } catch (cause) {
    const re = answerable(message);
    if (cause instanceof Refused) desk.tell(re, 'refused', { reasons: [...cause.reasons] });
    else
      desk.tell(re, 'problem', {
        match: null,
        text: `The host ran into a fault: ${said(cause)}`,
        report: null,
      });
  }
}

function handle(desk: Desk, message: ClientMessage): Promise<void> | void {
  // The table of handlers is keyed by the message's own type.
  const handler = HANDLERS[message.type] as (desk: Desk, message: ClientMessage) => Promise<void> | void;
  return handler(desk, message);
}
