// Makes a clone ready: dependencies as the lock file says, and for tests a browser.
//   node scripts/bootstrap.mjs [start | test]
// Plain JavaScript without dependencies, because it runs on a machine that has only Node 20 and npm.
// Everything it says goes to stderr, so that `siege … > file` stays clean.
import { spawn, spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import {
  linkSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { chromiumMissing, findChromium } from './chromium.mjs';
import { root, tooOld } from './node.mjs';

const stamp = join(root, 'node_modules', '.bootstrap'); // goes away with node_modules
const lock = join(root, '.bootstrap.lock'); // one installer at a time
const HEARTBEAT = 1000;
const STALE = 15 * HEARTBEAT; // a holder that has not stirred for so long is gone, whatever its pid says now

const say = text => console.error(`[bootstrap] ${text}`);
const wait = ms => new Promise(done => setTimeout(done, ms));

/** Is node_modules what the lock file asks for, on this platform? */
export function isFresh() {
  return read(stamp) === wanted();
}

/**
 * @param {string} [goal] `test` also looks for a browser
 * @returns {Promise<boolean>} whether the project can run now
 */
export async function bootstrap(goal) {
  const ready = () => isFresh() && (goal !== 'test' || findChromium() !== null || !canInstall());
  if (!ready()) {
    const release = await acquire();
    try {
      if (!isFresh()) await install();
      if (goal === 'test' && findChromium() === null && canInstall()) await installChromium();
    } catch (problem) {
      say(problem.message);
      return false;
    } finally {
      release();
    }
  }
  if (goal === 'test' && findChromium() === null) say(chromiumMissing);
  const old = tooOld();
  if (old !== null) say(old);
  return old === null;
}

function wanted() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  return hash.update(`${process.platform} ${process.arch}`).digest('hex');
}

async function install() {
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
  const attempt = () => (npm ? run(node, [npm, ...args]) : run('npm', args));
  if ((await attempt()) !== 0) {
    say('npm ci failed; trying once more');
    if ((await attempt()) !== 0) throw new Error('npm ci failed: the reason is above');
  }
  writeFileSync(stamp, wanted());
}

/** @returns {string[] | null} how to call apt-get, where that is allowed without asking anybody */
function aptGet() {
  if (process.platform !== 'linux' || process.env.CHROMIUM_PATH) return null;
  if (spawnSync('apt-get', ['--version']).status !== 0) return null;
  if (process.getuid?.() === 0) return ['apt-get'];
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n', 'apt-get'] : null;
}

function canInstall() {
  return !process.env.SIEGEWORKS_NO_APT && aptGet() !== null;
}

/** A missing browser is no reason to fail: the browser tests then say that they were skipped. */
async function installChromium() {
  say("installing Debian's chromium for the browser tests (SIEGEWORKS_NO_APT=1 prevents this)");
  const [program, ...before] = aptGet() ?? [];
  const options = ['-qq', '-o', 'DPkg::Lock::Timeout=120'];
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => run(program, [...before, ...options, ...args], { env, quiet: true });
  await apt('update');
  const code = await apt('install', '-y', '--no-install-recommends', 'chromium');
  if (code !== 0) say('apt-get could not install chromium');
}

/** Runs a program with its output on our stderr; a quiet one is heard only when it fails. */
function run(program, args, { env = {}, quiet = false } = {}) {
  return new Promise(done => {
    const shell = process.platform === 'win32' && program === 'npm';
    const output = quiet ? 'pipe' : 2;
    const options = { cwd: root, env: { ...process.env, ...env }, shell };
    const child = spawn(program, args, { ...options, stdio: ['ignore', output, output] });
    const said = [];
    child.stdout?.on('data', part => said.push(part));
    child.stderr?.on('data', part => said.push(part));
    child.on('error', problem => done(say(problem.message) ?? 1));
    child.on('close', code => {
      if (code !== 0) process.stderr.write(Buffer.concat(said));
      done(code ?? 1);
    });
  });
}

/** Takes the lock, waiting for a living holder and taking over from a dead one. */
async function acquire() {
  const mine = `${process.pid} ${randomUUID()}`;
  for (let told = false; ; ) {
    try {
      writeFileSync(lock, mine, { flag: 'wx' });
      break;
    } catch (problem) {
      if (problem.code !== 'EEXIST') throw problem;
    }
    const holder = read(lock);
    if (holder !== null && isDead(holder)) takeOver(holder);
    else if (!told) say(`waiting for process ${holder?.split(' ')[0]}, which is installing`);
    told = true;
    await wait(300);
  }
  const beat = setInterval(() => utimesSync(lock, new Date(), new Date()), HEARTBEAT);
  const release = () => {
    clearInterval(beat);
    if (read(lock) === mine) rmSync(lock, { force: true });
  };
  process.on('exit', release);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130));
  return release;
}

function isDead(holder) {
  try {
    if (Date.now() - statSync(lock).mtimeMs > STALE) return true;
    process.kill(Number.parseInt(holder, 10), 0);
    return false;
  } catch (problem) {
    return problem.code === 'ESRCH'; // EPERM: alive, but not ours; ENOENT: released meanwhile
  }
}

/** Moves a dead holder's lock aside. If somebody else was faster, the living lock goes back to its place. */
function takeOver(holder) {
  const aside = `${lock}.${randomUUID()}`;
  try {
    renameSync(lock, aside);
    if (read(aside) !== holder) linkSync(aside, lock);
  } catch {
    // Somebody else took over.
  }
  rmSync(aside, { force: true });
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === import.meta.filename)
  process.exitCode = (await bootstrap(process.argv[2])) ? 0 : 1;
