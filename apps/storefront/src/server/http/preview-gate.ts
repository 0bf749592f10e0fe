import type { Backend } from '../backend.js';

const TIMEOUT_MS = 3000;

/**
 * Asks the backend whether a visitor may see unpublished content (PLAT-21), because only the backend
 * knows the secret. Without a response, access is denied.
 */
export function previewGate(backend: Backend) {
  return async (host: string, cookie: string): Promise<boolean> => {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const headers = { accept: 'application/json', cookie };
      return (await backend.fetchFor(host)('/api/content/preview', { headers, signal })).ok;
    } catch {
      return false;
    }
  };
}
