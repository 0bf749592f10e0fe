import type { Duplex } from 'node:stream';
import { Client } from 'pg';

/** Milliseconds between two heartbeats. */
const intervalMs = 350;
/** Missed heartbeats after which the server counts as lost. */
const maxMissed = 3;

export interface Heartbeat {
  /** True from a lost heartbeat until the server responds again. */
  isLost(): boolean;
  /** Connections that are closed when the heartbeat is lost, so that waiting callers get an error. */
  readonly lines: Set<Duplex>;
  stop(): void;
}

/**
 * Checks on a separate connection whether the server still responds. A frozen server keeps its
 * connections open without responding and ignores its statement timeout, so a caller cannot distinguish
 * it from one that waits for a lock. A query that needs no lock can.
 * @param isAwaited whether a caller waits for the server; without one there are no heartbeats
 */
export function watchHeartbeat(url: string, isAwaited: () => boolean): Heartbeat {
  const lines = new Set<Duplex>();
  const state = { isLost: false, missed: 0 };
  let client: Client | undefined;
  let pendingQuery: Promise<void> | undefined;

  const forget = () => {
    client?.connection.stream.destroy();
    client = undefined;
    pendingQuery = undefined;
    state.missed = 0;
  };
  const ask = async (mine: Client, isNew: boolean) => {
    if (isNew) await mine.connect();
    await mine.query('SELECT 1');
    if (client === mine) Object.assign(state, { isLost: false, missed: 0 });
  };
  const begin = () => {
    const known = client;
    const mine = known ?? new Client({ connectionString: url });
    // Without a listener, a broken connection would end the process; the next heartbeat opens a new
    // one.
    if (!known) mine.on('error', () => client === mine && forget());
    client = mine;
    pendingQuery = ask(mine, !known).then(
      () => void (client === mine && (pendingQuery = undefined)),
      () => void (client === mine && forget()),
    );
  };
  // Timer ticks coalesce while this process is busy, so they count as one missed heartbeat.
  const timer = setInterval(() => {
    if (!pendingQuery) return state.isLost || isAwaited() ? begin() : undefined;
    state.missed += 1;
    if (state.missed < maxMissed) return;
    forget();
    if (!state.isLost) for (const line of lines) line.destroy();
    state.isLost = true;
  }, intervalMs).unref();

  return {
    isLost: () => state.isLost,
    lines,
    stop() {
      clearInterval(timer);
      forget();
    },
  };
}
