import { networkInterfaces } from 'node:os';
import type { App } from '@siegeworks/server';

/** How many ports are tried before giving up. */
const TRIES = 50;

export interface Served {
  address: string;
  port: number;
  /** The addresses that others in the local network may use. */
  friends: string[];
}

/** Listens on the wanted port or the next one that is free. */
export async function listen({ server }: App, host: string, wanted: number): Promise<Served> {
  for (let port = wanted; ; port++) {
    try {
      await server.listen({ host, port });
      break;
    } catch (fault) {
      if (!isTaken(fault) || port - wanted >= TRIES) throw fault;
    }
  }
  const place = server.server.address();
  const port = typeof place === 'object' && place ? place.port : wanted;
  return {
    address: `http://${isOpen(host) ? '127.0.0.1' : host}:${port}/`,
    port,
    friends: friends(host, port),
  };
}
const isTaken = (fault: unknown) => fault instanceof Error && 'code' in fault && fault.code === 'EADDRINUSE';
const isOpen = (host: string): boolean => host === '0.0.0.0' || host === '::';

function friends(host: string, port: number): string[] {
  if (!isOpen(host)) return [];
  const all = Object.values(networkInterfaces()).flatMap(each => each ?? []);
  return all
    .filter(each => each.family === 'IPv4' && !each.internal)
    .map(each => `http://${each.address}:${port}/`);
}
