// Makes a clone ready: dependencies as the lock file says, and for tests a browser.
//   node scripts/bootstrap.mjs [start | test]
// Plain JavaScript without dependencies, because it runs on a machine that has only Node 20 and npm.
// Everything it says goes to stderr, so that `siege … > file` stays clean.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumMissing, findChromium } from './chromium.mjs';
import { acquire } from './lock.mjs';
import { root, tooOld } from './node.mjs';

const stamp = join(root, 'node_modules', '.bootstrap'); // goes away with node_modules
const say = text => console.error(`[bootstrap] ${text}`);

/** Is node_modules what the lock file asks for, on this platform? */
export function isFresh() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted();
}

/**
 * @param {string} [goal] `test` also looks for a browser
 * @returns {Promise<boolean>} whether the project can run now
 */
export async function bootstrap(goal) {
  const needsChromium = () => goal === 'test' && findChromium() === null && aptGet() !== null;
  if (!isFresh() || needsChromium()) {
    const lock = await acquire(join(root, '.bootstrap.lock'), pid =>
      say(`waiting for process ${pid}, which is installing`),
    );
    try {
      if (!isFresh()) await install(lock);
      if (needsChromium()) await installChromium(lock);
    } catch (problem) {
      say(problem.message);
      return false;
    } finally {
      lock.release();
    }
  }
  if (goal === 'test' && findChromium() === null) say(chromiumMissing());
  const old = tooOld();
  if (old !== null) say(old);
  return old === null;
}

function wanted() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  return hash.update(`${process.platform} ${process.arch}`).digest('hex');
}

async function install(lock) {
  say('installing the dependencies with npm ci; the first time takes about half a minute');
  const args = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--ignore-scripts',
    '--prefer-offline',
    '--loglevel=error',
  ];
  // Inside npm scripts `node` may already be the one in node_modules, which npm ci is about to remove.
  const node = process.env.npm_node_execpath ?? process.execPath;
  const npm = process.env.npm_execpath;
  const attempt = () => (npm ? run(lock, node, [npm, ...args]) : run(lock, 'npm', args));
  let code = await attempt();
  if (code > 0) say('npm ci failed; trying once more');
  if (code > 0) code = await attempt();
  if (code !== 0) throw new Error(code > 0 ? 'npm ci failed: the reason is above' : 'interrupted');
  writeFileSync(stamp, wanted());
}

/** @returns {string[] | null} how to call apt-get, where that is possible without asking anybody */
function aptGet() {
  if (process.platform !== 'linux' || process.env.CHROMIUM_PATH || process.env.SIEGEWORKS_NO_APT) return null;
  if (spawnSync('apt-get', ['--version']).status !== 0) return null;
  if (process.getuid?.() === 0) return ['apt-get'];
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n', 'apt-get'] : null;
}

/** A missing browser is no reason to fail: the browser tests then say that they were skipped. */
async function installChromium(lock) {
  say("installing Debian's chromium for the browser tests (SIEGEWORKS_NO_APT=1 prevents this)");
  const [program, ...before] = aptGet() ?? [];
  const options = ['-qq', '-o', 'DPkg::Lock::Timeout=120'];
  const apt = (...args) =>
    run(lock, program, [...before, ...options, ...args], { DEBIAN_FRONTEND: 'noninteractive' });
  await apt('update');
  const install = (...names) => apt('install', '-y', '--no-install-recommends', ...names);
  let code = await install('chromium', 'chromium-headless-shell');
  // Older releases have no package of the shell alone.
  if (code > 0) code = await install('chromium');
  if (code > 0) say('apt-get could not install chromium');
}

/** Runs a program, which is heard only when it fails. Gives its exit code, or -1 if we had to stop. */
function run(lock, program, args, env = {}) {
  return new Promise(done => {
    const shell = process.platform === 'win32' && program === 'npm';
    const child = spawn(program, args, { cwd: root, env: { ...process.env, ...env }, shell });
    lock.working(child.pid);
    const said = /** @type {Buffer[]} */ ([]);
    child.stdout.on('data', part => said.push(part));
    child.stderr.on('data', part => said.push(part));
    let stopped = false;
    const stop = () => {
      stopped = true;
      child.kill();
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
    child.on('error', problem => said.push(Buffer.from(`${problem.message}\n`)));
    child.on('close', code => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, stop);
      if (code !== 0 && !stopped) process.stderr.write(Buffer.concat(said));
      done(stopped ? -1 : (code ?? 1));
    });
  });
}

if (process.argv[1] && realpathSync(process.argv[1]) === import.meta.filename)
  process.exitCode = (await bootstrap(process.argv[2])) ? 0 : 1;
