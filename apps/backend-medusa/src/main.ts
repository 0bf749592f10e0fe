import { openStore } from './medusa/store-api.js';
import { buildApp } from './server/app.js';
import { openReference } from './server/reference.js';
import type { Settings } from './server/settings.js';
import { readSettings } from './server/settings.js';

const listOf = (text: string) => text.split(',').map((part) => part.trim());

function settingsOrExit(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    process.stderr.write(`${String(error)}\n`);
    return process.exit(2);
  }
}

async function main(): Promise<void> {
  const settings = settingsOrExit();
  const [first = 'de', ...others] = listOf(settings.MEDUSA_SHOP_LANGUAGES);
  const app = buildApp({
    store: openStore({
      url: settings.MEDUSA_URL,
      key: settings.MEDUSA_PUBLISHABLE_KEY,
      regionId: settings.MEDUSA_REGION_ID,
      shippingOptionId: settings.MEDUSA_SHIPPING_OPTION_ID,
    }),
    reference: openReference(settings.REFERENCE_BACKEND_URL),
    hosts: listOf(settings.MEDUSA_SHOP_HOSTS),
    languages: [first, ...others],
    now: () => Date.now(),
  });
  const stop = () => void app.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  const address = await app.listen({
    port: settings.BACKEND_MEDUSA_PORT,
    host: settings.BACKEND_MEDUSA_HOST,
  });
  // A parent that forked this process learns the port that 0 became.
  process.send?.({ ready: address });
}

await main();
