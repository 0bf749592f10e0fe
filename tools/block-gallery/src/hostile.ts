import { readdirSync, readFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import type { Block, Page } from '@larder/contracts/content';
import { fits, type BlockSchemas } from './all-blocks.js';
import type { Samples } from './sample.js';
import { isReference } from './states.js';
import { placesIn, valueAt, withValue, type Json, type JsonObject } from './values.js';
import { workspaceRoot } from './workspace.js';

/** Gives one hostile text after another, over and over. */
export type Vectors = () => string;

/** The corpus for formatted texts, without the NUL character, which no database accepts. */
export async function readCorpus(): Promise<string[]> {
  const file = path.join(
    workspaceRoot(),
    'libs/features/content/src/components/rich/xss-corpus.ts',
  );
  const { xssCorpus } = (await import(file)) as { xssCorpus: Record<string, readonly string[]> };
  const own = [
    `'"><svg onload=alert(1)>`,
    '</script><script>alert(1)</script>',
    '\u2028alert(1)\u2028',
  ];
  return [...own, ...Object.values(xssCorpus).flat()].filter((text) => !text.includes('\u0000'));
}

/** Starts at another place of the corpus for each `from`. */
export function vectorsFrom(corpus: readonly string[], from: number): Vectors {
  let next = from;
  return () => corpus[next++ % corpus.length] ?? '';
}

const SHORT = '"><svg onload=a()>';

/** The value with a hostile text wherever one is taken; references as well where `ok` lets them. */
export function poisoned(value: Json, next: Vectors, ok?: (tried: Json) => boolean): Json {
  return placesIn(value).reduce<Json>((found, place) => {
    const text = valueAt(found, place);
    if (typeof text !== 'string' || (!ok && (isReference(text) || text === ''))) return found;
    // A field that is too short for most attacks is tried with a short one.
    const tried = [next(), SHORT].map((attack) => withValue(found, place, attack));
    return tried.find((one) => !ok || ok(one)) ?? found;
  }, value);
}

/** A page of every block with hostile texts in every field, in its keys and in its metadata. */
export function hostilePage(
  slug: string,
  samples: Samples,
  schemas: BlockSchemas,
  next: Vectors,
): Page {
  const blocks = Object.entries(samples).map(([type, { fields, children }], i): Block => {
    const evil = poisoned(fields as JsonObject, next, (tried) =>
      fits(schemas.get(type) ?? [], tried),
    );
    return {
      id: `${i} ${next()}`.slice(0, 80),
      type,
      fields: { ...(evil as JsonObject), [next()]: next() },
      ...(children && { children: [...children] }),
    };
  });
  const unknown = { id: 'unknown', type: next(), fields: { [next()]: next() } };
  return {
    slug,
    name: next(),
    title: next(),
    description: next(),
    metaDescription: next(),
    keywords: next(),
    noFollow: false,
    noIndex: false,
    ogImage: next(),
    backgroundColor: next(),
    backgroundImage: next(),
    backgroundImageRepeat: next(),
    backgroundImageSize: next(),
    blocks: [...blocks, unknown],
  };
}

/** Every text of the shop's own code, overridden by a hostile one. */
export function hostileMessages(language: string, next: Vectors): Record<string, string> {
  const root = workspaceRoot();
  const features = path.join(root, 'libs/features');
  const folders: readonly (readonly [string, string])[] = [
    ['shell', path.join(root, 'apps/storefront/src/shell/messages')],
    ...readdirSync(features).map(
      (name) => [name, path.join(features, name, 'src/messages')] as const,
    ),
  ];
  return Object.fromEntries(
    folders.flatMap(([prefix, folder]) => {
      const file = path.join(folder, `${language}.json`);
      const { shop = {} } = existsSync(file)
        ? (JSON.parse(readFileSync(file, 'utf8')) as { readonly shop?: object })
        : {};
      return Object.keys(shop).map((key) => [`${prefix}.${key}`, next()]);
    }),
  );
}
