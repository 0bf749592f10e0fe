import * as z from 'zod/mini';

const whole = (least: number, most: number) =>
  z.coerce.number().check(z.int(), z.gte(least), z.lte(most));
const text = z.string().check(z.minLength(1));
const setting = <T extends z.ZodMiniType>(description: string, schema: T) =>
  schema.check(z.describe(description));

/** Environment variables of the storefront. The descriptions are the text of `docs/settings.md`. */
export const storefrontSettings = z.object({
  HOST: setting('Address that the storefront listens on.', z._default(text, '127.0.0.1')),
  PORT: setting(
    'Port that the storefront listens on; 0 takes any free port.',
    z._default(whole(0, 65_535), 4200),
  ),
  COMMERCE_API_URL: setting(
    'Backend to use. `npm start` starts the reference backend when this is empty.',
    z._default(z.url(), 'http://127.0.0.1:4300'),
  ),
  PUBLIC_URL: setting(
    'Origins of the shops as shoppers see them, separated by commas: for canonical URLs, links in e-mails and returns from payments. With https, cookies are `Secure`. Empty: the address that the storefront listens on.',
    z.optional(text),
  ),
  CACHE_URL: setting(
    'Valkey or Redis for the page cache, shared by several storefronts. Empty: each caches in memory.',
    z.optional(z.url()),
  ),
  CACHE_MEGABYTES: setting(
    'Size of the page cache in memory, in megabytes; 0 turns it off.',
    z._default(whole(0, 4096), 32),
  ),
  CACHE_PURGE_SECRET: setting(
    'Secret that storefront and backend share for `POST /_cache/purge`. `npm start` makes a random one.',
    z.optional(z.string().check(z.minLength(16))),
  ),
  CACHE_PURGE_FROM: setting(
    'Who may purge with the secret: `machine` takes it from loopback addresses alone, `network` from any. With `network`, the proxy must not forward `/_cache/`.',
    z._default(z.enum(['machine', 'network']), 'machine'),
  ),
  PROXIES: setting(
    "Proxies in front of the storefront whose `X-Forwarded-For` is trusted. Sign-in attempts are limited by the visitor's address.",
    z._default(whole(0, 9), 0),
  ),
  RENDER_LIMIT: setting(
    'Pages that the storefront renders at the same time. Above the limit, the browser renders the page.',
    z._default(whole(1, 1000), 16),
  ),
  SERVICE_WORKER: setting(
    'Set to `off` to remove the service worker and its caches from every browser: each one does so at its next page.',
    z._default(z.enum(['on', 'off']), 'on'),
  ),
  DATA_DIR: setting(
    'Folder of the embedded database and the generated pictures.',
    z._default(text, '.data'),
  ),
  TENANTS_DIR: setting('Folder of the tenants.', z._default(text, 'libs/tenants')),
  TENANTS_POLL_SECONDS: setting(
    'Seconds after which storefront and backend look for changed files of the tenants; 0 reads them at the start alone.',
    z._default(whole(0, 3600), 2),
  ),
  METRICS_PORT: setting(
    'Port of `GET /metrics` for Prometheus, at `HOST`. Empty: there are no metrics.',
    z.optional(whole(1, 65_535)),
  ),
  ACCESS_LOG: setting(
    '`on` logs every request with its id, page or call, status and duration, whatever `LOG_LEVEL` is. No line contains personal data.',
    z._default(z.enum(['on', 'off']), 'off'),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    'OpenTelemetry collector that gets the traces, over HTTP, `http://collector:4318` for example. The standard variables for sampling, headers and names count too. Empty: nothing is traced.',
    z.optional(z.string().check(z.regex(/^https?:\/\//))),
  ),
  LOG_LEVEL: setting(
    'Lowest level that is logged. A backend that runs without `npm start` logs from `info`.',
    z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'warn'),
  ),
});
