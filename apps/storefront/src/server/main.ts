import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as code from './code.js';
import { createHost } from './host.js';
import { openTracing } from './http/operation/open-tracing.js';
import { surviveFullLog } from './http/operation/survive-full-log.js';
import { loadAssets, loadStyles } from './http/assets.js';
import { headersFor } from './http/security-headers.js';
import { loadOffice } from './routes/office/office-files.js';
import type { Build } from './pages/build.js';
import { isSecure, readSettings } from './settings/settings.js';
import { checkTenants } from './tenants/check-tenants.js';
import { FaultyTenant } from './tenants/tenant-errors.js';
import { liveTenants, watchTenants } from './tenants/watch-tenants.js';

/** Milliseconds after which remaining requests are aborted when the host stops. */
const SHUTDOWN_MS = 10_000;
/** What the other builds have written beside this one. */
const DIST = path.join(import.meta.dirname, '..');
const CLIENT_FOLDER = path.join(DIST, 'client');
const ASSETS = path.join(CLIENT_FOLDER, 'assets');
/** A host outside of the workspace has no back office. */
const OFFICE = path.join(DIST, '../../back-office/dist');
const WORKER = path.join(DIST, 'worker/service-worker.js');

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  surviveFullLog();
  const build = JSON.parse(await readFile(path.join(CLIENT_FOLDER, 'build.json'), 'utf8')) as Build;
  const headers = headersFor(isSecure(settings.publicOrigins));
  const { tenantsDir, tenantsPollSeconds } = settings;
  const { checkSettings } = code;
  const tenants = liveTenants(await checkTenants(tenantsDir, checkSettings));
  const { closed, languages, names } = tenants;
  for (const shop of closed) process.stderr.write(`${new FaultyTenant(shop).message}\n`);
  if (names.length > 0 && closed.length === names.length)
    throw new Error('No tenant is left to serve');
  const opened: { host?: FastifyInstance } = {};
  const tracing = await openTracing(settings, (message) => opened.host?.log.warn(message));
  const host = await createHost({
    settings,
    tracing,
    closed,
    languages,
    build,
    assets: await loadAssets(ASSETS, headers, build.languages),
    styles: await loadStyles(ASSETS),
    office: await loadOffice(OFFICE, headers),
    worker: await readFile(WORKER, 'utf8'),
    loadCode: () => Promise.resolve(code),
  });
  opened.host = host;
  watchTenants(tenants, {
    folder: tenantsDir,
    seconds: tenantsPollSeconds,
    checkSettings,
    report: (message) => host.log.warn(message),
  });
  const stop = () => {
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    host.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  const address = await host.listen({ host: settings.host, port: settings.port });
  // Reports the assigned port to a parent process that forked this one.
  process.send?.({ ready: address });
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exit(1);
});
