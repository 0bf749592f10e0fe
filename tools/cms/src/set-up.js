'use strict';
const ISO_NAMES = new Intl.DisplayNames(['en'], { type: 'language' });

/** The languages of the shops: CMS_LOCALES, separated by commas, the default one first. */
async function setUpLocales(strapi) {
  const codes = (process.env.CMS_LOCALES || 'de-AT,en').split(',').map((code) => code.trim());
  const locales = strapi.plugin('i18n').service('locales');
  for (const code of codes)
    if (!(await locales.findByCode(code)))
      await locales.create({ code, name: `${ISO_NAMES.of(code)} (${code})` });
  if ((await locales.getDefaultLocale()) !== codes[0])
    await locales.setDefaultLocale({ code: codes[0] });
}

/** Tokens that the environment names: one with which shops read, one with which content is imported. */
async function setUpTokens(strapi) {
  await setUpToken(strapi, 'shops', 'read-only', process.env.CMS_TOKEN);
  await setUpToken(strapi, 'import', 'full-access', process.env.CMS_IMPORT_TOKEN);
}

async function setUpToken(strapi, name, type, value) {
  if (!value) return;
  if (value.length < 16) throw new Error(`The token of ${name} has less than 16 characters`);
  const tokens = strapi.db.query('admin::api-token');
  const accessKey = strapi.service('admin::api-token').hash(value);
  const known = await tokens.findOne({ where: { name } });
  const data = { name, type, kind: 'content-api', description: 'Of the environment', accessKey };
  if (!known) await tokens.create({ data: { ...data, lifespan: null, expiresAt: null } });
  else if (known.accessKey !== accessKey)
    await tokens.update({ where: { id: known.id }, data: { accessKey, encryptedKey: null } });
}

const EVENTS = ['create', 'update', 'delete', 'publish', 'unpublish'].map(
  (name) => `entry.${name}`,
);

/** Tells the shops of every change, at SHOP_WEBHOOK_URL with CMS_WEBHOOK_SECRET. */
async function setUpWebhook(strapi) {
  const { SHOP_WEBHOOK_URL: url, CMS_WEBHOOK_SECRET: secret } = process.env;
  if (!url || !secret) return;
  const store = strapi.get('webhookStore');
  const runner = strapi.get('webhookRunner');
  const headers = { Authorization: `Bearer ${secret}` };
  const wanted = { name: 'shops', url, headers, events: EVENTS, isEnabled: true };
  const known = (await store.findWebhooks()).find(({ name }) => name === wanted.name);
  if (!known) return runner.add(await store.createWebhook(wanted));
  return runner.update(await store.updateWebhook(known.id, { ...known, ...wanted }));
}

module.exports = { setUpLocales, setUpTokens, setUpWebhook };
