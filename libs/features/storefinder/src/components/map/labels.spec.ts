import { labelsOf, namesOf } from './labels.js';

const at = (x: number, ...cities: string[]) => ({
  x,
  y: 100,
  items: cities.map((city) => ({ city })),
});
const radiusOf = (count: number) => (count > 1 ? 22 : 17);
const look = { radiusOf, countOf: (count: number) => `${count} stores` };
const size = { width: 600, height: 300 };
const places = [{ item: 'Bregenz', x: 5, y: 5 }];

describe('names on the map', () => {
  it('STORE-03 are the towns of the stores, not those without one', () => {
    const names = namesOf([at(0, 'Linz'), at(90, 'Wien', 'Wien')], places, look);
    expect(names).toEqual([
      { name: 'Wien, 2 stores', x: 90, y: 100, clear: 22 },
      { name: 'Linz', x: 0, y: 100, clear: 17 },
    ]);
  });

  it('stand once between the stores of a town that are apart', () => {
    const names = namesOf([at(0, 'Wien'), at(60, 'Wien'), at(500, 'Linz')], [], look);
    expect(names).toContainEqual({ name: 'Wien', x: 30, y: 100, clear: 0 });
  });

  it('are the districts where all stores are in one town', () => {
    const names = namesOf([at(0, 'Wien'), at(60, 'Wien')], places, look);
    expect(names.map(({ name }) => name)).toEqual(['Bregenz']);
  });

  it('cross neither a pin nor each other: one of two neighbours is above its pin', () => {
    const clusters = [at(100, 'Wien', 'Wien'), at(160, 'St. Pölten')];
    const pins = clusters.map(({ x, y, items }) => ({ x, y, radius: radiusOf(items.length) }));
    const [wien, poelten] = labelsOf(namesOf(clusters, [], look), pins, size);
    expect(wien?.y).toBeGreaterThan(100);
    expect(poelten?.y).toBeLessThan(100);
  });

  it('of a river is at the first of its points with room, and only within the map', () => {
    const along = [
      { x: 900, y: 100 },
      { x: 100, y: 100 },
      { x: 300, y: 200 },
    ];
    const river = { name: 'Thames', x: 0, y: 0, clear: 0, kind: 'water' as const, along };
    const pins = [{ x: 100, y: 100, radius: 17 }];
    expect(labelsOf([river], pins, size)).toEqual([
      { name: 'Thames', kind: 'water', x: 300, y: 200 },
    ]);
  });

  it('of a district move beside a pin that covers them', () => {
    const [label] = labelsOf(
      [{ name: 'Altstadt', x: 100, y: 100, clear: 0 }],
      [{ x: 100, y: 100, radius: 17 }],
      size,
    );
    expect(label).toEqual({ name: 'Altstadt', x: 100, y: 129 });
  });

  it('are left out where there is no room', () => {
    const pins = [-60, -30, 0, 30, 60].flatMap((x) =>
      [60, 80, 100, 120].map((y) => ({ x, y, radius: 17 })),
    );
    expect(labelsOf([{ name: 'Wien', x: 0, y: 100, clear: 17 }], pins, size)).toEqual([]);
  });

  it('are not cut off at the edge, and stay whole beyond it for a map that is moved', () => {
    const named = (x: number) => [{ name: 'Hackney', x, y: 100, clear: 0 }];
    expect(labelsOf(named(590), [], size)[0]?.x).toBeLessThan(580);
    expect(labelsOf(named(700), [], size)[0]?.x).toBe(700);
  });
});
