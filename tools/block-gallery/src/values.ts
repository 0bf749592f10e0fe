/** A value of JSON with its place: keys from the top down. */
export type Path = readonly (string | number)[];

export type Json = string | number | boolean | null | undefined | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The places of all values inside of one, parents before children. */
export function placesIn(value: Json, place: Path = []): Path[] {
  if (Array.isArray(value))
    return [place, ...value.flatMap((item, i) => placesIn(item as Json, [...place, i]))];
  if (isObject(value))
    return [
      place,
      ...Object.entries(value).flatMap(([key, item]) => placesIn(item, [...place, key])),
    ];
  return [place];
}

export function valueAt(value: Json, [key, ...rest]: Path): Json {
  if (key === undefined) return value;
  return valueAt((value as Record<string | number, Json> | undefined)?.[key], rest);
}

/** A copy with another value at a place; `undefined` takes a key or an item away. */
export function withValue(value: Json, [key, ...rest]: Path, next: Json): Json {
  if (key === undefined) return next;
  if (Array.isArray(value)) {
    const items = [...(value as readonly Json[])];
    const item = withValue(items[Number(key)], rest, next);
    items.splice(Number(key), 1, ...(item === undefined ? [] : [item]));
    return items;
  }
  const { [key]: old, ...others } = value as Record<string, Json>;
  const item = withValue(old, rest, next);
  return item === undefined ? others : { ...(value as JsonObject), [key]: item };
}
