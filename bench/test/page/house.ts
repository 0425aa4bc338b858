import { spawn } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** The built page behind a doorkeeper that writes down what is fetched, workers included. */
export interface House {
  address: string;
  /** Compressed bytes by path, of everything fetched since the last `forget`. */
  fetched: Map<string, number>;
  forget(): void;
  close(): Promise<void>;
}

export async function openHouse(): Promise<House> {
  const page = await startPage();
  const fetched = new Map<string, number>();
  const server = createServer((request, response) => void pass(page.address, fetched, request, response));
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const place = server.address();
  const port = typeof place === 'object' && place ? place.port : 0;
  return {
    address: `http://127.0.0.1:${port}/`,
    fetched,
    forget: () => fetched.clear(),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await page.stop();
    },
  };
}

async function pass(
  address: string,
  fetched: Map<string, number>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const answer = await fetch(new URL(request.url ?? '/', address));
  const body = Buffer.from(await answer.arrayBuffer());
  fetched.set(request.url ?? '/', gzipSync(body, { level: 9 }).length);
  const headers = [...answer.headers].filter(([name]) => !['content-length', 'connection'].includes(name));
  response.writeHead(answer.status, Object.fromEntries(headers));
  response.end(body);
}

/** What `npm start` starts; the page is built first when a source has changed. */
function startPage(): Promise<{ address: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [join(ROOT, 'web', 'start.ts'), '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>(done => child.on('close', () => done()));
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', part => {
      said += part;
      const [address] = /http:\S+/.exec(said) ?? [];
      if (address && said.includes('Ctrl+C')) resolve({ address, stop });
    });
    ended.then(() => reject(new Error(`the page did not start: ${said}`)));
  });
}
