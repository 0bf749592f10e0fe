import { connect } from 'node:net';

export interface RawReply {
  /** 0 when the connection was closed without a response. */
  readonly status: number;
  /** By lower-case name; repeated headers are joined by a line feed. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

const ANSWER_MS = 10_000;

/** Sends bytes verbatim, because clients refuse to send malformed ones, and reads one response. */
export function sendRaw(origin: string, text: string): Promise<RawReply> {
  const { port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(text, 'latin1'));
    socket.setTimeout(ANSWER_MS, () =>
      socket.destroy(new Error(`no answer to ${text.slice(0, 80)}`)),
    );
    socket.on('data', (part) => parts.push(part));
    // A refused request may be cut off while it is still being written.
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EPIPE' || error.code === 'ECONNRESET' ? undefined : reject(error),
    );
    socket.on('close', () => resolve(read(Buffer.concat(parts).toString('latin1'))));
  });
}

/** A request with its line and headers as they are given; the host's name unless one is among them. */
export function requestText(
  origin: string,
  line: string,
  headers: readonly string[] = [],
  body = '',
): string {
  const own = headers.some((header) => /^host:/i.test(header));
  const host = own ? [] : [`Host: ${new URL(origin).host}`];
  return [line, ...host, ...headers, 'Connection: close', '', body].join('\r\n');
}

function read(text: string): RawReply {
  const end = text.indexOf('\r\n\r\n');
  const [line = '', ...fields] = text.slice(0, end < 0 ? text.length : end).split('\r\n');
  const headers = new Map<string, string>();
  for (const field of fields) {
    const at = field.indexOf(':');
    const name = field.slice(0, at).toLowerCase();
    const value = field.slice(at + 1).trim();
    headers.set(name, headers.has(name) ? `${headers.get(name)}\n${value}` : value);
  }
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(line)?.[1] ?? 0);
  return { status, headers, body: end < 0 ? '' : text.slice(end + 4) };
}
