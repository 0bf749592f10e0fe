import type { Cluster, Placed } from './clusters.js';

/** A name on the map; `clear` is the radius of the pin that it belongs to, 0 without one. */
export interface NamedPoint {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly clear: number;
  /** Of the landscape, which looks unlike a town or district. */
  readonly kind?: 'water' | 'park';
  /** The only points where the name may be, all within the map. */
  readonly along?: readonly { readonly x: number; readonly y: number }[];
}

/** A name where it is written; `x` and `y` are its middle. */
export type Label = Omit<NamedPoint, 'clear' | 'along'>;

/** A circle that no name may cross. */
export interface Pin {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** How a number of stores looks: the radius of its pin, and in words. */
interface Look {
  readonly radiusOf: (count: number) => number;
  readonly countOf: (count: number) => string;
}

/** Of the map. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Width of a letter, edge of a name and height of a line of 14 pixels, and distances from a pin. */
const LETTER = 7.5;
const EDGE = 10;
const LINE = 20;
const BESIDE = 4;
const ABOVE = 2;
/** From a district's point to beside a pin that covers it. */
const PIN = 17;
/** How far a district's name may be moved sideways: further, it would name its neighbour. */
const NUDGE = 24;
/** Between two names on one line, so that they do not read as one. */
const APART = 4;

const widthOf = (name: string) => name.length * LETTER + EDGE;

const isOfMany = ({ items }: Cluster<{ readonly city: string }>) =>
  new Set(items.map(({ city }) => city)).size > 1;

/**
 * Names that lead to stores: their towns, where they are of several. In one town, the places on its
 * outline, which are its districts. A ring with all stores of one town says how many they are.
 */
export function namesOf(
  clusters: readonly Cluster<{ readonly city: string }>[],
  places: readonly Placed<string>[],
  { radiusOf, countOf }: Look,
): readonly NamedPoint[] {
  const mixed = new Set<Cluster<unknown> | undefined>(clusters.filter(isOfMany));
  const towns = new Map<string, Cluster<unknown>[]>();
  for (const cluster of clusters.toSorted((a, b) => b.items.length - a.items.length))
    for (const city of new Set(cluster.items.map((store) => store.city)))
      towns.set(city, [...(towns.get(city) ?? []), cluster]);
  if (towns.size < 2) return places.map(({ item, x, y }) => ({ name: item, x, y, clear: 0 }));
  return [...towns].map(([name, own]) => {
    const [only] = own;
    const mean = (of: (one: Cluster<unknown>) => number) =>
      own.reduce((sum, one) => sum + of(one), 0) / own.length;
    const stores = only && own.length === 1 ? only.items.length : 0;
    const clear = stores === 0 ? 0 : radiusOf(stores);
    const isRing = stores > 1 && !mixed.has(only);
    return {
      name: isRing ? `${name}, ${countOf(stores)}` : name,
      x: mean(({ x }) => x),
      y: mean(({ y }) => y),
      clear,
    };
  });
}

/** Where a name may be: below its pin, above, after or before it. Without a pin at its point first. */
function spotsOf({ name, x, y, clear, kind, along }: NamedPoint): readonly Label[] {
  if (along) return along.map((point) => ({ name, ...point, ...(kind && { kind }) }));
  const up = clear + LINE / 2 + ABOVE;
  const side = clear === 0 ? NUDGE : clear + BESIDE + widthOf(name) / 2;
  const here = clear === 0 ? [{ name, x, y }] : [];
  const beyond =
    clear === 0
      ? [
          { name, x, y: y + up + PIN },
          { name, x, y: y - up - PIN },
        ]
      : [];
  return [
    ...here,
    { name, x, y: y + up },
    { name, x, y: y - up },
    ...beyond,
    { name, x: x + side, y },
    { name, x: x - side, y },
  ];
}

const doCross = (a: Label, b: Label) =>
  Math.abs(a.x - b.x) < (widthOf(a.name) + widthOf(b.name)) / 2 + APART &&
  Math.abs(a.y - b.y) < LINE;

/** Whether the box of a name reaches into a pin. */
const isCovered = ({ name, x, y }: Label, pin: Pin) => {
  const across = Math.max(Math.abs(x - pin.x) - widthOf(name) / 2, 0);
  const down = Math.max(Math.abs(y - pin.y) - LINE / 2, 0);
  return Math.hypot(across, down) < pin.radius;
};

/** Whether an edge of the map would cut a name off. */
const isCut = ({ name, x, y }: Label, { width, height }: Size) => {
  const half = widthOf(name) / 2;
  const isBeyond = (at: number, size: number, end: number) => at + size < 0 || at - size > end;
  const isWithin = (at: number, size: number, end: number) => at > size && at + size < end;
  if (isBeyond(x, half, width) || isBeyond(y, LINE / 2, height)) return false;
  return !isWithin(x, half, width) || !isWithin(y, LINE / 2, height);
};

const isInside = ({ x, y }: Label, { width, height }: Size) =>
  x > 0 && x < width && y > 0 && y < height;

/**
 * Writes each name where it crosses no pin, no name before it and no edge of the map; one without such a
 * spot is left out.
 */
export function labelsOf(
  names: readonly NamedPoint[],
  pins: readonly Pin[],
  size: Size,
): readonly Label[] {
  const labels: Label[] = [];
  for (const one of names) {
    const free = spotsOf(one).find(
      (spot) =>
        !isCut(spot, size) &&
        (one.along === undefined || isInside(spot, size)) &&
        !pins.some((pin) => isCovered(spot, pin)) &&
        !labels.some((label) => doCross(spot, label)),
    );
    if (free) labels.push(free);
  }
  return labels;
}
