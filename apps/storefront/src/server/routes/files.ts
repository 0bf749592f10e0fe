import path from 'node:path';
import { ART_URL, artSprite, sprite, SPRITE_URL } from '@larder/ui/sprite';
import type { FastifyInstance } from 'fastify';
import { createCachedResponse, type CachedResponse } from '../http/cached-response.js';
import { compressText } from '../http/compress.js';
import { wantsLightPictures } from '../http/media/light-pictures.js';
import { createMedia, type PicturePreferences } from '../http/media/media.js';
import { takesAvif } from '../http/media/photo-formats.js';
import { isScript } from '../http/content-type.js';
import type { HeaderSets } from '../http/security-headers.js';
import type { Build } from '../pages/build.js';
import type { Settings } from '../settings/settings.js';
import type { BuiltShop, HashedFile } from '../tenants/build-shop.js';
import type { HostedShop, Shops } from '../tenants/shops.js';
import { DRAWINGS } from '../web-app/icons.js';
import { webAppRoutes } from '../web-app/routes.js';
import { workerRoutes } from '../web-app/worker-routes.js';
import { crawlerRoutes, type CrawlerRoutesOptions } from './crawlers.js';
import { missing, withShopOf } from './with-shop.js';

interface FileRoutesOptions extends CrawlerRoutesOptions {
  readonly shops: Shops;
  readonly settings: Settings;
  readonly build: Build | undefined;
  /** Code of the service worker, unless no shop may have one. */
  readonly worker: string | undefined;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
};
const ICONS: HashedFile = { url: SPRITE_URL, body: sprite };
const ART: HashedFile = { url: ART_URL, body: artSprite };

/** Files of a shop (theme, data for the browser, images, robots.txt) and of the builds. */
export function fileRoutes(app: FastifyInstance, options: FileRoutesOptions): void {
  const { headers, settings } = options;
  const files = shopFiles(headers);
  const media = createMedia(headers);
  const scripts = createMedia(headers, Date.now, isScript);
  const withShop = withShopOf(options.shops);
  const pictures = (
    names: readonly string[],
    { built }: HostedShop,
    preferences: PicturePreferences = {},
  ) => {
    const own = path.join(settings.tenantsDir, built.tenantId, 'media');
    const folders = [settings.mediaDir, own];
    return firstOf(names, (name) => media.find(folders, name, preferences));
  };

  app.get(
    '/_theme/:name',
    withShop(({ built }, { url }) => files(built, built.styles, url)),
  );
  app.get(
    '/_shop/:name',
    withShop(({ built }, { url }) => {
      const locale = /^\/_shop\/([A-Za-z-]+)\./.exec(url)?.[1] ?? '';
      return files(built, built.dataByLocale.get(locale), url);
    }),
  );
  app.get(
    '/_icons/:name',
    withShop(({ built }, { url }) => files(built, url.includes('-art.') ? ART : ICONS, url)),
  );
  app.get(
    '/media/*',
    withShop((shop, { params, headers: hints }) =>
      pictures([(params as { '*': string })['*']], shop, {
        isLight: wantsLightPictures(hints),
        takesAvif: takesAvif(hints),
      }),
    ),
  );
  // CONT-25: scripts that pages name. They come from the shop's folder, never from uploads.
  app.get(
    '/scripts/*',
    withShop(({ built }, { params }) =>
      scripts.find(
        [path.join(settings.tenantsDir, built.tenantId, 'scripts')],
        (params as { '*': string })['*'],
      ),
    ),
  );
  app.get(
    '/favicon.svg',
    withShop((shop) => pictures(['favicon.svg', 'logo.svg'], shop)),
  );
  app.get(
    '/favicon.ico',
    withShop((shop) => pictures(['favicon.ico', 'favicon.svg', 'logo.svg'], shop)),
  );
  crawlerRoutes(app, options, withShop);
  const findDrawing = async (shop: HostedShop) =>
    (await pictures(DRAWINGS, shop))?.variants.identity.body;
  webAppRoutes(app, { headers, findDrawing }, withShop);
  workerRoutes(app, { ...options, findDrawing }, withShop);
  buildRoutes(app, options);
}

async function firstOf<T>(
  names: readonly string[],
  find: (name: string) => Promise<T | undefined>,
): Promise<T | undefined> {
  for (const name of names) {
    const found = await find(name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Hashed files of a shop. A URL with an old hash, from an earlier page or another host, returns the
 * current file and must not be cached.
 */
function shopFiles(headers: HeaderSets) {
  const ready = new WeakMap<BuiltShop, Map<string, Promise<CachedResponse>>>();
  const make = async ({ url, body }: HashedFile, cacheControl: string): Promise<CachedResponse> => {
    const bytes = Buffer.from(body);
    const type = TYPES[path.extname(url)] ?? 'application/octet-stream';
    return createCachedResponse({
      status: 200,
      headers: { ...headers.file, 'content-type': type, 'cache-control': cacheControl },
      body: bytes,
      encoded: await compressText(bytes, 'best'),
    });
  };
  return async (built: BuiltShop, file: HashedFile | undefined, requestedUrl: string) => {
    if (!file) return undefined;
    const cacheControl = requestedUrl === file.url ? IMMUTABLE : REVALIDATE;
    const known = ready.get(built) ?? new Map<string, Promise<CachedResponse>>();
    ready.set(built, known);
    const key = `${cacheControl} ${file.url}`;
    const answer = known.get(key) ?? make(file, cacheControl);
    known.set(key, answer);
    return answer;
  };
}

/** API-010…012: the newest build and its files. */
function buildRoutes(app: FastifyInstance, { build, headers }: FileRoutesOptions): void {
  const id = build?.id ?? 'development';
  app.get('/builds/latest.json', async (_request, reply) =>
    reply
      .headers({ ...headers.data, 'cache-control': 'no-cache' })
      .send({ id, timestamp: build?.timestamp ?? 0 }),
  );
  app.get('/builds/meta/:name', async (request, reply) => {
    const { name } = request.params as { name: string };
    if (name !== `${id}.json`) return missing(reply);
    return reply
      .headers({ ...headers.data, 'cache-control': IMMUTABLE })
      .send({ id, matcher: { static: {} }, prerendered: [] });
  });
}
