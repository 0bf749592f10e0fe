/**
 * What the kernel of this machine does beside our code: system calls, and fresh pages of memory. In a virtual
 * machine both can take ten times as long as on another, while code that stays in the processor, such as the
 * baseline, is as fast as on any other. Prints both per CPU-second as JSON.
 */
import { statSync } from 'node:fs';

const SECONDS = 1;
const PAGE_BYTES = 4096;
const BLOCK_BYTES = 64 * 1024 * 1024;
const CALLS_AT_ONCE = 1000;

function perCpuSecond(work) {
  const end = performance.now() + SECONDS * 1000;
  const before = process.cpuUsage();
  let done = 0;
  while (performance.now() < end) done += work();
  const { user, system } = process.cpuUsage(before);
  return (done * 1e6) / (user + system);
}

function askForFiles() {
  for (let i = 0; i < CALLS_AT_ONCE; i += 1) statSync(import.meta.filename);
  return CALLS_AT_ONCE;
}

/** Touches each page once: the kernel provides it at this moment. */
function touchPages() {
  const block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
  for (let at = 0; at < BLOCK_BYTES; at += PAGE_BYTES) block[at] = 1;
  return BLOCK_BYTES / PAGE_BYTES;
}

const calls = perCpuSecond(askForFiles);
process.stdout.write(JSON.stringify({ calls, pages: perCpuSecond(touchPages) }));
