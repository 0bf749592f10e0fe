import { allBlocks, fits } from './all-blocks.js';
import { hostilePage, readCorpus, vectorsFrom } from './hostile.js';
import { galleryPage, states } from './page.js';
import { samplesOf } from './samples/index.js';
import { broken, emptied, lengthened } from './states.js';
import { placesIn, valueAt, withValue, type Json, type JsonObject } from './values.js';
import { translatorFor } from './sample-texts.js';

const say = translatorFor('de-AT');
const samples = samplesOf({ say, skus: ['1', '2', '3'], categorySlug: 'obst' });
const sizeOf = (value: Json) => JSON.stringify(value).length;

it('CONT-48 every block of every feature has a sample that its schema takes, and no sample is left over', async () => {
  const schemas = await allBlocks();
  expect(Object.keys(samples).sort()).toEqual([...schemas.keys()].sort());
  const invalid = Object.entries(samples).flatMap(([type, { fields, variants = [] }]) =>
    [fields, ...variants].filter((one) => !fits(schemas.get(type) ?? [], one)).map(() => type),
  );
  expect(invalid).toEqual([]);
});

it('CONT-48 the empty state of a block is the least that its schema takes, the long one much more', async () => {
  const schemas = await allBlocks();
  for (const [type, { fields, isSilent }] of Object.entries(samples)) {
    const ok = (tried: Json) => fits(schemas.get(type) ?? [], tried);
    const least = emptied(fields as JsonObject, 'X', ok);
    const most = lengthened(fields as JsonObject, say, ok);
    expect([type, ok(least), ok(most)]).toEqual([type, true, true]);
    const shorter = placesIn(least).filter(
      (place) => place.length > 0 && ok(withValue(least, place, undefined)),
    );
    expect([type, shorter]).toEqual([type, []]);
    const values = placesIn(fields as Json).map((place) => valueAt(fields as Json, place));
    const hasText = values.some((one) => typeof one === 'string' && /[A-Z<]/.test(one));
    if (!isSilent && hasText) expect(sizeOf(most)).toBeGreaterThan(sizeOf(fields as Json));
  }
});

it('CONT-48 the broken state has references that lead nowhere, and fields that no schema takes', async () => {
  const schemas = await allBlocks();
  const lost: string[] = [];
  for (const [type, { fields }] of Object.entries(samples)) {
    const ok = (tried: Json) => fits(schemas.get(type) ?? [], tried);
    const all = broken(fields as JsonObject, ok);
    if (Object.keys(fields).length > 0)
      expect([type, all.some((one) => !ok(one))]).toEqual([type, true]);
    if (JSON.stringify(all[0]).includes('there-is-none')) lost.push(type);
  }
  expect(lost).toEqual(
    expect.arrayContaining(['image', 'teaser', 'product-group', 'button', 'video']),
  );
});

it('the gallery has every block in every state with its own id', async () => {
  const page = galleryPage(samples, await allBlocks(), say);
  const text = JSON.stringify(page);
  for (const type of Object.keys(samples))
    for (const state of states) expect(text).toContain(`"${type}, ${state}"`);
  const ids = [...text.matchAll(/"id":"([^"]+)","type"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(page.noIndex).toBe(true);
});

it('S4 the hostile pages bring an attack into every text that a schema takes', async () => {
  const schemas = await allBlocks();
  const page = hostilePage('x', samples, schemas, vectorsFrom(await readCorpus(), 0));
  const left = page.blocks.flatMap(({ type, fields }) => {
    const known = samples[type]?.fields as Json;
    const taken = (tried: Json) => fits(schemas.get(type) ?? [], tried);
    return placesIn(known)
      .filter((place) => typeof valueAt(known, place) === 'string')
      .filter((place) => valueAt(fields as Json, place) === valueAt(known, place))
      .filter((place) => taken(withValue(known, place, '<script>')))
      .map((place) => `${type}.${place.join('.')}`);
  });
  expect(left).toEqual([]);
});
