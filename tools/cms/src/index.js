'use strict';
const { errors } = require('@strapi/utils');
const { faultOfBlocks } = require('./check-blocks');
const { setUpLocales, setUpTokens, setUpWebhook } = require('./set-up');

module.exports = {
  /** Blocks are JSON: what could not be shown is refused when it is saved, with its place. */
  register({ strapi }) {
    strapi.documents.use((context, next) => {
      const { blocks } = context.params?.data ?? {};
      if (context.uid === 'api::page.page' && blocks !== undefined) {
        const fault = faultOfBlocks(typeof blocks === 'string' ? JSON.parse(blocks) : blocks);
        if (fault !== undefined) throw new errors.ValidationError(fault);
      }
      return next();
    });
  },
  async bootstrap({ strapi }) {
    await setUpLocales(strapi);
    await setUpTokens(strapi);
    await setUpWebhook(strapi);
  },
};
