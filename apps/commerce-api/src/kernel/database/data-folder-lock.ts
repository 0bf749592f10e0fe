import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Another process has the embedded database open. */
export class DataFolderLocked extends Error {
  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by process ${pid}. The embedded database serves one process at a time: stop that process, choose another DATA_DIR, or use a PostgreSQL server with DATABASE_URL.`,
    );
    this.name = 'DataFolderLocked';
  }
}

interface Holder {
  readonly pid: number;
  /** Start of the process in clock ticks, so that a reused pid is not mistaken for the lock's owner. */
  readonly started: string | undefined;
  readonly token: string;
}

async function processStart(pid: number): Promise<string | undefined> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

async function isHolder(holder: Holder): Promise<boolean> {
  if (!isAlive(holder.pid)) return false;
  const started = await processStart(holder.pid);
  return started === undefined || holder.started === undefined || started === holder.started;
}

async function tryCreate(file: string, holder: Holder): Promise<boolean> {
  try {
    await writeFile(file, JSON.stringify(holder), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Locks the folder for this process. Takes over a lock whose process has ended. Returns the unlock
 * function; throws `DataFolderLocked` when another process holds the lock.
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  const file = path.join(folder, 'lock.json');
  const me: Holder = {
    pid: process.pid,
    started: await processStart(process.pid),
    token: randomUUID(),
  };
  if (!(await tryCreate(file, me))) {
    const other = await readHolder(file);
    if (other && (await isHolder(other))) throw new DataFolderLocked(folder, other.pid);
    await rm(file, { force: true });
    const taken = await tryCreate(file, me);
    // Two processes may take over a stale lock at once: the last writer keeps it.
    await wait(50);
    const holder = await readHolder(file);
    if (!taken || holder?.token !== me.token) throw new DataFolderLocked(folder, holder?.pid ?? 0);
  }
  return async () => {
    if ((await readHolder(file))?.token === me.token) await rm(file, { force: true });
  };
}
