import path from 'node:path';
import { errorCodes } from '@larder/contracts';
import { sprite, SPRITE_ADDRESS } from '@larder/ui/sprite';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createAnswer, type Answer } from '../http/answer.js';
import { compressText } from '../http/compress.js';
import { createMedia } from '../http/media.js';
import { isScript } from '../http/content-type.js';
import { refuse } from '../http/proxy.js';
import { readHost, readRequestUrl } from '../http/request-url.js';
import type { HeaderSets } from '../http/security-headers.js';
import type { Build } from '../pages/build.js';
import type { Settings } from '../settings.js';
import type { BuiltShop, HashedFile } from '../tenants/build-shop.js';
import type { HostedShop, Shops } from '../tenants/shops.js';
import { crawlerRoutes } from './crawlers.js';
import { send } from './pages.js';

export interface FileRoutesOptions {
  readonly shops: Shops;
  readonly settings: Settings;
  readonly headers: HeaderSets;
  readonly build: Build | undefined;
  /** Origin under which shoppers see the shop at a host name. */
  readonly originOf: (host: string) => string;
  /** Calls of a shop's backend. */
  readonly fetchFor: (host: string) => typeof fetch;
}

/** The answer of whichever shop the address belongs to; 404 where it has none. */
export type WithShop = (
  find: (shop: HostedShop, request: FastifyRequest) => Promise<Answer | undefined>,
) => (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
};
const ICONS: HashedFile = { url: SPRITE_ADDRESS, body: sprite };

/** Files that belong to a shop: theme, data for the browser, pictures, robots.txt; and the builds. */
export function fileRoutes(app: FastifyInstance, options: FileRoutesOptions): void {
  const { headers, settings } = options;
  const files = shopFiles(headers);
  const media = createMedia(headers);
  const scripts = createMedia(headers, Date.now, isScript);
  const withShop: WithShop = (find) => async (request: FastifyRequest, reply: FastifyReply) => {
    const host = readHost(request.headers.host);
    const target = readRequestUrl(request.raw.url ?? '');
    if (host === undefined || target.kind !== 'page') return missing(reply);
    const answer = await find(await options.shops.find(host), request);
    return answer ? send(request, reply, answer) : missing(reply);
  };
  const pictures = (names: readonly string[], { built }: HostedShop) => {
    const own = path.join(settings.tenantsDir, built.tenantId, 'media');
    const folders = [settings.mediaDir, own];
    return firstOf(names, (name) => media.find(folders, name));
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
    withShop(({ built }, { url }) => files(built, ICONS, url)),
  );
  app.get(
    '/media/*',
    withShop((shop, { params }) => pictures([(params as { '*': string })['*']], shop)),
  );
  // CONT-25: scripts that pages name. They lie in the shop's folder, never among uploaded files.
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
  buildRoutes(app, options);
}

function missing(reply: FastifyReply): FastifyReply {
  return refuse(reply, 404, errorCodes.notFound, 'There is nothing at this address');
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
 * A shop's hashed files. The address of another version, from a page that was made before a change
 * or by another host, is answered by the present one, which nobody is to keep.
 */
function shopFiles(headers: HeaderSets) {
  const ready = new WeakMap<BuiltShop, Map<string, Promise<Answer>>>();
  const make = async ({ url, body }: HashedFile, cacheControl: string): Promise<Answer> => {
    const bytes = Buffer.from(body);
    const type = TYPES[path.extname(url)] ?? 'application/octet-stream';
    return createAnswer({
      status: 200,
      headers: { ...headers.file, 'content-type': type, 'cache-control': cacheControl },
      body: bytes,
      encoded: await compressText(bytes, 'best'),
    });
  };
  return async (built: BuiltShop, file: HashedFile | undefined, asked: string) => {
    if (!file) return undefined;
    const cacheControl = asked === file.url ? FOR_EVER : ASK_AGAIN;
    const known = ready.get(built) ?? new Map<string, Promise<Answer>>();
    ready.set(built, known);
    const key = `${cacheControl} ${file.url}`;
    const answer = known.get(key) ?? make(file, cacheControl);
    known.set(key, answer);
    return answer;
  };
}

/** API-010…012: the newest build, and what it consists of. */
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
      .headers({ ...headers.data, 'cache-control': FOR_EVER })
      .send({ id, matcher: { static: {} }, prerendered: [] });
  });
}
