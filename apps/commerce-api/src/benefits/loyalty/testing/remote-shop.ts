import { sql } from 'drizzle-orm';
import { testTenantsFolder } from '../../../ordering/testing/test-shop.js';
import { testApp, type TestApp } from '../../../testing/test-app.js';
import type { LoyaltyProgramme } from '../programme.js';
import { remoteProgramme } from '../remote-programme.js';
import { fakeProgramme, secret } from './fake-programme.js';

/** Milliseconds that the shop waits for the programme's response. */
export const answerMs = 500;
export const minute = 60_000;

export interface RemoteShop {
  readonly programme: Awaited<ReturnType<typeof fakeProgramme>>;
  readonly own: LoyaltyProgramme;
  readonly shop: TestApp;
}

/** A shop whose loyalty programme is another server's, for all tests of a file. */
export function setUpRemoteShop(use: (made: RemoteShop) => void): void {
  let made: RemoteShop;
  beforeAll(async () => {
    const programme = await fakeProgramme();
    const own = remoteProgramme({ url: programme.url, secret, answerMs });
    const shop = await testApp({ tenants: testTenantsFolder, loyalty: own });
    await shop.db.execute(sql`UPDATE products SET price_loyalty = 149 WHERE sku = 'juice'`);
    made = { programme, own, shop };
    use(made);
  });
  afterAll(async () => {
    await made.shop.close();
    made.programme.close();
  });
  afterEach(async () => {
    made.programme.be('well');
    // All register from one network address.
    await made.shop.db.execute(sql`DELETE FROM sign_in_attempts`);
    made.shop.clock.advance(2 * minute);
  });
}
