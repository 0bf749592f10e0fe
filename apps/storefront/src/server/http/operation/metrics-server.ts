import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';

/** Serves `GET /metrics` on a port of its own, which no proxy forwards, as long as the app listens. */
export function serveMetrics(
  app: FastifyInstance,
  registry: Registry,
  { host, port }: { readonly host: string; readonly port: number },
): void {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  // A port in use must not keep the shop from starting.
  server.on('error', (error) => app.log.error({ err: error }, 'the metrics are not served'));
  app.addHook('onListen', () => void server.listen(port, host));
  app.addHook('onClose', async () => {
    server.close();
    server.closeAllConnections();
  });
}
