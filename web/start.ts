// Builds the page if it is stale and serves it with its house: `npm start`, or `npm start -- --port 5000`.
import { openApp } from '@siegeworks/server';
import { listen } from './build/listen.ts';
import { builtPage } from './build/page.ts';
import { startOptions, USAGE } from './build/start-options.ts';

async function start(): Promise<void> {
  const wanted = startOptions(process.argv.slice(2), process.env);
  if (wanted === null) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const { port, host, data, url, base, proxies, keep, metricsToken, provider, mail } = wanted;
  const log = { level: wanted.log, place: process.stderr };
  const page = await builtPage('production', text => console.log(text));
  const say = (text: string) => console.log(text);
  const where = { data, url, say };
  const app = await openApp({ page, where, base, proxies, keep, log, metricsToken, provider, mail });
  const served = await listen(app, host, port);
  if (port !== 0 && served.port !== port) console.log(`Port ${port} is taken.`);
  for (const address of served.friends) console.log(`For others in this network: ${address}`);
  console.log(`Siegeworks is ready: ${served.address}\nStop it with Ctrl+C.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
}

await start();
