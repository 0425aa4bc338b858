import type { IncomingMessage } from 'node:http';
import { createServer, request } from 'node:http';
import type { Socket } from 'node:net';
import { connect } from 'node:net';

/** A network between a page and its house that may cut sockets. */
export interface Cutter {
  address: string;
  /** What happens to sockets from now on; those that are open are cut. */
  sockets(how: 'pass' | 'cut'): void;
  /** How often something was asked over the slow line. */
  readonly polls: number;
  close(): Promise<void>;
}

export async function cutter(house: string): Promise<Cutter> {
  const { hostname, port } = new URL(house);
  let how: 'pass' | 'cut' = 'pass';
  let polls = 0;
  const open = new Set<Socket>();
  const server = createServer((asked, answer) => {
    const { method, url, headers } = asked;
    if (url === '/api/line') polls++;
    const on = request({ hostname, port, method, path: url, headers }, heard => {
      answer.writeHead(heard.statusCode ?? 502, heard.headers);
      heard.pipe(answer);
    });
    on.on('error', () => answer.destroy());
    answer.on('close', () => on.destroy());
    asked.pipe(on);
  });
  server.on('upgrade', (asked: IncomingMessage, socket: Socket, head: Buffer) => {
    if (how === 'cut') return socket.destroy();
    const through = connect(Number(port), hostname, () => {
      through.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${headersOf(asked)}\r\n\r\n`);
      through.write(head);
      socket.pipe(through).pipe(socket);
    });
    for (const each of [socket, through]) each.on('error', () => socket.destroy());
    socket.on('close', () => {
      through.destroy();
      open.delete(socket);
    });
    open.add(socket);
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const place = server.address();
  return {
    address: `http://127.0.0.1:${typeof place === 'object' && place ? place.port : 0}/`,
    sockets(next) {
      how = next;
      if (next === 'cut') for (const socket of open) socket.destroy();
    },
    get polls() {
      return polls;
    },
    close: () =>
      new Promise(done => {
        for (const socket of open) socket.destroy();
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

function headersOf({ rawHeaders }: IncomingMessage): string {
  const lines = rawHeaders.flatMap((name, i) => (i % 2 === 0 ? [`${name}: ${rawHeaders[i + 1]}`] : []));
  return lines.join('\r\n');
}
