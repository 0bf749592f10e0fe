import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';

/** A small disk in memory. Mounting one needs root on Linux. */
export const canMount = () => process.platform === 'linux' && process.getuid() === 0;

/** `fill` takes all that is left of it, `free` gives it back. */
export function mountVolume(folder, megabytes) {
  mkdirSync(folder, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=777`, 'tmpfs', folder]);
  const ballast = path.join(folder, 'ballast');
  return {
    folder,
    fill() {
      const { bavail, bsize } = statfsSync(folder);
      if (bavail > 0) execFileSync('fallocate', ['-l', String(bavail * bsize), ballast]);
    },
    free: () => rmSync(ballast, { force: true }),
    stop: () => execFileSync('umount', ['--lazy', folder]),
  };
}
