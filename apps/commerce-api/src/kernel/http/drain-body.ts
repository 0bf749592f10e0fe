import type { IncomingMessage } from 'node:http';

/** Bytes of an unwanted body that are read; the largest form is 31 MB. */
const maxDrainedBytes = 40 * 1024 * 1024;
const maxDrainMs = 10_000;

/**
 * Reads the rest of a refused body and discards it. Closing a connection while the client is sending
 * resets it, and the client may never see the response. Stops after 40 MB or 10 s. Never throws.
 */
export function drainBody(request: IncomingMessage): Promise<void> {
  if (!isSending(request)) return Promise.resolve();
  return new Promise((resolve) => {
    let bytes = 0;
    const count = (part: Buffer | string) => {
      bytes += part.length;
      if (bytes > maxDrainedBytes) end();
    };
    const timer = setTimeout(end, maxDrainMs);
    function end() {
      clearTimeout(timer);
      request.off('data', count).off('end', end).off('error', end).off('close', end);
      resolve();
    }
    request.on('data', count).on('end', end).on('error', end).on('close', end);
    request.resume();
  });
}

function isSending({ headers, readableEnded, destroyed }: IncomingMessage): boolean {
  const hasBody =
    headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  return hasBody && !readableEnded && !destroyed;
}
