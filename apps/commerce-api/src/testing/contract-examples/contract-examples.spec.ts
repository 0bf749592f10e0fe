import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createTestShop } from '../../ordering/testing/test-shop.js';
import type { TestAnswer } from '../test-client.js';
import type { TestApp } from '../test-app.js';
import { playExamples, shapeOf, type PlayedExample } from './play-examples.js';

const file = path.join(
  import.meta.dirname,
  '../../../../../libs/contracts/src/openapi/examples/contract-examples.json',
);
const examples = JSON.parse(readFileSync(file, 'utf8')) as readonly PlayedExample[];

let shop: TestApp;
let answers: readonly TestAnswer<unknown>[] = [];
beforeAll(async () => {
  shop = await createTestShop();
  answers = await playExamples(shop.client(), examples);
}, 120_000);
afterAll(() => shop.close());

describe('the examples of the contract document', () => {
  it('have an order’s life from the search to the cancellation', () => {
    const calls = examples.map(({ call }) => call);
    expect(calls).toEqual(
      expect.arrayContaining([
        'GET /api/products/search/:term',
        'POST /api/carts/items',
        'POST /api/checkout',
        'POST /api/orders/:orderNumber/cancel',
      ]),
    );
  });

  // The backend of tests checks each answer against its schema as well.
  it.each(examples.map((example, at) => [example.call, at] as const))(
    '%s is sent and answered as the example says',
    (_call, at) => {
      const { status, body } = answers[at] as TestAnswer<unknown>;
      expect(status).toBeLessThan(300);
      expect(shapeOf(body)).toEqual(expect.arrayContaining([...shapeOf(examples[at]?.response)]));
    },
  );
});
