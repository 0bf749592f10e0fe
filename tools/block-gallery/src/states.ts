import { placesIn, valueAt, withValue, type Json, type JsonObject, type Path } from './values.js';
import { longHtml, longLine, longName, longParagraph, type Translate } from './sample-texts.js';

type Fits = (fields: Json) => boolean;

/** URLs and identifiers, which are no editor's texts. */
export const isReference = (text: string) =>
  /^(\/|#|https?:|mailto:|tel:)|^[a-z0-9_-]*$/.test(text);
const isHtml = (text: string) => text.startsWith('<');

/**
 * The minimum that the schema allows: no optional fields, shortest lists and texts. `least` replaces a
 * required text.
 */
export function emptied(fields: JsonObject, least: string, fits: Fits): Json {
  let found: Json = fields;
  for (const place of placesIn(fields).reverse()) {
    const value = valueAt(found, place);
    const shorter = [
      undefined,
      ...(typeof value === 'string' && !isReference(value) ? ['', least] : []),
    ];
    const taken = shorter.find((next) => place.length > 0 && fits(withValue(found, place, next)));
    if (taken !== undefined || (place.length > 0 && fits(withValue(found, place, undefined))))
      found = withValue(found, place, taken);
  }
  return found;
}

/**
 * The maximum that the schema allows, as far as a page can show it: long words, many sentences, many
 * items.
 */
export function lengthened(fields: JsonObject, say: Translate, fits: Fits): Json {
  let found: Json = fields;
  const replace = (place: Path, candidates: readonly Json[]) => {
    const next = candidates.find((one) => fits(withValue(found, place, one)));
    if (next !== undefined) found = withValue(found, place, next);
  };
  for (const place of placesIn(fields)) {
    const value = valueAt(found, place);
    if (typeof value === 'string' && !isReference(value))
      replace(
        place,
        place.at(-1) === 'alt' ? [longName(say)] : longTexts(value, place.length, say),
      );
  }
  for (const place of placesIn(found).reverse()) {
    const value = valueAt(found, place);
    if (
      Array.isArray(value) &&
      !value.every((item) => typeof item === 'string' && isReference(item))
    )
      replace(place, [repeated(value, place.length > 1 ? 2 : 5), repeated(value, 2)]);
  }
  return found;
}

function longTexts(text: string, depth: number, say: Translate): string[] {
  if (isHtml(text)) return [longHtml(say)];
  // Sentences in every item of a list in a list would make the page no longer, only slower.
  return [...(depth > 2 ? [] : [longParagraph(say)]), longLine(say), longName(say)];
}

/** Repeats items up to `count`, each with its own name if it has one. */
function repeated(items: readonly Json[], count: number): Json {
  return Array.from({ length: count }, (_, i) => {
    const item = items[i % items.length];
    if (i < items.length || typeof item !== 'object' || item === null) return item;
    const own = ['id', 'name'].filter((key) => key in item);
    return own.reduce<Json>(
      (one, key) => withValue(one, [key], `${String(valueAt(one, [key]))}-${i}`),
      item,
    );
  });
}

/** A file, a product, a category and a page that no shop has. */
export const withBrokenLinks = {
  file: '/media/there-is-none.svg',
  id: 'there-is-none',
  page: '/there-is-none',
};

/**
 * What an editor, an import or another system may leave behind: references that lead nowhere, nothing
 * at all, and values of a wrong type: all that the schema lets through, and some that it does not.
 */
export function broken(fields: JsonObject, fits: Fits): Json[] {
  const wrong = Object.keys(fields).flatMap((key) =>
    [null, 7, {}, []].map((value) => withValue(fields, [key], value)),
  );
  const invalid = wrong.filter((one) => !fits(one)).slice(0, 3);
  return [brokenUrl(fields), {}, ...wrong.filter(fits), ...invalid].map(numbered);
}

/** A page names its parts apart: two rows of the same name are a fault of the page, not of a block. */
export function numbered(fields: Json, number: number): Json {
  return ['title', 'label'].reduce<Json>((found, key) => {
    const text = valueAt(found, [key]);
    return typeof text === 'string' ? withValue(found, [key], `${text} ${number + 1}`) : found;
  }, fields);
}

/** The fields with every reference leading nowhere. */
function brokenUrl(fields: JsonObject): Json {
  return placesIn(fields).reduce<Json>((found, place) => {
    const value = valueAt(found, place);
    if (typeof value !== 'string') return found;
    const name = place.findLast((part) => typeof part === 'string');
    const next = lostAddress(name, value);
    return next === undefined ? found : withValue(found, place, next);
  }, fields);
}

function lostAddress(name = '', value = ''): string | undefined {
  if (['link', 'moreLink', 'href'].includes(name)) return withBrokenLinks.page;
  if (['sku', 'skus', 'categorySlug'].includes(name)) return withBrokenLinks.id;
  return name === 'url' && value.endsWith('.svg') ? withBrokenLinks.file : undefined;
}
