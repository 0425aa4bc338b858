import type { ClientMessage } from '@siegeworks/protocol';
import type { Asked } from './handlers.ts';
import { HANDLERS } from './handlers.ts';
import type { Caller, Host } from './host.ts';
import { said, whyOf } from './refusals.ts';

export type AskedMessage = Extract<ClientMessage, { type: Asked }>;
export const isAsked = (message: ClientMessage): message is AskedMessage => message.type in HANDLERS;

/** Does what a visitor asks for and answers it; resolves when everything that follows from it has happened. */
export async function receive(host: Host, caller: Caller, message: AskedMessage): Promise<void> {
  try {
    await handle(host, caller, message);
    await host.parts.store.flush();
  } catch (cause) {
    const why = whyOf(cause);
    if (why) caller.tell(message.re, 'refused', { why: [...why] });
    else caller.tell(message.re, 'problem', { match: null, cause: said(cause), report: null });
  }
}

function handle(host: Host, caller: Caller, message: AskedMessage): Promise<void> | void {
  // The table of handlers is keyed by the message's own type.
  const handler = HANDLERS[message.type] as (
    host: Host,
    caller: Caller,
    message: AskedMessage,
  ) => Promise<void> | void;
  return handler(host, caller, message);
}
