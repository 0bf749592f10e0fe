import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describeFaults, readEnvironment, unusable } from '@larder/contracts/environment';
import * as z from 'zod/mini';
import type { SearchKind } from '../scope.js';
import { workspaceRoot } from '../workspace.js';
import type { StripeKeyLookup } from '../../payments/providers/stripe/accounts/settings.js';
import { readStripeKeys, stripeFaults } from '../../payments/providers/stripe/accounts/settings.js';
import { missingPartners } from './missing-partners.js';
import { commerceApiSettings } from './settings-schema.js';
import { readMessaging, type MessagingSettings } from './messaging-settings.js';
import { readWalletPasses, type WalletPassSettings } from './wallet-pass-settings.js';

export interface Settings extends MessagingSettings {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** Folder of the embedded database; unused with `databaseUrl`. */
  readonly dataDir: string;
  readonly databaseUrl?: string;
  readonly hasRowSecurity: boolean;
  readonly productSearch: SearchKind;
  /** Default shop at loopback names, and at those of `publicUrl` without a shop. */
  readonly tenant: string;
  readonly tenantsDir: string;
  /** Seconds between two looks at it; 0: none. */
  readonly tenantsPollSeconds: number;
  /** Bearer token of the calls that change the running backend. */
  readonly adminToken?: string;
  /** Origins under which shoppers see the shops, separated by commas; https makes cookies `Secure`. */
  readonly publicUrl?: string;
  /** Address that the storefront listens on, where it is one address and not all of them. */
  readonly storefrontHost?: string;
  /** URLs of the page caches to purge, with the secret. */
  readonly storefront?: { readonly url: string; readonly secret: string };
  readonly purgeSecret?: string;
  /** The SMTP server, and the sender address. */
  readonly smtp?: { readonly url: string; readonly from: string };
  /** Mails can be read at `/dev/mails`; in development only. */
  readonly showMails: boolean;
  /** The content system and the token to read it by. */
  readonly cms?: { readonly url: string; readonly token: string };
  /** Secret of the CMS's change webhook. */
  readonly webhookSecret?: string;
  /** The captcha service and its secret. */
  readonly captcha?: { readonly url: string; readonly secret: string };
  /** The retailer's own loyalty programme, and what the shop proves itself with there. */
  readonly loyalty?: { readonly url: string; readonly secret: string };
  /** The wallets that member cards can be added to. */
  readonly walletPasses?: WalletPassSettings;
  /** The service that finds addresses; absent, the shop's own list does. */
  readonly geocoder?: GeocoderSettings;
  /** Token that bypasses the captcha. */
  readonly captchaBypassKey?: string;
  /** Key of links and cookies that open the preview. */
  readonly previewSecret?: string;
  /** Bearer token of the back office. */
  readonly backOfficeSecret?: string;
  /** Bearer token of imports through a running backend, and where that is. */
  readonly importSecret?: string;
  readonly importUrl?: string;
  /** The first person of the back office in shops that have nobody. */
  readonly officeAdmin?: { readonly email: string; readonly password: string };
  readonly payments: {
    /** Payments are simulated and move no money: for demonstrations and development. */
    readonly isSimulated: boolean;
    /** Minutes after which an open payment is too late. */
    readonly minutes: number;
    /** What each shop's account at Stripe is reached by. */
    readonly stripeKeysOf: StripeKeyLookup;
  };
  readonly logLevel: string;
  /** Logs every call, whatever the level. */
  readonly hasAccessLog: boolean;
  /** Port of the metrics; absent: there are none. */
  readonly metricsPort?: number;
  /** Collector of traces; absent: nothing is traced. */
  readonly tracesEndpoint?: string;
  /** Validates every response against its contract; on outside production. */
  readonly checkResponses: boolean;
  /** Changed content files show at once. */
  readonly isDevelopment: boolean;
}

export interface GeocoderSettings {
  readonly kind: 'photon' | 'nominatim' | 'google';
  readonly url: string;
  readonly key?: string | undefined;
}

type Environment = z.output<typeof commerceApiSettings>;

function readGeocoder(env: Environment): { readonly geocoder?: GeocoderSettings } {
  const { GEOCODER: kind, GEOCODER_URL, GEOCODER_KEY: key } = env;
  if (kind === 'list') return {};
  const url = GEOCODER_URL ?? 'https://maps.googleapis.com';
  return { geocoder: { kind, url, key } };
}

const isWildcard = (host: string) => /^(0\.0\.0\.0|\[?::\]?)$/.test(host);

/** Names that may have files: those of the schema, and those of Stripe with a tenant behind. */
const isSetting = (name: string) =>
  name in commerceApiSettings.shape || /^STRIPE_(SECRET_KEY|WEBHOOK_SECRET)/.test(name);

