#!/usr/bin/env node
// Starts the `siege` command on the project's own Node, whatever Node the shell has.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { bootstrap, isFresh } from '../../scripts/bootstrap.mjs';
import { nodeProgram, root } from '../../scripts/node.mjs';

if (isFresh() || (await bootstrap())) {
  const main = join(root, 'cli', 'src', 'main.ts');
  const child = spawn(nodeProgram(), [main, ...process.argv.slice(2)], { stdio: 'inherit' });
  // A terminal sends its interrupt to both of us; the command decides when it ends.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGHUP', () => child.kill('SIGHUP'));
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + constants.signals[signal ?? 'SIGTERM'];
  });
} else {
  process.exitCode = 1;
}
