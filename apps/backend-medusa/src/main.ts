import { openStore } from './medusa/store-api.js';
import { buildApp } from './server/app.js';
import { openReference } from './server/reference.js';
import type { Settings } from './server/settings.js';
import { readSettings } from './server/settings.js';

/** Exit code of unusable settings, as that of the reference backend. */
const UNUSABLE = 2;

function settingsOrExit(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return process.exit(UNUSABLE);
  }
}

async function main(): Promise<void> {
  const { store, referenceUrl, hosts, languages, ...listening } = settingsOrExit();
  const app = buildApp({
    store: openStore(store),
    reference: openReference(referenceUrl),
    hosts,
    languages,
    now: () => Date.now(),
  });
  const stop = () => void app.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  const address = await app.listen(listening);
  // A parent that forked this process learns the port that 0 became.
  process.send?.({ ready: address });
}

await main();
