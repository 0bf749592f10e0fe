// Plain Node only: the commands read these before anything is installed.

const url = { type: 'string', format: 'uri' };
const text = { type: 'string' };

/** Environment variables of the npm commands, as JSON Schema. */
export const commandSettings = {
  LOAD_SHOPPERS: {
    description: '`npm run bench:load`: shoppers who order at the same time.',
    type: 'integer',
    minimum: 1,
    default: 200,
  },
  LOAD_SECONDS: {
    description: '`npm run bench:load`: duration in seconds.',
    type: 'integer',
    minimum: 1,
    default: 300,
  },
  LOAD_THINK_MS: {
    description:
      '`npm run bench:load`: median pause of a shopper between two calls, in milliseconds; each pause is up to half longer or shorter.',
    type: 'integer',
    minimum: 0,
    default: 1000,
  },
  CHROME_PATH: {
    description: 'Chromium for browser tests, screenshots and benchmarks.',
    ...text,
  },
};

/** Environment variables of tests. */
export const testSettings = {
  TEST_DATABASE_URL: {
    description:
      'PostgreSQL for the backend tests; `node tools/run/postgres.mjs -- <command>` sets it. Empty: the embedded database.',
    ...url,
  },
  FULL: {
    description: '`1` runs every page in every window size, as `npm run test:full` does.',
    ...text,
  },
  SEED: {
    description: 'Seed of the random walks through the shops.',
    type: 'integer',
    default: 20_261_122,
  },
  MODEL_RUNS: {
    description: 'Runs of the model test of orders, with `FULL`.',
    type: 'integer',
    minimum: 1,
    default: 3000,
  },
  MODEL_SEED: {
    description: 'Seed of the model test of orders.',
    type: 'integer',
    default: 20_261_124,
  },
  RECORD_EXAMPLES: {
    description: '`1` records the examples of the contract instead of comparing them.',
    ...text,
  },
  LAYOUT: {
    description: '`write` renews the references of the layout test, with `FULL`.',
    ...text,
  },
  CONFORMANCE_CLOCK_URL: {
    description: 'Where the reference backend’s clock is moved; set by `npm run conformance`.',
    ...text,
  },
  TRACE: { description: '`1` stores a Playwright trace of each failed test.', ...text },
  SHOW_RELEVANCE: { description: '`1` prints the measures of the search test.', ...text },
};

/** Variables that one process of ours sets for another, or that npm, Node and Jest set. */
export const internalVariables = new Set([
  'CI',
  'INIT_CWD',
  'JEST_WORKER_ID',
  'NODE_OPTIONS',
  'PATH',
  'FAIL_POINT',
  'MAX_JOB_INTERVAL_MS',
  'TEST_RUN',
  'TEST_CMS_URL',
  'TEST_CMS_TOKEN',
  'TEST_CMS_IMPORT_TOKEN',
  'MEDUSA_JWT_SECRET',
  'MEDUSA_COOKIE_SECRET',
  'MEDUSA_GOODS',
  'MEDUSA_ACCESS',
  'TEST_CMS_ADMIN_TOKEN',
  'TEST_CMS_WEBHOOK_PORT',
  'TEST_CMS_WEBHOOK_SECRET',
]);
