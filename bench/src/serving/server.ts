// One of the servers that are compared, as a process of its own: node server.ts KIND DATA
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { isKind, SERVERS } from './servers.ts';

/** What a server has used since it started: CPU seconds and bytes sent; and bytes of memory that it holds. */
export interface Usage {
  cpu: number;
  sent: number;
  /** What cannot be thrown away, without the threads of a database. */
  held: number;
  /** Of the whole process. */
  resident: number;
}

/** Counts what goes out over all connections of a server. */
function counting(server: Server): () => number {
  let gone = 0;
  const open = new Set<Socket>();
  server.on('connection', socket => {
    open.add(socket);
    socket.on('close', () => {
      open.delete(socket);
      gone += socket.bytesWritten;
    });
  });
  return () => [...open].reduce((sum, socket) => sum + socket.bytesWritten, gone);
}

const [kind = '', data = ''] = process.argv.slice(2);
if (!isKind(kind)) throw new Error(`there is no server ${kind}`);
const { server, address } = await SERVERS[kind](data);
const sent = counting(server);
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  const usage: Usage = {
    cpu: (user + system) / 1e6,
    sent: sent(),
    held: heapUsed + external,
    resident: rss,
  };
  process.send?.(usage);
});
process.on('disconnect', () => process.exit(0));
process.send?.({ address });
