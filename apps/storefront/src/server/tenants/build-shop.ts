import { createHash } from 'node:crypto';
import type { Feature, Registry } from '@larder/platform';
import type { ShopData } from '@larder/platform/browser';
import {
  collectMessages,
  compileMessages,
  createShop,
  createTexts,
  indexModules,
  type PageFetch,
  type Shop,
} from '@larder/platform/server';
import type { ShopLocale, ThemeConfig } from '@larder/contracts/tenant';
import { featureModules, loadFeatures } from '../../features.js';
import { shell, shellMessages } from '../../shell/index.js';
import { preloadLayout } from '../../shell/preload-layout.js';
import type { ShellSettings } from '../../shell/header/logo.js';
import type { ShopConfiguration } from './load-configuration.js';
import type { LayoutStyles } from './layout-styles.js';
import { registryOf } from './check-settings.js';
import { privateRedirects } from './private-redirects.js';
import { themeFiles } from './theme-stylesheet.js';

/** A file whose URL contains the hash of its content. */
export interface HashedFile {
  readonly url: string;
  readonly body: string;
}

/** One tenant's shop, ready to render, with its files. */
export interface BuiltShop {
  readonly shop: Shop;
  readonly tenantId: string;
  /** Names of the enabled features in the host's list. */
  readonly features: readonly string[];
  /** Names of the features' own modules, for preloading. */
  readonly featureModules: readonly string[];
  /** Style sheet of every page: theme, layout and features. */
  readonly styles: HashedFile;
  /** Files of the build that it contains. */
  readonly styleFiles: ReadonlySet<string>;
  readonly fonts: readonly string[];
  readonly theme: Pick<ThemeConfig, 'colours' | 'darkColours'>;
  /** Initial data of the browser, by locale code. */
  readonly dataByLocale: ReadonlyMap<string, HashedFile>;
}

export interface ShopParts extends ShopConfiguration {
  readonly fetch: PageFetch;
  /** Id of the build. */
  readonly version: string;
  readonly report: (error: unknown) => void;
  readonly layoutStyles: (featureModules: readonly string[]) => LayoutStyles;
}

/** Throws `FaultyTenant` when the configuration does not match the features. */
export async function buildShop(parts: ShopParts): Promise<BuiltShop> {
  const tenant = parts.config.clientRuntimeConfig;
  const names = Object.keys(featureModules);
  const all = await loadFeatures(names);
  const { registry, settings: featureSettings } = await registryOf(all, tenant);
  // The layout's own settings are next to those of the features.
  const { logo } = parts.config.themeConfig;
  const shellSettings: ShellSettings = { logo };
  const settings = { ...featureSettings, shell: shellSettings };
  await loadCode(registry);
  const messages = await messagesByLocale(registry, parts);
  const theme = themeFiles(parts.config.themeConfig);
  const live = names.filter((_name, i) => registry.features.includes(all[i] as Feature));
  const codeOf = live.flatMap((name) => featureModules[name]?.id ?? []);
  const frame = parts.layoutStyles(codeOf);
  const dataOf = (locale: ShopLocale): ShopData => ({
    tenant,
    settings,
    messages: messages.get(locale.code) ?? {},
    version: parts.version,
    redirects: privateRedirects(registry, parts.redirects),
  });
  return {
    tenantId: tenant.tenantId,
    features: live,
    featureModules: codeOf,
    styles: hashed('/_theme/', theme.css + frame.css, '.css'),
    styleFiles: frame.files,
    fonts: theme.fonts,
    theme: parts.config.themeConfig,
    dataByLocale: new Map(
      tenant.locales.map((locale) => [
        locale.code,
        hashed(`/_shop/${locale.code}.`, JSON.stringify(dataOf(locale)), '.json'),
      ]),
    ),
    shop: createShop({
      registry,
      shell,
      preloadLayout,
      settings,
      texts: new Map(
        tenant.locales.map((locale) => [
          locale.code,
          createTexts(tenant, locale, messages.get(locale.code) ?? {}),
        ]),
      ),
      redirects: parts.redirects,
      notFound: parts.notFound,
      fetch: parts.fetch,
      origin: '',
      report: parts.report,
    }),
  };
}

/** Loads all code of the shop before its first page. */
async function loadCode({ features }: Registry): Promise<void> {
  const lists = features.flatMap((feature) => feature.blockTypeLists ?? []);
  const loaded = await Promise.all(lists.map((list) => list.load()));
  const schemas = loaded.flatMap(({ blocks }) => blocks.map(({ schema }) => schema));
  await Promise.all([indexModules(features).loadAll(), ...schemas.map((schema) => schema.load())]);
}

async function messagesByLocale(registry: Registry, { bundles }: ShopConfiguration) {
  const { features, tenant } = registry;
  const first = tenant.locales[0]?.code;
  const entries = tenant.locales.map(async ({ code }) => {
    const frame = shellMessages(code, first);
    const messages = await collectMessages(features, code, bundles[code] ?? {}, frame, first);
    return [code, compileMessages(messages)] as const;
  });
  return new Map(await Promise.all(entries));
}

function hashed(prefix: string, body: string, suffix: string): HashedFile {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 8);
  return { url: `${prefix}${hash}${suffix}`, body };
}
