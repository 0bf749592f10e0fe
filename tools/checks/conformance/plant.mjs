import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The text with a fault. Each place has to be there exactly once: a fault that no longer fits its source
 * is an error, not a backend without a fault.
 */
export function withFault(text, { id, from, to }) {
  const places = [from].flat();
  const replacements = [to].flat();
  return places.reduce((changed, place, at) => {
    const count = changed.split(place).length - 1;
    if (count !== 1)
      throw new Error(
        `The fault ${id} fits ${count} places instead of one; its source has moved:\n${place}`,
      );
    return changed.replace(place, () => replacements[at]);
  }, text);
}

/** Messages about faults that no longer fit the built backend, checked before any is planted. */
export function misfits(bundle, faults) {
  const text = readFileSync(bundle, 'utf8');
  return faults.flatMap((fault) => {
    try {
      withFault(text, fault);
      return [];
    } catch (error) {
      return [error.message];
    }
  });
}

/**
 * Writes a copy of the built backend with a fault beside the original, so that it finds its packages and
 * assets; gives its file, and what removes it.
 */
export function plantFault(bundle, fault) {
  const file = path.join(path.dirname(bundle), `fault-${fault.id}.js`);
  writeFileSync(file, withFault(readFileSync(bundle, 'utf8'), fault));
  return { file, remove: () => rmSync(file, { force: true }) };
}
