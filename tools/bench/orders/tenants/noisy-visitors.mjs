// The visitors of the noisy shop, started by noisy-tenant.mjs as a process of its own: their load must not
// delay the clock of the quiet shop's visitors. It begins and reports by messages.
import { setPriority } from 'node:os';
import { openShoppers, visit } from './visits.mjs';

const NOISY = { host: 'gruenmarkt.localhost', shoppers: 80 };

// Real visitors calculate on machines of their own.
setPriority(19);
const noisy = await openShoppers(process.argv[2], NOISY);
process.once('message', async (seconds) => {
  const { answered, refused } = await visit(noisy, 0, seconds);
  process.send({ perSecond: answered.length / seconds, refused });
  process.disconnect();
});
process.send('ready');
