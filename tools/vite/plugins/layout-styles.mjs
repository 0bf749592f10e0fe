import { transformChunks } from '../transform-chunks.mjs';
import { isFirstChunk } from '../first-chunks.mjs';

const LIST = /\bm\.f=\[([^\]]*)\]/;
const USE = /__vite__mapDeps\(\[([\d,]*)\]\)/g;

/**
 * A chunk's code without the files for which `isThere` holds in its list of dependencies of lazy parts.
 * Throws when the bundler's output has an unknown form.
 */
export function leaveOut(code, isThere) {
  if (!code.includes('__vite__mapDeps(')) return code;
  const list = LIST.exec(code);
  if (!list) throw new Error('the bundler writes its lists of needed files in an unknown form');
  const kept = [];
  const placeOf = new Map();
  for (const [index, name] of JSON.parse(`[${list[1]}]`).entries())
    if (!isThere(name)) placeOf.set(String(index), kept.push(name) - 1);
  const places = (used) =>
    used.split(',').flatMap((index) => (placeOf.has(index) ? [placeOf.get(index)] : []));
  return code
    .replace(LIST, () => `m.f=${JSON.stringify(kept)}`)
    .replace(USE, (_whole, used) => `__vite__mapDeps([${places(used)}])`);
}

/** The style sheets of a build's first chunks, which the server joins into one. */
export function firstStyles(bundle, isFirst) {
  const first = Object.values(bundle).filter(
    (output) => output.type === 'chunk' && isFirst(output.fileName),
  );
  return new Set(first.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
}

/** A chunk with all that it imports statically, and their style sheets: loaded before its code runs. */
export function loadedWith(bundle, fileName, found = new Set()) {
  if (found.has(fileName)) return found;
  found.add(fileName);
  const { imports = [], viteMetadata } = bundle[fileName] ?? {};
  for (const style of viteMetadata?.importedCss ?? []) found.add(style);
  for (const name of imports) loadedWith(bundle, name, found);
  return found;
}

/**
 * Vite plugin: a chunk requests nothing for its lazy parts that is already loaded. The style sheets of
 * the layout and of a shop's features are part of the document's style sheet; they are determined from
 * the build and not by name, because a page named like its feature would lose its own.
 */
export function withoutLoaded(features) {
  const isFirst = isFirstChunk(features);
  return transformChunks('larder:without-loaded', (code, bundle, { fileName }) => {
    const first = firstStyles(bundle, isFirst);
    const loaded = loadedWith(bundle, fileName);
    return leaveOut(code, (name) => first.has(name) || loaded.has(name));
  });
}
