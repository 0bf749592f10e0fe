import { cartRoute } from '@larder/contracts/cart';
import { productRoute } from '@larder/contracts/catalogue';
import { checkoutConfirmationRoute, checkoutRoute } from '@larder/contracts/checkout';
import { indexRoute } from '@larder/contracts/content';
import { buyAgainRoute } from '@larder/contracts/shopping';
import type { HostedShop } from '../tenants/shops.js';
import { html } from './markup.js';
import { canOrder } from './can-order.js';
import { STYLE_URL } from './style.js';
import { noScriptTexts } from './texts.js';

/**
 * The link to the no-script pages, shown on the home page and on pages with forms to browsers without JavaScript. Empty on
 * all others, where links and forms work without it.
 */
export function noScriptLink(shop: HostedShop, url: string): string {
  if (!canOrder(shop)) return '';
  const { routes, tenant } = shop.built.shop.registry;
  const { locale, path } = shop.code.splitLocale(url.split('?')[0] ?? '/', tenant.locales);
  const match = routes.match(path);
  const { id } = match?.route.ref ?? {};
  const base = `/_plain/${locale.code}`;
  const texts = shop.built.shop.texts.get(locale.code);
  if (!texts) return '';
  const own = noScriptTexts(texts);
  const link = (href: string, text: string) =>
    html`<noscript
      ><link rel="stylesheet" href="${STYLE_URL}" />
      <p class="plain-way"><a href="${href}">${text}</a></p></noscript
    >`.text;
  if (id === productRoute.id) {
    const { sku, slug = '' } = match?.params ?? {};
    return link(`${base}/product?sku=${encodeURIComponent(sku ?? slug)}`, own('open.product'));
  }
  if (id === indexRoute.id) return link(`${base}/service?service=postcode`, own('open.place'));
  if (id === checkoutConfirmationRoute.id) {
    const order = new URLSearchParams(url.split('?')[1]).get('order') ?? '';
    return order === ''
      ? ''
      : link(`${base}/done?order=${encodeURIComponent(order)}`, own('open.order'));
  }
  if (id === buyAgainRoute.id) return link(`${base}/again`, own('open.again'));
  return id === cartRoute.id || id === checkoutRoute.id
    ? link(`${base}/cart`, own('open.cart'))
    : '';
}
