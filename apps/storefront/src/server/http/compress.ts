import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Below this compression gains nothing. */
const MIN_BYTES = 512;

export interface Encoded {
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/**
 * `quick` is for an answer that somebody waits for: brotli alone, which every browser takes, at once,
 * for a fifth of a millisecond is less than the way to another thread and back. `best` is for one that
 * will be sent many times, and is made outside of the main thread.
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
    },
  };
  if (effort === 'quick') return { br: brotliCompressSync(body, options) };
  const [br, gzipped] = await Promise.all([brotli(body, options), zip(body, { level: 9 })]);
  return { br, gzip: gzipped };
}
