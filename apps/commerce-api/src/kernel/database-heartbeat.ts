import type { Duplex } from 'node:stream';
import { Client } from 'pg';

/** Milliseconds between two looks. */
const intervalMs = 350;
/** Looks without an answer after which the server is away. */
const maxMissed = 3;

export interface Heartbeat {
  /** True from the moment that the server fell silent until it answers again. */
  isLost(): boolean;
  /** Lines to the server that break when it falls silent: whoever waits for an answer is told. */
  readonly lines: Set<Duplex>;
  stop(): void;
}

/**
 * Watches on a connection of its own whether a server still answers. One that is frozen keeps every
 * connection open and says nothing more: it does not keep its limit for statements then, and a caller
 * cannot tell it from one that waits for a lock. A question that needs no lock tells both apart.
 * @param isAwaited whether anybody waits for the server; nobody asks it otherwise
 */
export function watchHeartbeat(url: string, isAwaited: () => boolean): Heartbeat {
  const lines = new Set<Duplex>();
  const state = { isLost: false, missed: 0 };
  let client: Client | undefined;
  let asked: Promise<void> | undefined;

  const forget = () => {
    client?.connection.stream.destroy();
    client = undefined;
    asked = undefined;
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
    // Without a listener a broken connection ends the process; the next question takes a new one.
    if (!known) mine.on('error', () => client === mine && forget());
    client = mine;
    asked = ask(mine, !known).then(
      () => void (client === mine && (asked = undefined)),
      () => void (client === mine && forget()),
    );
  };
  // A process that was busy itself looks once when it is free again, and does not take that for silence.
  const timer = setInterval(() => {
    if (!asked) return state.isLost || isAwaited() ? begin() : undefined;
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
