// One node of a house without a page, as a process of its own: node server/soak/node.ts PORT DATA
import { openApp } from '../src/index.ts';
import type { Usage } from './nodes.ts';

const [port, data] = process.argv.slice(2);
const app = await openApp({
  page: import.meta.dirname,
  where: { data, url: process.env.DATABASE_URL || undefined },
});
await app.house();
await app.server.listen({ host: '127.0.0.1', port: Number(port) });
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({ cpu: (user + system) / 1e6, memory: heapUsed + external } satisfies Usage);
});
process.send?.('up');
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
// Nobody is left to stop it.
process.once('disconnect', () => process.exit(0));
