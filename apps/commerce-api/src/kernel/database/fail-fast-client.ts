import type { ClientConfig } from 'pg';
import { Client } from 'pg';
import type { Heartbeat } from './database-heartbeat.js';

/** Connection timeout in milliseconds. */
const connectMs = 2_000;

type ConnectDone = (error: Error) => void;
type Release = (error?: Error | boolean) => void;

export interface FailFastConfig extends ClientConfig {
  /** While the heartbeat is lost, new connections are refused and open ones are closed. */
  readonly pulse?: Heartbeat;
}

/**
 * Pool connection that releases itself when it breaks, even while it is checked out. A transaction that
 * fails in its first statement never releases its connection; twenty of these would exhaust the pool.
 */
export class FailFastClient extends Client {
  #release: Release | undefined;
  readonly #pulse: Heartbeat | undefined;

  constructor({ pulse, ...config }: FailFastConfig = {}) {
    super({ ...config, connectionTimeoutMillis: connectMs });
    this.#pulse = pulse;
    // Without a listener, a connection that breaks between two statements would end the process.
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

  /** The pool sets it at each checkout. Releasing twice has the effect of releasing once. */
  set release(release: Release | undefined) {
    let isLent = true;
    this.#release = (error) => {
      if (!isLent) return;
      isLent = false;
      release?.(error);
    };
  }
}
