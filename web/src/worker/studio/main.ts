import { shelf } from '../all-games.ts';
import { browserDatabase } from '../idb.ts';
import { Studio } from './studio.ts';

function fresh(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
}

const studio = new Studio(
  {
    shelf,
    database: browserDatabase(),
    fresh,
    pause: () => new Promise(done => setTimeout(done)),
    now: () => performance.now(),
  },
  reply => self.postMessage(reply),
);
self.onmessage = event => void studio.receive(event.data);
