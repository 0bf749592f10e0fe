/** @jest-environment node */
import { allCalls } from '../openapi/all-calls.js';
import type { CallSchemas } from './call.js';
import { Cart } from '../cart/schemas.js';
import { wire as cartWire } from '../cart/wire.js';
import { wires, keysOf } from './testing/wires.js';

describe('the wire of the calls', () => {
  it('have one path each', () => {
    const count = Object.values(allCalls).flatMap(({ calls }) => Object.keys(calls)).length;
    expect(wires.size).toBe(count);
  });

  it('API-007 every cart call returns the cart, except queries and calls with further results', () => {
    const others = Object.entries<CallSchemas>(cartWire).filter(
      ([, wire]) => wire.response !== Cart,
    );
    expect(others.map(([name]) => name).sort()).toEqual([
      'getAllergenWarnings',
      'getForgotten',
      'getSavedGoods',
      'removeSavedGood',
      'setItems',
      'validateCart',
    ]);
  });

  it('have parameters exactly where their path has them', () => {
    for (const [line, wire] of wires) {
      const names = [...line.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect([line, keysOf(wire.params)]).toEqual([line, names]);
    }
  });

  it('ERR-38 take a code in three places: each of them has a guard where it is sent', () => {
    const taking = [...wires].filter(([, wire]) =>
      [...keysOf(wire.body), ...keysOf(wire.query)].includes('code'),
    );
    expect(taking.map(([line]) => line).sort()).toEqual([
      'DELETE /api/carts/discount-codes',
      'POST /api/carts/discount-codes',
      'PUT /api/customers/digital-wallet/gift-card',
    ]);
  });

  it('carry a body only when they change something', () => {
    const odd = [...wires].filter(([line, wire]) => wire.body && /^(GET|DELETE)/.test(line));
    expect(odd).toEqual([]);
  });

  it('API-031 a registration responds 200 with the customer, or 202', () => {
    expect(wires.get('POST /api/customers')).toMatchObject({ otherStatuses: 202 });
    expect(wires.get('POST /api/customers')?.status).toBeUndefined();
  });

  it.each(['POST /api/customers/newsletter-topics/manage', 'POST /api/newsletter/manage'])(
    '%s responds 202 while a confirmation is pending, else 200',
    (line) => {
      expect(wires.get(line)).toMatchObject({ otherStatuses: 202 });
      expect(wires.get(line)?.status).toBeUndefined();
    },
  );
});
