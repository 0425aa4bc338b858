import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { offline } from './build/offline.ts';
import { pictures } from './build/pictures.ts';
import { rulebooks } from './build/plugin.ts';
import { reports } from './build/report-parts.ts';
import { farGames } from './build/shelf.ts';

const root = join(import.meta.dirname, '..');

/** How long plugins take is no news to whoever only wants to play. */
const QUIET = { checks: { bundlerTimings: false } };

/** Mode `toys` puts the kernel's toy games on the shelf: two small games to try the screen with. */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), rulebooks(root), pictures(root), ...(mode === 'production' ? [offline()] : [])],
  worker: {
    format: 'es',
    plugins: () => [rulebooks(root), reports(), ...(mode === 'toys' ? [] : [farGames(root)])],
    rolldownOptions: QUIET,
  },
  resolve:
    mode === 'toys'
      ? { alias: { '@siegeworks/shelf': join(import.meta.dirname, 'test', 'toy-shelf.ts') } }
      : {},
  build: {
    outDir: mode === 'toys' ? 'dist/toys' : 'dist/page',
    emptyOutDir: true,
    target: 'es2023',
    reportCompressedSize: false,
    rolldownOptions: QUIET,
  },
  server: { host: '127.0.0.1', port: 4600 },
}));
