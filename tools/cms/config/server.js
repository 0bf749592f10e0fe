'use strict';
const path = require('node:path');
const { dataDir, keyFor } = require('../src/data-dir');

module.exports = ({ env }) => ({
  host: env('CMS_HOST', '127.0.0.1'),
  port: env.int('CMS_PORT', 1337),
  url: env('CMS_PUBLIC_URL', ''),
  app: { keys: [keyFor('app')] },
  dirs: { public: path.join(dataDir, 'public') },
  logger: { startup: { enabled: env.bool('CMS_STARTUP_LOG', true) }, updates: { enabled: false } },
});
