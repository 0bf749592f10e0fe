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
