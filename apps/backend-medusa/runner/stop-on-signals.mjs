/**
 * Runs `stop` once when the command receives a signal to end, then exits. npm repeats signals, which may
 * end a process that is already stopping; and when npm itself is gone without a signal, the command has to stop too.
 */
export function stopOnSignals(stop, code) {
  let isStopping = false;
  const end = () => {
    if (isStopping) return;
    isStopping = true;
    void stop().finally(() => process.exit(code));
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid !== parent && end(), 1000).unref();
}
