const { existsSync, readdirSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');
const { Client } = require('pg');

const builds = path.join(__dirname, '../node_modules/.cache');

/** Takes away what the run made for itself: dumps, builds, and databases of the server that it used. */
module.exports = async () => {
  const run = process.env.TEST_RUN;
  for (const name of readdirSync(tmpdir()))
    if (name.startsWith('larder-template-') && name.includes(run))
      rmSync(path.join(tmpdir(), name), { force: true });
  for (const name of existsSync(builds) ? readdirSync(builds) : [])
    if (name.startsWith(`server-${run}`))
      rmSync(path.join(builds, name), { recursive: true, force: true });
  const connectionString = process.env.TEST_DATABASE_URL;
  if (!connectionString) return;
  const admin = new Client({ connectionString });
  await admin.connect();
  const { rows } = await admin.query(
    'SELECT datname FROM pg_database WHERE datname LIKE $1 OR datname LIKE $2',
    [`larder_template_%_${run}`, `larder_test_${run}%`],
  );
  for (const { datname } of rows) await admin.query(`DROP DATABASE ${datname} WITH (FORCE)`);
  await admin.end();
};
