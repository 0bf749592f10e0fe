import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadAssets } from '../../http/assets.js';
import type { CachedResponse } from '../../http/cached-response.js';
import type { HeaderSets } from '../../http/security-headers.js';

/** The built back office: its one page, and its files by URL. */
export interface OfficeFiles {
  readonly page: string;
  readonly assets: ReadonlyMap<string, CachedResponse>;
}

/** The back office of a build; undefined for a host that was built without one. */
export async function loadOffice(
  folder: string,
  headers: HeaderSets,
): Promise<OfficeFiles | undefined> {
  const page = path.join(folder, 'index.html');
  if (!existsSync(page)) return undefined;
  return {
    page: await readFile(page, 'utf8'),
    assets: await loadAssets(path.join(folder, 'assets'), headers),
  };
}
