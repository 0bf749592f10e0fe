import { Redis } from 'iovalkey';
import type { ValkeyClient } from './shared-pages.js';

/** Milliseconds that a page may wait for the shared cache; making it takes little longer. */
const TIMEOUT_MS = 250;

/** A connection that gives up quickly and comes back by itself. */
export function connectValkey(url: string, report: (error: unknown) => void): ValkeyClient {
  const client = new Redis(url, {
    commandTimeout: TIMEOUT_MS,
    connectTimeout: 2000,
    maxRetriesPerRequest: 0,
  });
  client.on('error', report);
  return client;
}
