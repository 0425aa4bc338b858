import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:icons/';

/** All that matters here of a table of pictures. */
type Art = Readonly<Record<string, { icon: string }>>;

/** `virtual:icons/GAME` holds a game's table of pictures, and the drawings that it names and no others. */
export function pictures(root: string): Plugin {
  return {
    name: 'siegeworks-pictures',
    resolveId: id => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const file = join(root, 'screens', id.slice(PREFIX.length + 1), 'src', 'art.ts');
      this.addWatchFile(file);
      // The question mark makes a changed table a new module.
      const { ART } = await import(`${pathToFileURL(file)}?${statSync(file).mtimeMs}`);
      const icons = JSON.stringify(drawingsOf(ART, file));
      return `export const art = ${JSON.stringify(ART)};\nexport const icons = ${icons};`;
    },
  };
}

function drawingsOf(art: Art, file: string): Record<string, string> {
  const known = gameIcons();
  const names = [...new Set(Object.values(art).map(({ icon }) => icon))].sort();
  return Object.fromEntries(names.map(name => [name, drawingOf(known[name]?.body, name, file)]));
}

function drawingOf(body: string | undefined, name: string, file: string): string {
  const [, path] = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(body ?? '') ?? [];
  if (path === undefined) throw new Error(`${file}: there is no icon "${name}" in game-icons`);
  return path;
}

function gameIcons(): Record<string, { body: string }> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  return JSON.parse(readFileSync(file, 'utf8')).icons;
}
