import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createCachedResponse, type CachedResponse } from './cached-response.js';
import { languageFile } from '../pages/build.js';
import { contentTypeOf } from './content-type.js';
import type { HeaderSets } from './security-headers.js';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Texts of the build's style sheets by URL. */
export async function loadStyles(folder: string): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.css'));
  const load = async (name: string) =>
    [`/assets/${name}`, await readFile(path.join(folder, name), 'utf8')] as const;
  return new Map(await Promise.all(names.map(load)));
}

/**
 * Files of the browser build by URL, with their compressed copies. A script without messages is the same
 * in all languages: it is answered in the folder of each.
 */
export async function loadAssets(
  folder: string,
  headers: HeaderSets,
  languages: readonly string[] = [],
): Promise<ReadonlyMap<string, CachedResponse>> {
  const assets = await loadFolder(folder, headers);
  const common = [...assets].filter(([url]) => /^\/assets\/[^/]+\.js$/.test(url));
  const shared = languages.flatMap((language) =>
    common.map(([url, answer]) => [languageFile(url, language), answer] as const),
  );
  return new Map([...shared, ...assets]);
}

async function loadFolder(
  folder: string,
  headers: HeaderSets,
): Promise<ReadonlyMap<string, CachedResponse>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .map((name) => name.replaceAll(path.sep, '/')),
  );
  const files = [...names].filter((name) => !/\.(br|gz)$/.test(name));
  const load = async (name: string) => {
    const copy = (suffix: string) =>
      names.has(name + suffix) ? readFile(path.join(folder, name + suffix)) : undefined;
    const [body, br, gzip] = await Promise.all([
      readFile(path.join(folder, name)),
      copy('.br'),
      copy('.gz'),
    ]);
    const answer = createCachedResponse({
      status: 200,
      headers: {
        ...headers.file,
        'content-type': contentTypeOf(name) ?? 'application/octet-stream',
        'cache-control': IMMUTABLE,
      },
      body,
      encoded: { br, gzip },
    });
    return [`/assets/${name}`, answer] as const;
  };
  return new Map(await Promise.all(files.map(load)));
}
