import { request, type IncomingHttpHeaders } from 'node:http';

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/**
 * Sends a request without a browser; POST with a body. Names under `localhost` resolve to this machine,
 * whatever its resolver returns.
 */
export function sendRequest(
  address: string,
  headers: Readonly<Record<string, string>> = {},
  body?: string,
): Promise<Reply> {
  const url = new URL(address);
  const options = {
    host: '127.0.0.1',
    port: url.port,
    path: url.pathname + url.search,
    method: body === undefined ? 'GET' : 'POST',
    headers: { host: url.host, ...headers },
  };
  return new Promise((resolve, reject) => {
    const asked = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
