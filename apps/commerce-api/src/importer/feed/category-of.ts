import { slugify } from '../../kernel/text/fold.js';

/** `Food > Dairy > Milk` as slugs, with the names of categories that the shop may not know. */
export function categoryOf(text: string | undefined, separator = '>') {
  const named = (text ?? '')
    .split(separator)
    .map((name) => name.trim())
    .map((name) => [slugify(name), name] as const)
    .filter(([slug]) => slug !== '');
  // The taxonomy of Google may be given by number, which names no category.
  if (named.length === 0 || (named.length === 1 && /^\d+$/.test(named[0]?.[0] ?? '')))
    return undefined;
  return { path: named.map(([slug]) => slug).join('/'), names: Object.fromEntries(named) };
}
