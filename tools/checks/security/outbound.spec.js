/* global describe, expect, it */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../../..');
const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** Files of the two processes that open a connection, and the row of the threat model that it is in. */
const CALLERS = {
  'apps/commerce-api/src/benefits/loyalty/remote-programme.ts': 'LOYALTY_URL',
  'apps/commerce-api/src/content/source/cms-client.ts': 'CMS_URL',
  'apps/commerce-api/src/customers/captcha/captcha.ts': 'CAPTCHA_VERIFY_URL',
  'apps/commerce-api/src/distribution/maps/remote/ask-service.ts': 'GEOCODER_URL',
  'apps/commerce-api/src/importer/photos/fetch-photo.ts': '--fetch-photos',
  'apps/commerce-api/src/importer/upload/send-upload.ts': 'STOREFRONT_URL',
  'apps/commerce-api/src/kernel/database/connect-postgres.ts': 'DATABASE_URL',
  'apps/commerce-api/src/kernel/database/database-heartbeat.ts': 'DATABASE_URL',
  'apps/commerce-api/src/kernel/database/fail-fast-client.ts': 'DATABASE_URL',
  'apps/commerce-api/src/kernel/database/scoped-connections.ts': 'DATABASE_URL',
  'apps/commerce-api/src/kernel/page-cache/storefront-purge.ts': 'STOREFRONT_URL',
  'apps/commerce-api/src/mail/smtp-transport.ts': 'SMTP_URL',
  'apps/commerce-api/src/orders/push/web-push-service.ts': 'four known hosts',
  'apps/commerce-api/src/mail/sms/sms-gateway.ts': 'SMS_GATEWAY_URL',
  'apps/commerce-api/src/payments/providers/stripe/accounts/account.ts': 'Stripe',
  'apps/storefront/src/server/backend.ts': 'COMMERCE_API_URL',
  'apps/storefront/src/server/pages/connect-valkey.ts': 'CACHE_URL',
  'libs/tracing/src/tracing.ts': 'OTEL_EXPORTER_OTLP_ENDPOINT',
};
/** Asks the backend whether it is ready, in development only. */
const DEVELOPMENT = 'apps/storefront/src/server/dev.ts';

const CLIENTS = 'undici|pg|iovalkey|nodemailer|stripe|web-push|ws|@opentelemetry/exporter-[\\w-]+';
const CALL = new RegExp(
  [
    `^import (?!type).* from '(${CLIENTS})';`,
    `await import\\('(${CLIENTS})'\\)`,
    `(?<!\\.)\\bfetch\\(`,
    `= fetch\\b`,
    // Of Node's own modules, those that call; a server only listens.
    `^import (?!type|\\{ createServer \\}).* from 'node:(net|tls|https|http2|dgram)';`,
    `\\bhttps?\\.(request|get)\\(`,
  ].join('|'),
  'm',
);
const sources = execFileSync(
  'git',
  [
    'ls-files',
    'apps/commerce-api/src',
    'apps/storefront/src/server',
    'libs/tracing/src',
    'libs/platform/src/server',
  ],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$|\/testing\//.test(file));

describe('what the two processes call', () => {
  it('is called in the files of the list alone', () => {
    const callers = sources.filter((file) => CALL.test(read(file)));
    expect(callers.sort()).toEqual([...Object.keys(CALLERS), DEVELOPMENT].sort());
  });

  it('has its address from a setting or the code, as the threat model says', () => {
    const [, connections] = read('docs/security/threat-model.md').split(/^## Connections$/m);
    const rows = connections.split(/^## /m)[0];
    for (const target of Object.values(CALLERS)) expect(rows).toContain(target);
  });
});
