/**
 * Log lines are lost while their disk is full or nobody reads them, and the process goes on. Without a
 * listener, the first such line would end it.
 */
export function surviveFullLog(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
