import type { FastifyInstance } from 'fastify';
import { createCachedResponse, type CachedResponse } from '../http/cached-response.js';
import { compressText } from '../http/compress.js';
import type { HeaderSets } from '../http/security-headers.js';
import type { BuiltShop } from '../tenants/build-shop.js';
import type { HostedShop } from '../tenants/shops.js';
import type { WithShop } from '../routes/with-shop.js';
import { ICONS, iconUrl, renderIcon, type FindDrawing, type Icon } from './icons.js';
import { isInstallable, localeOfManifest, manifestOf } from './manifest.js';

interface WebAppOptions {
  readonly headers: HeaderSets;
  readonly findDrawing: FindDrawing;
}

const ONE_DAY = 'public, max-age=86400';

/** What a browser needs to put the shop on the home screen. */
export function webAppRoutes(
  app: FastifyInstance,
  { headers, findDrawing }: WebAppOptions,
  withShop: WithShop,
): void {
  for (const url of ['/manifest.webmanifest', '/:prefix/manifest.webmanifest'])
    app.get(
      url,
      withShop(async (shop, { params }) => {
        const { prefix = '' } = params as { readonly prefix?: string };
        const locale = localeOfManifest(shop, prefix);
        if (!locale) return undefined;
        const body = Buffer.from(JSON.stringify(manifestOf(shop, locale)));
        return createCachedResponse({
          status: 200,
          headers: {
            ...headers.file,
            'content-type': 'application/manifest+json; charset=utf-8',
            'cache-control': ONE_DAY,
          },
          body,
          encoded: await compressText(body, 'quick'),
        });
      }),
    );

  const rendered = new WeakMap<BuiltShop, Map<string, Promise<CachedResponse | undefined>>>();
  const render = async (shop: HostedShop, icon: Icon) => {
    const svg = await findDrawing(shop);
    if (!svg) return undefined;
    return createCachedResponse({
      status: 200,
      headers: { ...headers.picture, 'content-type': 'image/png', 'cache-control': ONE_DAY },
      body: await renderIcon(svg, icon, shop.built.theme.colours.ground),
    });
  };
  for (const icon of ICONS)
    app.get(
      iconUrl(icon.name),
      withShop(async (shop) => {
        if (!isInstallable(shop)) return undefined;
        const known = rendered.get(shop.built) ?? new Map<string, ReturnType<typeof render>>();
        rendered.set(shop.built, known);
        const answer = known.get(icon.name) ?? render(shop, icon);
        known.set(icon.name, answer);
        return answer;
      }),
    );
}
