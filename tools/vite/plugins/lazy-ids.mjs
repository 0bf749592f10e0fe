import path from 'node:path';
import { shortNameOf } from './short-names.mjs';

/** `lazy(() => import('./x.js'))` as feature manifests contain it. */
const CALL = /\blazy(<[^()]*>)?\(\s*\(\)\s*=>\s*import\(\s*(['"])([^'"\n]+)\2\s*\)\s*,?\s*\)/g;
const MANIFEST = /(?:^|[\\/])features?\.[cm]?[jt]s$/;

/**
 * Name of a lazily imported module, the same in every build and on every machine:
 * `features/catalogue/pages/product.page` in this workspace,
 * `@larder/feature-catalogue/pages/product.page` in an installed package.
 */
export function lazyId(importer, specifier, librariesFolder) {
  if (!specifier.startsWith('.')) return specifier;
  const target = path.posix
    .join(path.posix.dirname(importer), specifier)
    .replace(/\.[cm]?[jt]sx?$/, '');
  const installed = target.lastIndexOf('/node_modules/');
  const name =
    installed >= 0
      ? target.slice(installed + '/node_modules/'.length)
      : path.posix.relative(librariesFolder, target);
  return name.replace(/\/(src|dist)\//, '/');
}

/**
 * Puts the module's name behind each lazy import of a feature manifest. A build shortens the names:
 * every document lists those of the modules that it uses.
 */
export function addLazyIds(code, importer, librariesFolder, shorten = (id) => id) {
  const found = [];
  const text = code.replace(CALL, (_call, type = '', _quote, specifier) => {
    const id = shorten(lazyId(importer, specifier, librariesFolder));
    found.push({ id, specifier });
    return `lazy${type}(() => import(${JSON.stringify(specifier)}), ${JSON.stringify(id)})`;
  });
  return { code: text, found };
}

/** The schema of a feature's settings, which the server alone reads. */
const SETTINGS = /^\s*settings: lazy\(\(\) => import\('[^']+'\)\),\n/m;

/** A manifest as the browser needs it. */
export const withoutSettings = (code) => code.replace(SETTINGS, '');

/**
 * Vite plugin for browser and server builds. `seen` collects name → file, so that the build's manifest
 * can map a name to its chunk.
 */
export function lazyIds({ librariesFolder, seen = new Map(), isShort = false }) {
  const folder = librariesFolder.replaceAll('\\', '/');
  return {
    name: 'larder:lazy-ids',
    enforce: 'pre',
    async transform(code, file) {
      const importer = file.split('?')[0].replaceAll('\\', '/');
      if (!MANIFEST.test(importer)) return null;
      const isForBrowser = isShort && this.environment.name === 'client';
      const { code: text, found } = addLazyIds(
        isForBrowser ? withoutSettings(code) : code,
        importer,
        folder,
        isShort ? shortNameOf : undefined,
      );
      for (const { id, specifier } of found) {
        const resolved = await this.resolve(specifier, file);
        if (!resolved) continue;
        const other = seen.get(id) ?? resolved.id;
        if (other !== resolved.id) throw new Error(`${other} and ${resolved.id} get one name`);
        seen.set(id, resolved.id);
      }
      return found.length === 0 ? null : { code: text, map: null };
    },
  };
}
