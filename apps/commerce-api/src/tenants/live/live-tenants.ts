import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { isSame } from '../../content/preview.js';
import { inAllTenants } from '../../kernel/database/tenant-scope.js';
import { notFound } from '../../kernel/failure.js';
import { scheduleJob } from '../../kernel/schedule-job.js';
import { areSame } from './folder-signatures.js';
import {
  createTenantReloader,
  type ReloadOptions,
  type TenantReload,
  type TenantReloader,
} from './reload-tenants.js';

/** How the shops of a running backend follow the files in the tenants' folder. */
export interface LiveSettings extends Pick<ReloadOptions, 'folder' | 'choices' | 'seen'> {
  /** Seconds between two looks at the folder; 0: it is read on request alone. */
  readonly pollSeconds: number;
  /** Bearer token of `POST /admin/tenants/reload`; absent: there is no such call. */
  readonly adminToken?: string;
}

/** Milliseconds in which nothing may change before files are read: folders are copied file by file. */
const quietMs = 300;

export function installLiveTenants(
  app: FastifyInstance,
  { pollSeconds, adminToken, ...files }: LiveSettings,
  running: Omit<ReloadOptions, keyof LiveSettings>,
): void {
  const reloader = createTenantReloader({ ...running, ...files });
  if (pollSeconds > 0)
    scheduleJob(app, { name: 'reload tenants', ms: pollSeconds * 1000 }, async () => {
      if (await hasSettledChange(reloader)) logReload(app, await reloader.reload());
    });
  if (adminToken === undefined) return;
  app.post('/admin/tenants/reload', { config: { xsrf: false } }, async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${adminToken}`))
      throw notFound('The address');
    const done = await inAllTenants(() => reloader.reload());
    logReload(app, done);
    void reply.header('cache-control', 'no-store');
    return reply.status(done.refused.length > 0 ? 422 : 200).send(done);
  });
}

/** Whether files have changed, and are no longer being written. */
async function hasSettledChange({ seen, look }: TenantReloader): Promise<boolean> {
  let found = await look();
  if (areSame(found, seen())) return false;
  for (;;) {
    await wait(quietMs);
    const later = await look();
    if (areSame(found, later)) return true;
    found = later;
  }
}

function logReload({ log }: FastifyInstance, { refused, ...done }: TenantReload): void {
  for (const { tenant, reason } of refused)
    log.warn({ tenant }, `The files of the tenant ${tenant} are not taken. ${reason}`);
  if (Object.values(done).some((tenants) => tenants.length > 0))
    log.info(done, 'the tenants were read again');
}
