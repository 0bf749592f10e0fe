import { waitFor } from '../../testing/wait-for.js';
import { openLiveShops } from './testing/live-shops.js';

it('PLAT-10 takes changed files by itself, within seconds', async () => {
  const shops = await openLiveShops({ pollSeconds: 1 });
  try {
    await shops.add('gamma');
    await waitFor(async () => expect(await shops.statusAt('gamma.test')).toBe(200), 30_000);
  } finally {
    await shops.close();
  }
});
