import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TestApp } from '../test-app.js';
import { playExamples, type Played, type PlayedExample } from './play-examples.js';
import { recorded } from './record-examples.js';
import { createStoryShop, stageOf } from './story-shops.js';

const file = path.join(
  import.meta.dirname,
  '../../../../../libs/contracts/src/openapi/examples/contract-examples.json',
);
const stories: Readonly<Record<string, readonly PlayedExample[]>> = JSON.parse(
  readFileSync(file, 'utf8'),
);
const names = Object.keys(stories);
/** Written again after a change of what the backend answers: `RECORD_EXAMPLES=1 npx jest …`. */
const records = process.env['RECORD_EXAMPLES'] === '1';

const written: Record<string, readonly PlayedExample[]> = {};
afterAll(() => {
  if (records) writeFileSync(file, `${JSON.stringify(written, null, 2)}\n`);
});

describe.each(names)('the story "%s" of the contract document', (name) => {
  let shop: TestApp;
  let played: readonly Played[] = [];
  beforeAll(async () => {
    shop = await createStoryShop(name);
    played = await playExamples(stageOf(name, shop), stories[name] ?? []);
    written[name] = recorded(played);
  }, 120_000);
  afterAll(() => shop.close());

  // The backend of tests checks each answer against its schema as well.
  it('succeeds with each of its calls', () => {
    const refused = played.filter(({ answer }) => answer.status >= 300);
    expect(refused.map(({ sent, answer }) => [sent.call, answer.body])).toEqual([]);
  });

  it('is answered as its examples say', () => {
    expect(written[name]).toEqual(stories[name]);
  });
});
