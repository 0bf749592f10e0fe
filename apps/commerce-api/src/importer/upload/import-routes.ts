import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inTenant } from '../../kernel/database/tenant-scope.js';
import { notFound } from '../../kernel/failure.js';
import { addScope } from '../../kernel/http/feature-scope.js';
import { requireBearer } from '../../kernel/http/limits/require-bearer.js';
import type { Kernel } from '../../kernel/kernel.js';
import { runImport } from '../run-import.js';
import { progressLines } from './progress-lines.js';
import { maxUploadBytes, receiveUpload } from './receive-upload.js';

/** Imports through a running backend, for its operator. Without `IMPORT_SECRET` there are none. */
export function importRoutes(app: FastifyInstance, kernel: Kernel, secret?: string): void {
  if (secret === undefined) return;
  const authorise = requireBearer(kernel, secret);
  addScope(app, 'imports', (scope) => {
    void scope.register(multipart, { limits: { files: 4, fields: 5, fileSize: maxUploadBytes } });
    scope.post(
      '/api/back-office/imports',
      { config: { xsrf: false }, bodyLimit: maxUploadBytes, onRequest: authorise },
      async (request, reply) => {
        const folder = await mkdtemp(path.join(tmpdir(), 'larder-import-'));
        const lines = await startImport(kernel, request, folder).catch(async (error: unknown) => {
          await rm(folder, { recursive: true });
          throw error;
        });
        return reply
          .header('cache-control', 'no-store')
          .type('application/x-ndjson')
          .send(Readable.from(lines));
      },
    );
  });
}

/** Takes the whole upload before the import begins: a slow sender holds no transaction open. */
async function startImport(kernel: Kernel, request: FastifyRequest, folder: string) {
  const { tenant, ...order } = await receiveUpload(request, folder);
  if (!kernel.directory.shops.some((shop) => shop.tenant === tenant)) throw notFound('The shop');
  const { db, clock, content } = kernel;
  return progressLines(async (onProgress) => {
    try {
      const options = { ...order, tenant, now: clock.now(), onProgress, purge: content?.purge };
      return await inTenant(tenant, () => runImport(db, options));
    } finally {
      await rm(folder, { recursive: true });
    }
  });
}
