'use strict';
// Builds the editors' screens. `strapi build` would take the workspace's own tsconfig.json, which it
// finds on its way up, for this project's: its build is called without one.
const path = require('node:path');

const strapi = path.dirname(require.resolve('@strapi/strapi/package.json'));
const { build } = require(path.join(strapi, 'dist/src/node/build.js'));
const { createLogger } = require(path.join(strapi, 'dist/src/cli/utils/logger.js'));

const logger = createLogger({ debug: false, silent: false, timestamp: false });
build({ logger, cwd: __dirname, minify: true, sourcemaps: false, stats: false }).then(
  () => process.exit(0),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
