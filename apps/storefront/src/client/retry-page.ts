// The script of the page that stands while there is no shop: asks for the same address now and then, and
// shows it as soon as there is something to show.
import { waitForRecovery } from './wait-for-recovery.js';

void waitForRecovery({
  isAvailable: async () => (await fetch(location.href, { cache: 'no-store' })).status < 500,
  show: () => location.reload(),
});
