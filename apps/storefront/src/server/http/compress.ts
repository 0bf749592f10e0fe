import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Minimum size in bytes: compression gains nothing below it. */
const MIN_BYTES = 512;

export interface Encoded {
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/**
 * `quick` is for a response that a client waits for: brotli only, which every browser accepts, and in
 * the main thread, because a fifth of a millisecond is less than a hop to a worker. `best` is for a
 * response that is sent many times; it runs in a worker.
 */
export async function compressText(
  body: Buffer,
  effort: 'quick' | 'best',
): Promise<Partial<Encoded>> {
  if (body.length < MIN_BYTES) return {};
  const options = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort === 'quick' ? 1 : 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // A window of 256 kB holds every page; a larger one costs time to set up.
      ...(effort === 'quick' && { [constants.BROTLI_PARAM_LGWIN]: 18 }),
    },
  };
  if (effort === 'quick') return { br: brotliCompressSync(body, options) };
  const [br, gzipped] = await Promise.all([brotli(body, options), zip(body, { level: 9 })]);
  return { br, gzip: gzipped };
}
