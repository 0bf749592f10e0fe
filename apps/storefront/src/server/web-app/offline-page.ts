import { indexRoute } from '@larder/contracts/content';
import type { ShopLocale, ThemeConfig } from '@larder/contracts/tenant';
import { html } from '../no-script/markup.js';
import type { HostedShop } from '../tenants/shops.js';
import { webAppTexts } from './texts.js';

type Colour = keyof ThemeConfig['colours'];
const VARIABLES = {
  ground: '--colour-ground',
  text: '--colour-text',
  muted: '--colour-muted',
  brand: '--colour-brand',
  onBrand: '--colour-on-brand',
} as const satisfies Partial<Record<Colour, string>>;

/**
 * Page that the service worker shows without a connection when it has no copy of the requested one. It
 * stands alone: the shop's style sheet adds fonts and the dark theme where the browser has it.
 */
export function offlinePage(
  { built, code }: HostedShop,
  locale: ShopLocale,
  drawing: Buffer | undefined,
): string {
  const { tenant, routes } = built.shop.registry;
  const { colours } = built.theme;
  const text = webAppTexts(locale.code, tenant.locales[0]?.code);
  const colour = (name: keyof typeof VARIABLES) => `var(${VARIABLES[name]},${colours[name]})`;
  const body =
    'margin:0;min-height:100vh;box-sizing:border-box;display:grid;place-content:center;gap:16px;' +
    'padding:24px;font:400 17px/1.5 var(--font-text,system-ui),sans-serif;' +
    `background:${colour('ground')};color:${colour('text')}`;
  const button =
    'display:block;padding:14px 24px;text-align:center;border-radius:var(--radius-medium,12px);font-weight:600;' +
    `text-decoration:none;background:${colour('brand')};color:${colour('onBrand')}`;
  const link = `display:block;padding:12px 0;color:${colour('brand')}`;
  const icon = `data:image/svg+xml;base64,${drawing?.toString('base64') ?? ''}`;
  const home = code.hrefOf(routes, locale, indexRoute, {}) ?? '/';
  return html`<!doctype html>
    <html lang="${locale.code}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content="${colours.ground}" />
        <title>${text('offline.title')} – ${tenant.shopName}</title>
        <link rel="stylesheet" href="${built.styles.url}" />
      </head>
      <body style="${body}">
        <main style="max-width:24rem">
          ${drawing && html`<img src="${icon}" alt="" height="72" style="max-width:60%" />`}
          <p style="margin:8px 0 0;font-weight:700;color:${colour('brand')}">${tenant.shopName}</p>
          <h1 style="margin:4px 0 8px;font-size:26px;line-height:1.2">${text('offline.title')}</h1>
          <p style="margin:0 0 24px;color:${colour('muted')}">${text('offline.text')}</p>
          <a href="" style="${button}">${text('offline.retry')}</a>
          <a href="${home}" style="${link}">${text('offline.home')}</a>
        </main>
      </body>
    </html>`.text;
}
