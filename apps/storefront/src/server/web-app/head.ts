import type { HostedShop } from '../tenants/shops.js';
import { iconUrl } from './icons.js';
import { manifestUrl } from './manifest.js';

/** Elements of a document's head by which browsers know that the shop can be installed. */
export function webAppHead(shop: HostedShop, code: string): string {
  const { tenant } = shop.built.shop.registry;
  const locale = tenant.locales.find((one) => one.code === code);
  const manifest = locale && manifestUrl(shop, locale);
  if (manifest === undefined) return '';
  const { colours, darkColours } = shop.built.theme;
  return (
    `<link rel="manifest" href="${manifest}">` +
    (darkColours === undefined
      ? ''
      : `<meta name="theme-color" content="${darkColours.surface}" media="(prefers-color-scheme:dark)">`) +
    `<meta name="theme-color" content="${colours.surface}">` +
    `<link rel="apple-touch-icon" href="${iconUrl('apple-180')}">`
  );
}
