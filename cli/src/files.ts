import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { UsageError } from './usage.ts';

const why = (error: unknown) => (error instanceof Error ? error.message : `${error}`);

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${why(error)}`);
  }
}

/** All or nothing: whoever kills us while we write finds the old file whole. */
export function writeText(file: string, text: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    const beside = `${file}.${process.pid}.tmp`;
    writeFileSync(beside, text);
    renameSync(beside, file);
  } catch (error) {
    throw new UsageError(`${file} cannot be written: ${why(error)}`);
  }
}
