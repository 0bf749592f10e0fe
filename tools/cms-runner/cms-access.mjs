// Plain Node only. How shop, import and content system of one machine know each other.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/bootstrap.mjs';
import { readSetting } from '../checks/settings/read-setting.mjs';

export const cmsDataDir = () =>
  path.resolve(root, process.env.CMS_DATA_DIR || path.join(process.env.DATA_DIR || '.data', 'cms'));

const random = () => randomBytes(32).toString('base64url');

/** Tokens and secrets: from the environment, else generated once and stored. */
export function cmsAccess() {
  const folder = cmsDataDir();
  const file = path.join(folder, 'access.json');
  mkdirSync(folder, { recursive: true });
  if (!existsSync(file)) {
    const made = { token: random(), importToken: random(), webhookSecret: random() };
    writeFileSync(file, JSON.stringify({ ...made, previewSecret: random() }), { mode: 0o600 });
  }
  const kept = JSON.parse(readFileSync(file, 'utf8'));
  const env = process.env;
  return {
    url: env.CMS_URL || `http://127.0.0.1:${readSetting('CMS_PORT')}`,
    token: env.CMS_TOKEN || kept.token,
    importToken: env.CMS_IMPORT_TOKEN || kept.importToken,
    webhookSecret: env.CMS_WEBHOOK_SECRET || kept.webhookSecret,
    previewSecret: env.PREVIEW_SECRET || kept.previewSecret,
  };
}
