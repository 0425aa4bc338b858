import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
const HEADERS = {
  'content-security-policy':
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'self'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** How many ports are tried before giving up. */
const TRIES = 50;

export interface Served {
  address: string;
  port: number;
  close(): Promise<void>;
}

/** Serves a folder on this machine only, on the wanted port or the next one that is free. */
export async function serve(folder: string, wanted: number): Promise<Served> {
  const server = createServer((request, response) => void answer(folder, request, response));
  for (let port = wanted; ; port++) {
    try {
      await listen(server, port);
      break;
    } catch (fault) {
      if (!isTaken(fault) || port - wanted >= TRIES) throw fault;
    }
  }
  const place = server.address();
  const port = typeof place === 'object' && place ? place.port : wanted;
  return { address: `http://127.0.0.1:${port}/`, port, close: () => closed(server) };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
}
const isTaken = (fault: unknown) => fault instanceof Error && 'code' in fault && fault.code === 'EADDRINUSE';

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise(resolve => server.close(() => resolve()));
}

async function answer(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = pathOf(request.url ?? '/');
  if (path === null || !['GET', 'HEAD'].includes(request.method ?? ''))
    return send(response, path === null ? 404 : 405);
  // No house stands behind a page from here. A request for one gets that answer, and no error.
  if (path.split(sep)[0] === 'api') return send(response, 204);
  try {
    const file = await readFile(join(folder, path));
    response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
    // Files under assets/ have their hash in the name; everything else is asked for again.
    response.setHeader(
      'cache-control',
      path.startsWith('assets') ? 'max-age=31536000, immutable' : 'no-cache',
    );
    send(response, 200, request.method === 'HEAD' ? undefined : file);
  } catch {
    send(response, 404);
  }
}

/** The file that an address means, never one outside the folder. */
export function pathOf(url: string): string | null {
  try {
    const path = normalize(decodeURIComponent(new URL(url, 'http://here').pathname)).slice(1);
    if (path.split(/[\\/]/).includes('..') || path.includes('\0') || path.startsWith(sep)) return null;
    return path === '' || path.endsWith(sep) ? join(path, 'index.html') : path;
  } catch {
    return null;
  }
}

function send(response: ServerResponse, status: number, body?: Buffer): void {
  response.writeHead(status, HEADERS);
  response.end(body ?? (status < 300 ? undefined : `${status}\n`));
}
