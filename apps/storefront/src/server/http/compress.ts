import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Below this compression gains nothing. */
const SMALLEST = 512;

export interface Encoded {
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/**
 * Compresses a text outside of the main thread. `quick` is for an answer that somebody waits for:
 * brotli alone, which every browser takes. `best` is for one that will be sent many times.
 */
export async function compressText(
  body: Buffer,
  effort: 'quick' | 'best',
): Promise<Partial<Encoded>> {
  if (body.length < SMALLEST) return {};
  const coded = brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort === 'quick' ? 4 : 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
  if (effort === 'quick') return { br: await coded };
  const [br, gzipped] = await Promise.all([coded, zip(body, { level: 9 })]);
  return { br, gzip: gzipped };
}
