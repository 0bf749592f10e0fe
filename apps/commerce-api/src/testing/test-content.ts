import type { ContentSources } from '../content/source/content-source.js';
import { cmsSource } from '../content/source/cms-source.js';
import { folderSource } from '../content/source/folder-source.js';

/** A content system that runs, with the fixtures' content in it; absent, tests read their folders. */
export const testCms = process.env.TEST_CMS_URL;
export const testCmsTokens = {
  read: process.env.TEST_CMS_TOKEN ?? '',
  write: process.env.TEST_CMS_IMPORT_TOKEN ?? '',
  /** Token of an editor. */
  edit: process.env.TEST_CMS_ADMIN_TOKEN ?? '',
};
/** Path of the CMS's change webhook. */
export const testWebhookPort = Number(process.env.TEST_CMS_WEBHOOK_PORT ?? 0);

export const previewSecret = 'a-secret-for-previews';
export const webhookSecret = process.env.TEST_CMS_WEBHOOK_SECRET ?? 'a-secret-for-notices';

/** The content of tests: from `TEST_CMS_URL` when that is set, else from the tenants folder. */
export function testSources(tenants: string, report: (message: string) => void): ContentSources {
  const folder = folderSource(tenants);
  if (testCms === undefined) return () => folder;
  const system = cmsSource({ url: testCms, token: testCmsTokens.read }, report);
  return (tenant) => (imported.has(tenant) ? system : folder);
}

/** Tenants whose content `npm run test:cms` imports; fixtures of single tests have others. */
const imported = new Set(['alpha', 'beta']);