const readText = (file: string) => readFileSync(file, 'utf8');

/** Settings from the environment and its files. Throws one error that lists every fault. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const { given, faults } = readEnvironment(environment, isSetting, readText);
  const parsed = z.safeParse(commerceApiSettings, given);
  const all = [
    ...faults,
    ...(parsed.error ? describeFaults(parsed.error.issues, given) : []),
    ...missingPartners(given),
    ...stripeFaults(given),
  ];
  if (!parsed.success || all.length > 0) throw unusable(all);
  return settingsOf(parsed.data, given);
}

function settingsOf(env: Environment, given: Readonly<Record<string, string>>): Settings {
  const { STOREFRONT_URL: url, CACHE_PURGE_SECRET: secret, SMTP_URL, MAIL_FROM } = env;
  const { CMS_URL: cmsUrl, CMS_TOKEN: token, CMS_WEBHOOK_SECRET: webhookSecret } = env;
  const { CAPTCHA_VERIFY_URL: captchaUrl, CAPTCHA_SECRET: captchaSecret } = env;
  const { LOYALTY_URL: loyaltyUrl, LOYALTY_SECRET: loyaltySecret } = env;
  const { OFFICE_ADMIN_EMAIL: email, OFFICE_ADMIN_PASSWORD: password } = env;
  const isDevelopment = env.NODE_ENV === 'development';
  return {
    port: env.COMMERCE_API_PORT,
    host: env.COMMERCE_API_HOST,
    dataDir: path.resolve(workspaceRoot, env.DATA_DIR),
    ...(env.DATABASE_URL !== undefined && { databaseUrl: env.DATABASE_URL }),
    hasRowSecurity: env.ROW_LEVEL_SECURITY === 'on',
    productSearch: env.PRODUCT_SEARCH,
    tenant: env.TENANT,
    tenantsDir: path.resolve(workspaceRoot, env.TENANTS_DIR),
    tenantsPollSeconds: env.TENANTS_POLL_SECONDS,
    ...(env.ADMIN_TOKEN !== undefined && { adminToken: env.ADMIN_TOKEN }),
    ...(env.PUBLIC_URL !== undefined && { publicUrl: env.PUBLIC_URL }),
    ...(env.HOST !== undefined && !isWildcard(env.HOST) && { storefrontHost: env.HOST }),
    ...(url !== undefined && secret !== undefined && { storefront: { url, secret } }),
    ...(secret !== undefined && { purgeSecret: secret }),
    ...(SMTP_URL !== undefined &&
      MAIL_FROM !== undefined && { smtp: { url: SMTP_URL, from: MAIL_FROM } }),
    ...readMessaging(env),
    showMails: isDevelopment,
    ...(cmsUrl !== undefined && token !== undefined && { cms: { url: cmsUrl, token } }),
    ...(webhookSecret !== undefined && { webhookSecret }),
    ...(captchaUrl !== undefined &&
      captchaSecret !== undefined && { captcha: { url: captchaUrl, secret: captchaSecret } }),
    ...(loyaltyUrl !== undefined &&
      loyaltySecret !== undefined && { loyalty: { url: loyaltyUrl, secret: loyaltySecret } }),
    ...readWalletPasses(env, path.resolve(workspaceRoot, env.TENANTS_DIR)),
    ...readGeocoder(env),
    ...(env.CAPTCHA_BYPASS_KEY !== undefined && { captchaBypassKey: env.CAPTCHA_BYPASS_KEY }),
    ...(env.PREVIEW_SECRET !== undefined && { previewSecret: env.PREVIEW_SECRET }),
    ...(env.BACK_OFFICE_SECRET !== undefined && { backOfficeSecret: env.BACK_OFFICE_SECRET }),
    ...(env.IMPORT_SECRET !== undefined && { importSecret: env.IMPORT_SECRET }),
    ...(env.IMPORT_URL !== undefined && { importUrl: env.IMPORT_URL }),
    ...(email !== undefined && password !== undefined && { officeAdmin: { email, password } }),
    payments: {
      isSimulated: (env.PAYMENT_SIMULATOR ?? (isDevelopment ? 'on' : 'off')) === 'on',
      minutes: env.PAYMENT_MINUTES,
      stripeKeysOf: readStripeKeys(given),
    },
    logLevel: env.LOG_LEVEL,
    hasAccessLog: env.ACCESS_LOG === 'on',
    ...(env.COMMERCE_API_METRICS_PORT !== undefined && {
      metricsPort: env.COMMERCE_API_METRICS_PORT,
    }),
    ...(env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined && {
      tracesEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    }),
    checkResponses: env.NODE_ENV !== 'production',
    isDevelopment,
  };
}
