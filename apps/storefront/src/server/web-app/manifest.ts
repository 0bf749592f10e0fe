import { indexRoute } from '@larder/contracts/content';
import { profileRoute } from '@larder/contracts/customer';
import { searchEntryRoute } from '@larder/contracts/search';
import { pasteListRoute } from '@larder/contracts/shopping';
import type { ShopLocale } from '@larder/contracts/tenant';
import type { HostedShop } from '../tenants/shops.js';
import { ICONS, iconUrl } from './icons.js';
import { webAppTexts } from './texts.js';

/** Path of the manifest in a language, or nothing where the shop cannot be installed. */
export function manifestUrl(shop: HostedShop, locale: ShopLocale): string | undefined {
  return isInstallable(shop) ? `/${prefixOf(locale)}manifest.webmanifest` : undefined;
}

/** A shop in preview is for its editors. */
export function isInstallable({ built }: HostedShop): boolean {
  const { webApp, cms } = built.shop.registry.tenant;
  return webApp !== undefined && !cms.preview;
}

/** The language that has a manifest below this prefix. */
export function localeOfManifest(shop: HostedShop, prefix: string): ShopLocale | undefined {
  const { locales } = shop.built.shop.registry.tenant;
  return isInstallable(shop) ? locales.find((locale) => locale.prefix === prefix) : undefined;
}

const prefixOf = ({ prefix }: ShopLocale) => (prefix === '' ? '' : `${prefix}/`);

/**
 * Web app manifest of a shop in one language. Each language is an app of its own: with a common id,
 * browsers would rename the installed app whenever the shopper changes the language.
 */
export function manifestOf({ built, code }: HostedShop, locale: ShopLocale): object {
  const { tenant, routes } = built.shop.registry;
  const text = webAppTexts(locale.code, tenant.locales[0]?.code);
  const list = code.hrefOf(routes, locale, pasteListRoute, {});
  const shortcuts = [
    ['shortcut.search', code.hrefOf(routes, locale, searchEntryRoute, {})],
    ['shortcut.list', list],
    ['shortcut.orders', code.hrefOf(routes, locale, profileRoute, { slug: 'orders' })],
  ] as const;
  const start = code.hrefOf(routes, locale, indexRoute, {}) ?? '/';
  return {
    id: start,
    start_url: start,
    scope: '/',
    name: tenant.shopName,
    short_name: tenant.webApp?.shortName ?? tenant.shopName,
    lang: locale.code,
    dir: 'auto',
    display: 'standalone',
    theme_color: built.theme.colours.surface,
    background_color: built.theme.colours.ground,
    categories: ['food', 'shopping'],
    icons: ICONS.filter((icon) => icon.purpose !== undefined).map(({ name, size, purpose }) => ({
      src: iconUrl(name),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    shortcuts: shortcuts.flatMap(([key, url]) =>
      url === undefined ? [] : [{ name: text(key), url, icons: [SHORTCUT_ICON] }],
    ),
    ...(list !== undefined && {
      share_target: {
        action: list,
        method: 'GET',
        // Chromium warns without it.
        enctype: 'application/x-www-form-urlencoded',
        params: { text: 'text' },
      },
    }),
  };
}

const SHORTCUT_ICON = { src: iconUrl('192'), sizes: '192x192', type: 'image/png' };
