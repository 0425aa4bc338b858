// Builds the page if it is stale and serves it: `npm start`, or `npm start -- --port 5000`.
import { parseArgs } from 'node:util';
import { builtPage } from './build/page.ts';
import { serve } from './build/serve.ts';

const DEFAULT_PORT = 4600;

function portFrom(args: string[]): number | null {
  try {
    const { values } = parseArgs({ args, options: { port: { type: 'string' } } });
    const port = Number(values.port ?? process.env.PORT ?? DEFAULT_PORT);
    return Number.isInteger(port) && port >= 0 && port < 65_536 ? port : null;
  } catch {
    return null;
  }
}

async function start(): Promise<void> {
  const wanted = portFrom(process.argv.slice(2));
  if (wanted === null) {
    console.error(
      'Usage: npm start -- [--port NUMBER]   (a port is a whole number below 65536; also as PORT)',
    );
    process.exitCode = 2;
    return;
  }
  const folder = await builtPage('production', text => console.log(text));
  const served = await serve(folder, wanted);
  if (wanted !== 0 && served.port !== wanted) console.log(`Port ${wanted} is taken.`);
  console.log(`Siegeworks is ready: ${served.address}\nStop it with Ctrl+C.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void served.close());
}

await start();
