// Script of the page that replaces an unavailable shop: polls the same URL and reloads when the shop
// responds.
import { waitForRecovery } from './wait-for-recovery.js';

void waitForRecovery({
  isAvailable: async () => (await fetch(location.href, { cache: 'no-store' })).status < 500,
  show: () => location.reload(),
});
