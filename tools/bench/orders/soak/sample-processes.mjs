import { setTimeout as wait } from 'node:timers/promises';
import { residentMegabytes } from '../../load/process-cost.mjs';

const COLLECT_MS = 400;
const MB = 1024 * 1024;

/** A metric of a process without labels, in megabytes. */
async function metric(port, name) {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const value = new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1];
  if (value === undefined) throw new Error(`${name} is not among the metrics of port ${port}`);
  return Number(value) / MB;
}

/** Memory of each process after its garbage is collected: what it holds, and its heap in use. */
export async function sampleProcesses(processes) {
  for (const { pid } of processes) process.kill(pid, 'SIGUSR2');
  await wait(COLLECT_MS);
  const sizes = await Promise.all(
    processes.map(async ({ name, pid, port }) => [
      name,
      {
        residentMb: residentMegabytes(pid),
        heapMb: await metric(port, 'nodejs_heap_size_used_bytes'),
        externalMb: await metric(port, 'nodejs_external_memory_bytes'),
      },
    ]),
  );
  return Object.fromEntries(sizes);
}
