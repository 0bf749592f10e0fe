/** @jest-environment node */
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { startTracing, type Tracing } from './tracing.js';

interface ReceivedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
}

interface Received {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly ReceivedSpan[] }[];
  }[];
}

/** A collector that stores what it gets. */
async function startCollector() {
  const texts: string[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => (text += String(part)));
    request.on('end', () => {
      texts.push(text);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const spans = () =>
    texts.flatMap((text) =>
      (JSON.parse(text) as Received).resourceSpans.flatMap(({ scopeSpans }) =>
        scopeSpans.flatMap((scope) => scope.spans),
      ),
    );
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, texts, spans, stop: () => new Promise((resolve) => server.close(resolve)) };
}

/** What the drivers of both databases have: private members, transactions and lent connections. */
class FakeDriver {
  readonly #rows = [{ one: 1 }];
  async query(statement: string | { readonly text: string }, params: readonly string[] = []) {
    if (params.includes('broken')) throw new Error('of broken@personas.example');
    return { rows: this.#rows, statement };
  }
  async connect() {
    return new FakeDriver();
  }
  async transaction<T>(work: (tx: FakeDriver) => Promise<T>) {
    return work(new FakeDriver());
  }
}

const EMAIL = 'anna@personas.example';
const report = jest.fn();
const routeOf = ({ routeOptions }: FastifyRequest) => routeOptions.url ?? 'none';
const urlOf = ({ server }: FastifyInstance) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** A call with statements and a payment, as the backend makes them. */
function ordering(app: FastifyInstance, tracing: Tracing): void {
  const database = tracing.statements(new FakeDriver());
  const payments = tracing.port('payments', {
    start: async (email: string) => email,
    methods: () => ['card'],
  });
  app.post('/api/orders/:id', async ({ body }) => {
    const { email } = body as { readonly email: string };
    await database.query({ text: 'SELECT * FROM orders WHERE email = $1' }, [email]);
    await database.transaction((tx) => tx.query('UPDATE orders SET email = $1', [email]));
    await (await database.connect()).query('COMMIT');
    await payments.start(email);
    return payments.methods();
  });
  app.get('/api/broken', () => database.query('DELETE FROM orders', ['broken']));
  app.get('/health/live', async () => 'alive');
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

let collector: Awaited<ReturnType<typeof startCollector>>;
let tracing: Tracing;
const backend = fastify();
const host = fastify();
beforeAll(async () => {
  collector = await startCollector();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const { url: endpoint } = collector;
  tracing = startTracing({ service: 'test', endpoint, ownOrigins: [origin], report });
  tracing.observe(backend, { routeOf, isJoined: true });
  ordering(backend, tracing);
  await backend.listen({ port, host: '127.0.0.1' });
  tracing.observe(host, { routeOf, isJoined: false });
  host.get('/order/:email', async () => {
    const answer = await fetch(`${origin}/api/orders/7?of=${EMAIL}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: EMAIL }),
    });
    return { status: answer.status, ...tracing.logFields() };
  });
  host.get('/broken', async () => (await fetch(`${origin}/api/broken`)).status);
  const nobody = `http://127.0.0.1:${await freePort()}`;
  host.get('/away', () => fetch(nobody).catch(() => 'away'));
  host.get('/node', (_request, reply) => {
    get(`${origin}/health/live`, (response) => void reply.send(response));
  });
  await host.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(() => collector.stop());

it('makes one trace of a request, its calls, statements and ports, without personal data', async () => {
  const forged = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  const headers = { traceparent: forged, 'x-request-id': 'visit-7' };
  const answer = await fetch(`${urlOf(host)}/order/${EMAIL}`, { headers });
  const { status, traceId } = (await answer.json()) as { status: number; traceId: string };
  expect(status).toBe(200);
  for (const path of ['/broken', '/away', '/node']) await (await fetch(urlOf(host) + path)).text();
  await fetch(`${urlOf(backend)}/health/live`);
  await tracing.job('tidy', async () => 'done');
  await host.close();
  await backend.close();

  const spans = collector.spans();
  const own = spans.filter((span) => span.traceId === traceId);
  const nameOf = (id: string | undefined) => own.find(({ spanId }) => spanId === id)?.name;
  expect(own.map((span) => [span.name, nameOf(span.parentSpanId)]).sort()).toEqual([
    ['COMMIT', 'POST /api/orders/:id'],
    ['GET /order/:email', undefined],
    ['POST /api/orders/:id', 'POST 127.0.0.1'],
    ['POST 127.0.0.1', 'GET /order/:email'],
    ['SELECT', 'POST /api/orders/:id'],
    ['UPDATE', 'POST /api/orders/:id'],
    ['payments.start', 'POST /api/orders/:id'],
  ]);
  expect(traceId).not.toBe(forged.split('-')[1]);
  const names = spans.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['job tidy', 'DELETE', 'GET /api/broken']));
  expect(names.filter((name) => name === 'GET 127.0.0.1')).toHaveLength(3);
  expect(names.join()).not.toContain('health');
  expect(collector.texts.join('')).not.toContain('personas.example');
  expect(collector.texts.join('')).toContain('ECONNREFUSED');
  expect(report).not.toHaveBeenCalled();
});
