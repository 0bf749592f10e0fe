'use strict';
const { createHmac, randomBytes } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');

/** Everything that this content system writes: database, uploads, its secret. */
const dataDir = path.resolve(
  process.env.CMS_DATA_DIR || path.join(__dirname, '../../../.data/cms'),
);
mkdirSync(path.join(dataDir, 'public/uploads'), { recursive: true });

/** One secret, of which all keys are made: given, or made once and kept beside the database. */
function rootSecret() {
  if (process.env.CMS_SECRET) return process.env.CMS_SECRET;
  const file = path.join(dataDir, 'secret');
  if (!existsSync(file))
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}
const secret = rootSecret();

/** A key for one purpose. */
const keyFor = (purpose) => createHmac('sha256', secret).update(purpose).digest('base64url');

module.exports = { dataDir, keyFor };
