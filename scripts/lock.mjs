// One installer at a time, also when another one was killed in the middle of its work.
// Plain JavaScript without dependencies: it runs before anything is installed, on Node 20.
import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';

const HEARTBEAT = 1000;
/** A holder that has not stirred for so long is gone, whatever process has its number now. */
const STALE = 15 * HEARTBEAT;
/** A program that outlived its starter gets this long to finish, because two installers would disturb each other. */
const ORPHAN = 300 * HEARTBEAT;

/**
 * @typedef {{ working(pid: number | undefined): void, release(): void }} Lock `working` names the program that works for the holder
 * @param {string} file
 * @param {(pid: string) => void} waiting called once if somebody else holds the lock
 * @returns {Promise<Lock>}
 */
export async function acquire(file, waiting) {
  const id = randomUUID();
  for (let told = false; !create(file, `${process.pid} - ${id}`); await pause(300)) {
    const holder = read(file);
    if (holder === null) continue;
    if (isDead(file, holder)) takeOver(file, holder);
    else if (!told) waiting(holder.split(' ')[0]);
    told = true;
  }
  const beat = setInterval(() => touch(file), HEARTBEAT);
  const release = () => {
    clearInterval(beat);
    process.off('exit', release);
    if (read(file)?.endsWith(id)) rmSync(file, { force: true });
  };
  process.on('exit', release);
  return { release, working: pid => writeFileSync(file, `${process.pid} ${pid ?? '-'} ${id}`) };
}

function create(file, content) {
  try {
    writeFileSync(file, content, { flag: 'wx' });
    return true;
  } catch (problem) {
    if (problem.code !== 'EEXIST') throw problem;
    return false;
  }
}

function isDead(file, holder) {
  const [pid, worker] = holder.split(' ').map(Number);
  const silence = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  if (isAlive(pid)) return silence > STALE;
  return isAlive(worker) ? silence > ORPHAN : silence > STALE || pid > 0;
}

function isAlive(pid) {
  if (!(pid > 0)) return false;
  try {
    return process.kill(pid, 0);
  } catch (problem) {
    return problem.code === 'EPERM'; // alive, but not ours
  }
}

/** Moves a dead holder's lock aside. If somebody else was faster, the living lock goes back to its place. */
function takeOver(file, holder) {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
    if (read(aside) !== holder) linkSync(aside, file);
  } catch {
    // Somebody else took over.
  }
  rmSync(aside, { force: true });
}

function touch(file) {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // Somebody took over while this process was stopped.
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

const pause = ms => new Promise(done => setTimeout(done, ms));
