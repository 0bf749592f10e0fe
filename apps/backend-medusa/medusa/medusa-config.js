// Medusa without its admin screens: only its APIs are wanted. Variables by apps/backend-medusa/runner.
const { defineConfig } = require('@medusajs/framework/utils');

/** No browser calls it: the adapter does. */
const origin = 'http://localhost:4200';

module.exports = defineConfig({
  admin: { disable: true },
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    databaseDriverOptions: { connection: { ssl: false } },
    http: {
      storeCors: origin,
      adminCors: origin,
      authCors: origin,
      jwtSecret: process.env.MEDUSA_JWT_SECRET,
      cookieSecret: process.env.MEDUSA_COOKIE_SECRET,
    },
  },
});
