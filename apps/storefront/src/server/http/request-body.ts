import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Transform, type Readable } from 'node:stream';

/**
 * Maximum bytes of a forwarded request: three files of 10 MB and the fields of their form.
 * A backend sets a lower limit for each of its calls.
 */
export const maxForwardedBytes = 32 * 1024 * 1024;
/** Bytes of an unwanted body that are read, so that the client receives the response. */
const maxDrainedBytes = 48 * 1024 * 1024;
const maxDrainMs = 15_000;

/** The request exceeds `maxForwardedBytes`. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

export function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Whether the client is still sending. */
export function isSending(request: IncomingMessage): boolean {
  return hasBody(request.headers) && !request.readableEnded && !request.destroyed;
}

/**
 * The body of a request as a separate stream: destroying it keeps the connection open, so that a
 * response can still be sent. Fails with `BodyTooLarge`. Null without a body.
 */
export function limitedBody(request: IncomingMessage, limit = maxForwardedBytes): Readable | null {
  if (!hasBody(request.headers)) return null;
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new BodyTooLarge();
  let bytes = 0;
  const body = new Transform({
    transform: (part: Buffer, _encoding, done) => {
      bytes += part.length;
      if (bytes > limit) done(new BodyTooLarge());
      else done(null, part);
    },
  });
  return request.pipe(body);
}

/**
 * Reads the rest of a body and discards it. Closing a connection while the client is sending resets it,
 * and the client may never see the response. Stops after 48 MB or 15 s. Never throws.
 */
export function drainBody(
  request: IncomingMessage,
  { maxBytes = maxDrainedBytes, maxMs = maxDrainMs } = {},
): Promise<void> {
  if (!isSending(request)) return Promise.resolve();
  return new Promise((resolve) => {
    let bytes = 0;
    const count = (part: Buffer | string) => {
      bytes += part.length;
      if (bytes > maxBytes) end();
    };
    const timer = setTimeout(end, maxMs);
    function end() {
      clearTimeout(timer);
      request.off('data', count).off('end', end).off('error', end).off('close', end);
      resolve();
    }
    request.on('data', count).on('end', end).on('error', end).on('close', end);
    request.resume();
  });
}
