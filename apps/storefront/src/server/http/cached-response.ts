import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { negotiate } from '@fastify/accept-negotiator';

export type Encoding = 'identity' | 'br' | 'gzip';

/** The body in one encoding, with its complete headers. */
interface EncodedVariant {
  /** A body that is stored compressed is decompressed on each access, because few clients need that. */
  readonly body: Buffer;
  readonly head: readonly string[];
}

export type Headers = Readonly<Record<string, string>>;

/** A response that can be sent any number of times. */
export interface CachedResponse {
  readonly status: number;
  readonly etag: string;
  /** Headers without those that depend on the encoding; each variant adds its own. */
  readonly headers: Headers;
  readonly variants: { readonly identity: EncodedVariant } & Partial<
    Record<'br' | 'gzip', EncodedVariant>
  >;
  /** Memory usage in bytes. */
  readonly bytes: number;
}

interface Parts {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
  readonly encoded?: { readonly br?: Buffer | undefined; readonly gzip?: Buffer | undefined };
  /** ETag of the same content in another encoding. */
  readonly etag?: string;
  /** Further request headers on which the response depends. */
  readonly vary?: readonly string[];
}

export function createCachedResponse({
  status,
  headers,
  body,
  encoded = {},
  ...parts
}: Parts): CachedResponse {
  // Weak, because all encodings of a page share it. Hashing the compressed body takes a sixth of the time.
  const etag = parts.etag ?? etagOf(encoded.br ?? body);
  const headOf = (length: number, encoding?: Encoding): string[] =>
    Object.entries({
      ...headers,
      etag,
      vary: ['accept-encoding', ...(parts.vary ?? [])].join(', '),
      ...(encoding ? { 'content-encoding': encoding } : {}),
      'content-length': String(length),
    }).flat();
  const variant = (bytes: Buffer, encoding?: Encoding): EncodedVariant => ({
    body: bytes,
    head: headOf(bytes.length, encoding),
  });
  const { br, gzip } = encoded;
  return {
    status,
    etag,
    headers,
    variants: {
      identity: br ? decompress(br, headOf.bind(undefined, body.length, undefined)) : variant(body),
      ...(br ? { br: variant(br, 'br') } : {}),
      ...(gzip ? { gzip: variant(gzip, 'gzip') } : {}),
    },
    bytes: (br?.length ?? body.length) + (gzip?.length ?? 0) + 2048,
  };
}

/** Storing only the compressed body takes a ninth of the memory: nothing here refers to the other. */
function decompress(br: Buffer, headOf: () => readonly string[]): EncodedVariant {
  return {
    get head() {
      return headOf();
    },
    get body() {
      return brotliDecompressSync(br);
    },
  };
}

export function etagOf(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

const compressed = ['br', 'gzip'] as const;

/** The encoding that a request prefers. `q=0` excludes one. */
export function acceptedEncoding(
  header = '',
  available: readonly (typeof compressed)[number][] = compressed,
): Encoding {
  return negotiate(header, [...available]) ?? 'identity';
}

/**
 * Writes a cached response directly to the connection, bypassing the web framework.
 */
export function sendCachedResponse(
  request: IncomingMessage,
  response: ServerResponse,
  answer: CachedResponse,
): void {
  const { variants, etag } = answer;
  const encoding = acceptedEncoding(
    request.headers['accept-encoding'] as string | undefined,
    compressed.filter((one) => variants[one]),
  );
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
