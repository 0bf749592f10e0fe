import * as z from 'zod/mini';
import { walletPassSettings } from './wallet-pass-settings.js';

const areOrigins = (list: string) =>
  list
    .split(',')
    .map((one) => one.trim())
    .every((one) => one === '' || (/^https?:\/\//.test(one) && URL.canParse(one)));

const text = z.string().check(z.minLength(1));
const secret = z.optional(z.string().check(z.minLength(16)));
const httpUrl = z.optional(z.string().check(z.regex(/^https?:\/\//)));
const setting = <T extends z.ZodMiniType>(description: string, schema: T) =>
  schema.check(z.describe(description));

/**
 * Environment variables of the backend. The descriptions are the text of `docs/settings.md`; a variable
 * that the storefront reads too is described in its schema.
 */
export const commerceApiSettings = z.object({
  COMMERCE_API_PORT: setting(
    'Port that the reference backend listens on; 0 takes any free port, as `npm start` does.',
    z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535)), 4300),
  ),
  COMMERCE_API_HOST: setting(
    'Address that the reference backend listens on.',
    z._default(text, '127.0.0.1'),
  ),
  DATA_DIR: z._default(text, '.data'),
  DATABASE_URL: setting(
    'PostgreSQL to use. Empty: the embedded database.',
    z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//))),
  ),
  ROW_LEVEL_SECURITY: setting(
    '`on`: PostgreSQL refuses rows of another tenant than the one that a call is made at, by row-level security. The login may be the owner of the tables.',
    z._default(z.enum(['on', 'off']), 'off'),
  ),
  PRODUCT_SEARCH: setting(
    '`memory`: each backend searches an index of its shops in its own memory. `postgres`: it searches tables of the database, which needs the extensions `pg_trgm` and `btree_gin`; see [scale.md](scale.md#search-for-catalogues-and-fleets-that-outgrow-memory).',
    z._default(z.enum(['memory', 'postgres']), 'memory'),
  ),
  TENANT: setting(
    'Tenant that answers at loopback names (`127.0.0.1`, `[::1]`, `localhost`), at `HOST`, and at names of `PUBLIC_URL` that no tenant has. Every other unknown name gets a page of no shop (404), and calls get 421.',
    z._default(z.string().check(z.regex(/^[a-z0-9-]+$/)), 'gruenmarkt'),
  ),
  TENANTS_DIR: z._default(text, 'libs/tenants'),
  TENANTS_POLL_SECONDS: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(3600)), 2),
  ADMIN_TOKEN: setting(
    'Bearer token of `POST /admin/tenants/reload`, which reads the tenants again at once and answers with what it refuses. Empty: there is no such call. The storefront never forwards it.',
    secret,
  ),
  PUBLIC_URL: z.optional(z.string().check(z.refine(areOrigins, 'no list of http addresses'))),
  HOST: z.optional(z.string()),
  STOREFRONT_URL: setting(
    'Storefront whose page cache is purged after a change; with `CACHE_URL`, it tells the others. On another machine it needs `CACHE_PURGE_FROM=network`. `npm start` sets it; set it for a backend or an import that runs on its own.',
    httpUrl,
  ),
  CACHE_PURGE_SECRET: secret,
  SMTP_URL: setting(
    'Mail server, `smtp://user:password@host:587` or `smtps://…`. Empty: e-mails stay in the database.',
    z.optional(z.string().check(z.regex(/^smtps?:\/\/[^/]/))),
  ),
  MAIL_FROM: setting(
    "Address that e-mails are sent from, with the shop's name. Required with `SMTP_URL`.",
    z.optional(z.email()),
  ),
  SMS_GATEWAY_URL: setting(
    'Gateway that takes text messages as `POST` of `{ "to", "from", "text" }`. Empty: text messages stay in the database, nothing is sent. Goes with `SMS_GATEWAY_TOKEN`.',
    httpUrl,
  ),
  SMS_GATEWAY_TOKEN: setting('Bearer token for that gateway.', secret),
  VAPID_PUBLIC_KEY: setting(
    'Public key for push messages, from `npx web-push generate-vapid-keys`. Empty: the shops send none. Goes with `VAPID_PRIVATE_KEY` and `VAPID_SUBJECT`.',
    z.optional(z.string().check(z.regex(/^[\w-]{80,90}$/))),
  ),
  VAPID_PRIVATE_KEY: setting(
    'Private key of the same pair.',
    z.optional(z.string().check(z.regex(/^[\w-]{40,50}$/))),
  ),
  VAPID_SUBJECT: setting(
    'Whom the push services of the browsers may contact, `mailto:…` or `https://…`.',
    z.optional(z.string().check(z.regex(/^(mailto:|https:\/\/)./))),
  ),
  CMS_URL: setting(
    'Content system to read content from, see [content-system.md](content-system.md). Goes with `CMS_TOKEN`.',
    httpUrl,
  ),
  CMS_TOKEN: setting('Token to read content with. Goes with `CMS_URL`.', secret),
  CMS_WEBHOOK_SECRET: setting('Secret that the content system sends when content changes.', secret),
  PAYMENT_SIMULATOR: setting(
    '`on`: payments are simulated and move no money, and the payment page says so. `off`: only payment on handover is offered. `npm start` sets `on`.',
    z.optional(z.enum(['on', 'off'])),
  ),
  PAYMENT_MINUTES: setting(
    'Minutes after which an open payment expires and its order is cancelled.',
    z._default(z.coerce.number().check(z.gte(1), z.lte(1_440)), 30),
  ),
  PREVIEW_SECRET: setting(
    'Key of the links and cookies that open the preview. Empty: there is no preview.',
    secret,
  ),
  CAPTCHA_VERIFY_URL: setting(
    'Captcha service for registration and login, with the interface of Turnstile, hCaptcha and reCAPTCHA. Empty: the browser computes a proof of work. Goes with `CAPTCHA_SECRET`.',
    httpUrl,
  ),
  CAPTCHA_SECRET: setting('Secret of the captcha service.', z.optional(text)),
  CAPTCHA_BYPASS_KEY: setting(
    'Key that replaces a solved captcha, for tests of a shop in production.',
    secret,
  ),
  GEOCODER: setting(
    "Service that finds addresses, see [how-to/connect-a-geocoder.md](how-to/connect-a-geocoder.md). `list`: the shop's own list of addresses, which also answers whenever the service does not.",
    z._default(z.enum(['list', 'photon', 'nominatim', 'google']), 'list'),
  ),
  GEOCODER_URL: setting(
    'Address of that service. Required with `photon` and `nominatim`; with `google` empty for its own.',
    httpUrl,
  ),
  GEOCODER_KEY: setting('Key for that service. Required with `google`.', z.optional(text)),
  LOYALTY_URL: setting(
    "The retailer's own loyalty programme, see [decision 34](decisions/0034-external-loyalty-programme.md). Empty: the shop keeps its own members. Goes with `LOYALTY_SECRET`.",
    httpUrl,
  ),
  LOYALTY_SECRET: setting('Secret that the shop sends to the loyalty programme.', secret),
  ...walletPassSettings,
  BACK_OFFICE_SECRET: setting(
    'Bearer token for `/api/back-office`, where people of the shop decide about claims. Empty: there is no back office.',
    secret,
  ),
  IMPORT_SECRET: setting(
    'Bearer token for `/api/back-office/imports`, by which `npm run import` imports through a running backend. Empty: nobody can; `npm start` makes one.',
    secret,
  ),
  IMPORT_URL: setting(
    'Running backend that imports for `npm run import` while it has the embedded database open. Goes with `IMPORT_SECRET`; `npm start` sets it.',
    httpUrl,
  ),
  OFFICE_ADMIN_EMAIL: setting(
    'Email of the first admin of the back office, for shops in which nobody has an account yet. Goes with `OFFICE_ADMIN_PASSWORD`.',
    z.optional(z.email()),
  ),
  OFFICE_ADMIN_PASSWORD: setting(
    'Password of that admin, at least 12 characters. Once the shop has an account it is not read again.',
    z.optional(z.string().check(z.minLength(12))),
  ),
  COMMERCE_API_METRICS_PORT: setting(
    'Port of `GET /metrics` for Prometheus, at `COMMERCE_API_HOST`. Empty: there are no metrics.',
    z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(65_535))),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl,
  ACCESS_LOG: z._default(z.enum(['on', 'off']), 'off'),
  LOG_LEVEL: z._default(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'info',
  ),
  NODE_ENV: setting(
    '`development` shows changed content at once, serves `/dev/mails` and simulates payments. `production` skips the check of responses against the contract.',
    z.optional(z.string()),
  ),
});
