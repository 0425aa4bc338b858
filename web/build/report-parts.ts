import { reportParts } from '@siegeworks/lab/report';
import type { Plugin } from 'vite';

const NAME = 'virtual:report-parts';

/** What a report carries with it, for whoever keeps one from the Lab page. */
export function reports(): Plugin {
  return {
    name: 'siegeworks-report-parts',
    resolveId: id => (id === NAME ? `\0${NAME}` : undefined),
    load: id => (id === `\0${NAME}` ? `export const parts = ${JSON.stringify(reportParts())};` : undefined),
  };
}
