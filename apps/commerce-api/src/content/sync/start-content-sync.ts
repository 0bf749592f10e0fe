import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../kernel/clock.js';
import type { Database } from '../../kernel/database/database.js';
import type { TenantDirectory } from '../../kernel/tenant-directory.js';
import { contentShopOf } from '../content-reader.js';
import type { ContentServices, ContentSettings } from '../content-services.js';
import { createContentSync } from './content-sync.js';

/** The content of all shops, with what keeps it up to date. */
export function createContentServices(
  content: ContentSettings,
  db: Database,
  clock: Clock,
  directory: TenantDirectory,
): ContentServices {
  const shops = () => directory.shops.map(contentShopOf);
  return { ...content, sync: createContentSync({ ...content, db, clock, shops }) };
}

/** From the moment that the server listens, until it closes. */
export function startContentSync(
  app: FastifyInstance,
  { sync: contentSync }: ContentServices,
): void {
  app.addHook('onListen', () => contentSync.start());
  app.addHook('onClose', async () => contentSync.close());
}
