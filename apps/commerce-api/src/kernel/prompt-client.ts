import type { ClientConfig } from 'pg';
import { Client } from 'pg';

/** A new connection waits so long for its server: one that is away is told at once. */
const connectMs = 2_000;

type Release = (error?: Error | boolean) => void;

/**
 * A connection of a pool that gives its place back when it breaks, whoever has it at that moment. A
 * transaction that breaks at its very beginning is forgotten by whoever began it, and twenty of these
 * would leave no connection for anybody.
 */
export class PromptClient extends Client {
  #release: Release | undefined;

  constructor(config: ClientConfig = {}) {
    super({ ...config, connectionTimeoutMillis: connectMs });
    // Without a listener a connection that breaks between two statements ends the process.
    this.on('error', (error) => {
      setImmediate(() => this.#release?.(error));
    });
  }

  get release(): Release | undefined {
    return this.#release;
  }

  /** Set by the pool each time that it lends the connection; giving it back twice is as once. */
  set release(giveBack: Release | undefined) {
    let isLent = true;
    this.#release = (error) => {
      if (!isLent) return;
      isLent = false;
      giveBack?.(error);
    };
  }
}
