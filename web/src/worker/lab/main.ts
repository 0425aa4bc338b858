import { shelf } from '../all-games.ts';
import { browserDatabase } from '../idb.ts';
import { Lab } from './lab.ts';
import { Threads } from './threads.ts';

const lab = new Lab(
  {
    shelf,
    database: browserDatabase(),
    threads: new Threads(),
    reportParts: async () => (await import('virtual:report-parts')).parts,
    now: () => performance.now(),
  },
  said => self.postMessage(said),
);
self.onmessage = event => void lab.receive(event.data);
