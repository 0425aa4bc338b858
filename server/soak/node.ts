// One node of a house without a page, as a process of its own: node server/soak/node.ts PORT DATA
import { openApp } from '../src/index.ts';

const [port, data] = process.argv.slice(2);
const app = await openApp({
  page: import.meta.dirname,
  where: { data, url: process.env.DATABASE_URL || undefined },
});
await app.house();
await app.server.listen({ host: '127.0.0.1', port: Number(port) });
process.send?.('up');
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
