import type { ClientConfig } from 'pg';
import { Client } from 'pg';
import type { Heartbeat } from './database-heartbeat.js';

/** A new connection waits so long for its server: one that is away is told at once. */
const connectMs = 2_000;

type ConnectDone = (error: Error) => void;
type Release = (error?: Error | boolean) => void;

export interface FailFastConfig extends ClientConfig {
  /** While it is lost nobody waits for a connection, and those that there are break. */
  readonly pulse?: Heartbeat;
}

/**
 * A connection of a pool that gives its place back when it breaks, whoever has it at that moment. A
 * transaction that breaks at its very beginning is forgotten by whoever began it, and twenty of these
 * would leave no connection for anybody.
 */
export class FailFastClient extends Client {
  #release: Release | undefined;
  readonly #pulse: Heartbeat | undefined;

  constructor({ pulse, ...config }: FailFastConfig = {}) {
    super({ ...config, connectionTimeoutMillis: connectMs });
    this.#pulse = pulse;
    // Without a listener a connection that breaks between two statements ends the process.
    this.on('error', (error) => {
      setImmediate(() => this.#release?.(error));
    });
  }

  override connect(): Promise<Client>;
  override connect(done: ConnectDone): void;
  override connect(done?: ConnectDone): Promise<Client> | undefined {
    if (this.#pulse?.isLost()) {
      const refusal = new Error('Connection terminated: the server does not answer');
      if (!done) return Promise.reject(refusal);
      setImmediate(done, refusal);
      return undefined;
    }
    const { stream } = this.connection;
    this.#pulse?.lines.add(stream);
    this.once('end', () => this.#pulse?.lines.delete(stream));
    if (!done) return super.connect();
    super.connect(done);
    return undefined;
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
