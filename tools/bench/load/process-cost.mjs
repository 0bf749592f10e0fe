import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Ticks a second in which the kernel counts; Linux has 100 everywhere. */
const TICKS = 100;

/** Seconds of processor time that a process with all its threads has used, its system time included. */
export function cpuSeconds(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in parentheses may hold blanks: the fields are counted behind it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** Megabytes of memory that a process holds at the moment. */
export function residentMegabytes(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

/** Seconds of the embedded PostgreSQL of that port with its connections, those that have ended included. */
export function databaseSeconds(port) {
  const list = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' });
  const ours = list
    .split('\n')
    .find((line) => /larder-postgres-/.test(line) && line.includes(port));
  const parent = Number(ours.trim().split(' ')[0]);
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(parent)], {
    encoding: 'utf8',
  });
  const living = children.trim().split('\n').map(Number);
  return endedSeconds(parent) + [parent, ...living].reduce((sum, pid) => sum + cpuSeconds(pid), 0);
}

/** Seconds of the children of a process that have ended. */
function endedSeconds(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS;
}
