'use strict';
const { errors } = require('@strapi/utils');
const { faultOfPage } = require('./check-blocks');
const { setUpLocales, setUpTokens, setUpWebhook } = require('./set-up');

module.exports = {
  /** Blocks and the way on are JSON: what could not be shown is refused when it is saved, with its place. */
  register({ strapi }) {
    strapi.documents.use((context, next) => {
      const { data } = context.params ?? {};
      const fault = context.uid === 'api::page.page' && data ? faultOfPage(data) : undefined;
      if (fault !== undefined) throw new errors.ValidationError(fault);
      return next();
    });
  },
  async bootstrap({ strapi }) {
    await setUpLocales(strapi);
    await setUpTokens(strapi);
    await setUpWebhook(strapi);
  },
};
