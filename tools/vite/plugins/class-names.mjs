import path from 'node:path';
import { ALPHABET, shortNameOf } from './short-names.mjs';

const NAMES = /\.(-?[_a-z][\w-]*)|@keyframes\s+([\w-]+)/gi;

/** Index of a name among those of its file, as letters. */
function placeOf(name, css) {
  const names = new Set([...css.matchAll(NAMES)].map(([, local, frames]) => local ?? frames));
  const place = [...names].indexOf(name);
  if (place < 0) throw new Error(`${name} is no name of its style sheet`);
  return place < ALPHABET.length
    ? ALPHABET[place]
    : ALPHABET[Math.floor(place / ALPHABET.length) - 1] + ALPHABET[place % ALPHABET.length];
}

/**
 * Short class names: a listing repeats some of them in every tile. A name depends on nothing but its
 * file's path and text, so that the server's build and the browser's agree, and the other files of a
 * deployment keep theirs.
 */
export function shortClassNames(root) {
  const files = new Map();
  return (name, file, css) => {
    const relative = path.relative(root, file.split('?')[0]).replaceAll('\\', '/');
    const mark = shortNameOf(relative);
    const other = files.get(mark) ?? relative;
    if (other !== relative) throw new Error(`${relative} and ${other} get the same class names`);
    files.set(mark, relative);
    return mark + placeOf(name, css);
  };
}
