import { changeChunks } from './change-chunks.mjs';
import { isFirstFile } from './chunks.mjs';

const LIST = /\bm\.f=\[([^\]]*)\]/;
const USE = /__vite__mapDeps\(\[([\d,]*)\]\)/g;

/**
 * Code of a chunk whose list of what its lazy parts need lacks the files that `isThere` holds for.
 * Throws when the bundler writes that list in another form than the known one.
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

/**
 * Vite plugin: the style sheets of the frame and of a shop's features come with the shop's own, joined
 * by the server, so that no chunk may ask for them one by one.
 */
export function withoutFrameStyles(features) {
  const isThere = isFirstFile(features);
  return changeChunks('larder:without-frame-styles', (code) => leaveOut(code, isThere));
}
