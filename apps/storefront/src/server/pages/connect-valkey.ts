import { Redis } from 'iovalkey';
import type { ValkeyClient } from './shared-pages.js';

/** Timeout of the shared cache in milliseconds; rendering takes little longer. */
const TIMEOUT_MS = 250;

/** A connection with short timeouts that reconnects automatically. */
export function connectValkey(url: string, report: (error: unknown) => void): ValkeyClient {
  const client = new Redis(url, {
    commandTimeout: TIMEOUT_MS,
    connectTimeout: 2000,
    maxRetriesPerRequest: 0,
  });
  client.on('error', report);
  return client;
}
