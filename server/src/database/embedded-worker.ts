import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { EmbeddedPlace, Program } from './embedded.ts';

/** More than a pool ever opens: who comes too much would wait for ever. */
const CONNECTIONS = 20;

const { folder, socket, program = await compiled() } = workerData as EmbeddedPlace;
const db = await PGlite.create({ dataDir: folder, pgliteWasmModule: program });
const server = new PGLiteSocketServer({ db, path: socket, maxConnections: CONNECTIONS });
await server.start();
parentPort?.postMessage(program);
parentPort?.once('message', async () => {
  await server.stop();
  await db.close();
  parentPort?.postMessage('down');
});

async function compiled(): Promise<Program> {
  const file = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'));
  // The types of Node know nothing of it.
  const node = globalThis as unknown as { WebAssembly: { compile(code: Uint8Array): Promise<Program> } };
  return node.WebAssembly.compile(await readFile(file));
}
