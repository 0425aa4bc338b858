import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { EmbeddedPlace } from './embedded.ts';

/** More than a pool ever opens: who comes too much would wait for ever. */
const CONNECTIONS = 20;

const { folder, socket } = workerData as EmbeddedPlace;
const db = await PGlite.create({ dataDir: folder });
const server = new PGLiteSocketServer({ db, path: socket, maxConnections: CONNECTIONS });
await server.start();
parentPort?.postMessage('up');
parentPort?.once('message', async () => {
  await server.stop();
  await db.close();
  parentPort?.postMessage('down');
});
