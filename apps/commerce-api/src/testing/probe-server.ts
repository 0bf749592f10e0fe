import { Writable } from 'node:stream';
import { defineCalls } from '@larder/contracts';
import type { CallSchemas } from '@larder/contracts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { BindOptions, Handlers } from '../kernel/http/bind-calls.js';
import { bind } from '../kernel/http/bind-calls.js';
import { createServer } from '../kernel/http/server.js';
import { createShopCache } from '../kernel/shop-cache.js';
import { loadDirectory } from '../tenants/directory.js';
import type { TestApp } from './test-app.js';

const Note = z.object({ text: z.string().check(z.maxLength(20)), more: z.optional(z.unknown()) });

/** A domain for tests of the kernel. */
export const probeWire = {
  readNote: {
    summary: 'Reads',
    params: z.object({ id: z.string().check(z.maxLength(5)) }),
    query: z.object({ size: z._default(z.coerce.number<number>().check(z.int()), 3) }),
    response: z.object({ id: z.string(), size: z.int(), locale: z.string(), tenant: z.string() }),
  },
  writeNote: {
    summary: 'Writes',
    body: Note,
    status: 201,
    response: z.object({ text: z.string() }),
  },
  touch: { summary: 'Without a body', response: z.object({}) },
} as const satisfies Record<string, CallSchemas>;

export const probeCalls = defineCalls<typeof probeWire>({
  readNote: 'GET /api/probe/:id',
  writeNote: 'POST /api/probe',
  touch: 'POST /api/probe/touch',
});

export interface Probe {
  readonly server: FastifyInstance;
  /** Lines of the log. */
  readonly lines: string[];
}

/** A server with the probe domain alone, on the database and clock of `shop`. */
export async function probeServer(
  shop: TestApp,
  handlers: Handlers<typeof probeWire>,
  options: BindOptions & {
    readonly checkResponses?: boolean;
    readonly publicOrigins?: readonly URL[];
  } = {},
): Promise<Probe> {
  const { checkResponses = true, publicOrigins = [], ...bindOptions } = options;
  const kernel = {
    db: shop.db,
    clock: shop.clock,
    directory: await loadDirectory(shop.db, 'alpha', {
      publicHosts: publicOrigins.map(({ hostname }) => hostname),
    }),
    publicOrigins,
    cache: createShopCache(1_000_000),
    secureCookies: false,
    checkResponses,
  };
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const server = await createServer(kernel, { level: 'info', stream });
  bind(server, kernel, { calls: probeCalls, wire: probeWire }, handlers, bindOptions);
  await server.ready();
  return { server, lines };
}
