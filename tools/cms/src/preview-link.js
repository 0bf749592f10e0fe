'use strict';
const { createHmac } = require('node:crypto');

/** Seconds for which a link opens the preview. */
const LINK_S = 600;

/** Token that opens a tenant's preview until `expires`, in seconds since 1970, as the shop checks it. */
function previewToken(secret, tenant, expires) {
  const mark = createHmac('sha256', secret).update(`link:${tenant}:${expires}`).digest('base64url');
  return `${expires}.${mark}`;
}

/** Address at which the shop shows an entry before it is published; `{tenant}` stands for the shop. */
function previewHandler(shop, secret) {
  return async (uid, { documentId, locale }) => {
    const entry = await strapi.documents(uid).findOne({ documentId, locale });
    if (!entry) return null;
    const url = new URL('/api/content/preview/open', shop.replace('{tenant}', entry.tenant));
    const expires = Math.floor(Date.now() / 1000) + LINK_S;
    url.searchParams.set('token', previewToken(secret, entry.tenant, expires));
    url.searchParams.set('slug', uid === 'api::page.page' ? entry.slug : 'index');
    if (locale) url.searchParams.set('locale', locale);
    return url.href;
  };
}

module.exports = { previewHandler, previewToken };
