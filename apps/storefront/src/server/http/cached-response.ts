import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import type { IncomingMessage, ServerResponse } from 'node:http';

export type Encoding = 'identity' | 'br' | 'gzip';

/** One form in which a body lies ready: its bytes and its whole head. */
interface EncodedVariant {
  /** The plain form of a body that lies compressed is unpacked each time, for hardly anybody asks. */
  readonly body: Buffer;
  readonly head: readonly string[];
}

export type Headers = Readonly<Record<string, string>>;

/** An answer that lies ready to be sent any number of times. */
export interface CachedResponse {
  readonly status: number;
  readonly etag: string;
  /** As given; what depends on the form of the body is added to each variant. */
  readonly headers: Headers;
  readonly variants: { readonly identity: EncodedVariant } & Partial<
    Record<'br' | 'gzip', EncodedVariant>
  >;
  /** Memory that it takes. */
  readonly bytes: number;
}

interface Parts {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
  readonly encoded?: { readonly br?: Buffer | undefined; readonly gzip?: Buffer | undefined };
  /** Of the same content in another form. */
  readonly etag?: string;
}

export function createCachedResponse({
  status,
  headers,
  body,
  encoded = {},
  ...parts
}: Parts): CachedResponse {
  // Weak, for the same page in several encodings carries the same one. A compressed body tells as much
  // as a plain one, and is hashed in a sixth of the time.
  const etag = parts.etag ?? etagOf(encoded.br ?? body);
  const headOf = (bytes: Buffer, encoding?: Encoding): string[] =>
    Object.entries({
      ...headers,
      etag,
      vary: 'accept-encoding',
      ...(encoding ? { 'content-encoding': encoding } : {}),
      'content-length': String(bytes.length),
    }).flat();
  const variant = (bytes: Buffer, encoding?: Encoding): EncodedVariant => ({
    body: bytes,
    head: headOf(bytes, encoding),
  });
  const { br, gzip } = encoded;
  return {
    status,
    etag,
    headers,
    variants: {
      identity: br ? decompress(br, headOf(body)) : variant(body),
      ...(br ? { br: variant(br, 'br') } : {}),
      ...(gzip ? { gzip: variant(gzip, 'gzip') } : {}),
    },
    bytes: (br?.length ?? body.length) + (gzip?.length ?? 0) + 2048,
  };
}

/** A page takes a ninth of the room so. */
function decompress(br: Buffer, head: readonly string[]): EncodedVariant {
  return {
    head,
    get body() {
      return brotliDecompressSync(br);
    },
  };
}

export function etagOf(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/** Best of the encodings that a request accepts. `q=0` forbids one. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  if (accepts(header, 'br')) return 'br';
  return accepts(header, 'gzip') ? 'gzip' : 'identity';
}

function accepts(header: string, encoding: string): boolean {
  if (!header.includes(encoding)) return false;
  if (!header.includes('q=0')) return true;
  const part = header.split(',').find((one) => one.trim().startsWith(encoding));
  return part !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(part);
}

/**
 * Writes an answer straight to the connection: the way of everything that lies ready, with nothing
 * of the web framework in between.
 */
export function sendCachedResponse(
  request: IncomingMessage,
  response: ServerResponse,
  answer: CachedResponse,
): void {
  const { variants, etag } = answer;
  const encoding = acceptedEncoding(request.headers['accept-encoding'] as string | undefined);
  const chosen = variants[encoding] ?? variants.identity;
  if (answer.status === 200 && matches(request.headers['if-none-match'], etag)) {
    response.writeHead(304, withoutBody(chosen.head));
    response.end();
    return;
  }
  response.writeHead(answer.status, chosen.head as string[]);
  response.end(request.method === 'HEAD' ? undefined : chosen.body);
}

function matches(header: string | undefined, etag: string): boolean {
  return header !== undefined && header.split(',').some((one) => one.trim() === etag);
}

function withoutBody(head: readonly string[]): string[] {
  const kept: string[] = [];
  for (let i = 0; i < head.length; i += 2) {
    const name = head[i] ?? '';
    if (!name.startsWith('content-length') && name !== 'content-encoding')
      kept.push(name, head[i + 1] ?? '');
  }
  return kept;
}
