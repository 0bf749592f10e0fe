// `npm run cms`: the content system with its editors' screens, until it is stopped.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/bootstrap.mjs';
import { cmsAccess, cmsDataDir } from './cms-access.mjs';
import { ensureCmsBuilt, ensureCmsInstalled, startCms } from './cms-process.mjs';

const shop = process.env.SHOP_URL || `http://127.0.0.1:${process.env.PORT || 4200}`;
const access = cmsAccess();

/** Every language of a shop, those of the default tenant first. */
function localesOfTenants() {
  const folder = path.resolve(root, process.env.TENANTS_DIR || 'libs/tenants');
  const standard = process.env.TENANT || 'gruenmarkt';
  const tenants = readdirSync(folder).sort((a, b) => (b === standard) - (a === standard));
  const codes = tenants.flatMap((tenant) => {
    const config = JSON.parse(readFileSync(path.join(folder, tenant, 'config.json'), 'utf8'));
    return config.clientRuntimeConfig.locales.map(({ code }) => code);
  });
  return [...new Set(codes)].join(',');
}
ensureCmsInstalled();
ensureCmsBuilt();
const { port } = new URL(access.url);
const cms = await startCms({
  env: {
    CMS_DATA_DIR: cmsDataDir(),
    CMS_PORT: process.env.CMS_PORT || port || '1337',
    CMS_LOCALES: process.env.CMS_LOCALES || localesOfTenants(),
    CMS_TOKEN: access.token,
    CMS_IMPORT_TOKEN: access.importToken,
    CMS_WEBHOOK_SECRET: access.webhookSecret,
    PREVIEW_SECRET: access.previewSecret,
    SHOP_WEBHOOK_URL: process.env.SHOP_WEBHOOK_URL || `${shop}/api/content/webhook`,
    SHOP_PREVIEW_URL:
      process.env.SHOP_PREVIEW_URL || `http://preview.{tenant}.localhost:${new URL(shop).port}`,
  },
  onExit: (code) => process.exit(code),
});
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void cms.stop().then(() => process.exit(0)));
console.log(`The content system is ready at ${cms.url}/admin. A shop that reads from it:

  CMS_URL=${cms.url} CMS_TOKEN=${access.token} \\
  CMS_WEBHOOK_SECRET=${access.webhookSecret} PREVIEW_SECRET=${access.previewSecret} npm start
`);
