'use strict';
const { keyFor } = require('../src/data-dir');
const { previewHandler } = require('../src/preview-link');

module.exports = ({ env }) => {
  const shop = env('SHOP_PREVIEW_URL', '');
  const secret = env('PREVIEW_SECRET', '');
  const hasPreview = shop !== '' && secret !== '';
  return {
    auth: { secret: keyFor('admin') },
    apiToken: { salt: keyFor('api-token') },
    transfer: { token: { salt: keyFor('transfer') } },
    secrets: { encryptionKey: keyFor('encryption') },
    flags: { nps: false, promoteEE: false },
    // The tests have no use for it; then it need not be built either.
    serveAdminPanel: env.bool('CMS_ADMIN', true),
    preview: {
      enabled: hasPreview,
      config: hasPreview
        ? { allowedOrigins: [new URL(shop).origin], handler: previewHandler(shop, secret) }
        : {},
    },
  };
};
