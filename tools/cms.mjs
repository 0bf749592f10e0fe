// `npm run cms`: the content system with its editors' screens, until it is stopped.
import { cmsAccess, cmsDataDir } from './cms-access.mjs';
import { ensureCmsBuilt, ensureCmsInstalled, startCms } from './cms-process.mjs';

const shop = process.env.SHOP_URL || `http://127.0.0.1:${process.env.PORT || 4200}`;
const access = cmsAccess();
ensureCmsInstalled();
ensureCmsBuilt();
const { port } = new URL(access.url);
const cms = await startCms({
  env: {
    CMS_DATA_DIR: cmsDataDir(),
    CMS_PORT: process.env.CMS_PORT || port || '1337',
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
