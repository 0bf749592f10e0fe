import { readFileSync } from 'node:fs';
import path from 'node:path';
import { coversPostcode } from '@larder/contracts/distribution/postcode';
import type { CheckoutStore, DeliveryArea } from '@larder/contracts/distribution';
import { addressRows } from './addresses.js';
import { tenantFolder } from '../workspace.js';

type Point = DeliveryArea['polygon'][number];

const read = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(tenantFolder('gruenmarkt'), 'data', name), 'utf8'));
const areas = read('areas.json') as DeliveryArea[];
const addresses = addressRows('gruenmarkt');

/** Even-odd rule. */
function inside(point: Point, polygon: readonly Point[]): boolean {
  return polygon.reduce((within, a, index) => {
    const b = polygon[(index + 1) % polygon.length] ?? a;
    const crosses = a.lat > point.lat !== b.lat > point.lat;
    const at = ((b.lng - a.lng) * (point.lat - a.lat)) / (b.lat - a.lat) + a.lng;
    return crosses && point.lng < at ? !within : within;
  }, false);
}

describe('the gazetteer of the supermarket', () => {
  it.each(areas.map((area) => [area.name, area] as const))(
    'SLOT-01 has at least 60 addresses in %s, each with a postal code of the area',
    (_name, area) => {
      const within = addresses.filter(({ position }) => inside(position, area.polygon));
      expect(within.length).toBeGreaterThanOrEqual(60);
      const codes = new Set(area.postalCodes);
      expect(within.filter(({ postalCode }) => !codes.has(postalCode))).toEqual([]);
    },
  );

  it('has at least four addresses outside of the delivery areas', () => {
    const out = addresses.filter((a) => !areas.some(({ polygon }) => inside(a.position, polygon)));
    expect(out.length).toBeGreaterThanOrEqual(4);
    const codes = new Set(areas.flatMap(({ postalCodes }) => postalCodes));
    expect(out.filter(({ postalCode }) => codes.has(postalCode))).toEqual([]);
  });

  it('has no address and no place twice', () => {
    const lines = addresses.map((a) => `${a.streetName} ${a.streetNumber} ${a.postalCode}`);
    expect(new Set(lines).size).toBe(lines.length);
    expect(new Set(addresses.map((a) => JSON.stringify(a.position))).size).toBe(addresses.length);
  });
});

type Rule = {
  appointableId: string;
  weekdays: number[];
  start: string;
  end: string;
  capacity: number;
};

describe.each(['gruenmarkt', 'harvest', 'hofkiste', 'bazaar', 'primeur'])(
  'the services of %s',
  (tenant) => {
    const readOf = (name: string): unknown =>
      JSON.parse(readFileSync(path.join(tenantFolder(tenant), 'data', name), 'utf8'));
    const served = readOf('areas.json') as DeliveryArea[];
    const all = readOf('stores.json') as CheckoutStore[];
    const { rules } = readOf('windows.json') as { rules: Rule[] };

    it('have time slots for every area and every store with pickup, some of them scarce', () => {
      const wanted = [
        ...served.map((area) => area.deliveryAreaNumber),
        ...all.filter((store) => store.pickupAvailable).map(({ storeId }) => storeId),
      ];
      expect([...new Set(rules.map((rule) => rule.appointableId))].sort()).toEqual(wanted.sort());
      expect(rules.filter(({ start, end }) => !(start < end))).toEqual([]);
      expect(Math.min(...rules.map(({ capacity }) => capacity))).toBeLessThanOrEqual(3);
    });

    it('SLOT-01 have addresses in every area, each with a postcode of the area', () => {
      const rows = addressRows(tenant);
      for (const { polygon, postalCodes } of served) {
        const within = rows.filter(({ position }) => inside(position, polygon));
        expect(within.length).toBeGreaterThan(10);
        expect(within.filter(({ postalCode }) => !coversPostcode(postalCodes, postalCode))).toEqual(
          [],
        );
      }
    });
  },
);

it('no order of the supermarket is brought or collected on a Sunday', () => {
  const { rules } = read('windows.json') as { rules: Rule[] };
  expect(rules.filter(({ weekdays }) => weekdays.includes(7))).toEqual([]);
});
