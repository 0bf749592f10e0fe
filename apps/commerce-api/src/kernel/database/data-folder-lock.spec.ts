import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DataFolderLocked, lockDataFolder } from './data-folder-lock.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'larder-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

const file = () => path.join(folder, 'lock.json');
const holder = async () => JSON.parse(await readFile(file(), 'utf8')) as { pid: number };

/** A pid without a process. */
function deadPid(): number {
  return spawnSync(process.execPath, ['-e', '']).pid;
}

describe('the lock of the data folder', () => {
  it('rejects a second process, and says what to do', async () => {
    const release = await lockDataFolder(folder);
    await expect(lockDataFolder(folder)).rejects.toThrow(DataFolderLocked);
    await expect(lockDataFolder(folder)).rejects.toThrow(/in use by process \d+.*DATABASE_URL/s);
    await release();
    await (
      await lockDataFolder(folder)
    )();
  });

  it('takes over the lock of a dead process', async () => {
    await writeFile(file(), JSON.stringify({ pid: deadPid(), started: '1', token: 'x' }));
    const release = await lockDataFolder(folder);
    expect((await holder()).pid).toBe(process.pid);
    await release();
  });

  it('takes over the lock of an earlier process with the same pid', async () => {
    await writeFile(file(), JSON.stringify({ pid: process.pid, started: '1', token: 'x' }));
    await (
      await lockDataFolder(folder)
    )();
  });

  it('takes over a truncated lock', async () => {
    await writeFile(file(), '{"pid": 1');
    await (
      await lockDataFolder(folder)
    )();
  });

  it('respects a running process of any user', async () => {
    await writeFile(file(), JSON.stringify({ pid: 1, token: 'x' }));
    await expect(lockDataFolder(folder)).rejects.toThrow('process 1');
  });

  it('lets one of several through that find a dead lock at once', async () => {
    await writeFile(file(), JSON.stringify({ pid: deadPid(), started: '1', token: 'x' }));
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataFolder(folder)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('releases only its own lock', async () => {
    const release = await lockDataFolder(folder);
    await writeFile(file(), JSON.stringify({ pid: 1, token: 'other' }));
    await release();
    expect((await holder()).pid).toBe(1);
  });
});
