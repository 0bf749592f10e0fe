import { HELD_BACK, isTracking, MANAGER, withHeldBackScript } from '../../steps/consent.js';
import { undecided } from '../../support/consent.js';
import { expect, test } from '../../support/test.js';

test.use({ storageState: undecided });

for (const onMissing of ['grant', 'deny'] as const) {
  test(
    `TRK-04 a consent manager whose script fails: ${onMissing}`,
    { tag: '@deep' },
    async ({ page, shopper }) => {
      await page.route(`**${MANAGER}`, (route) => route.abort());
      const consent = { manager: 'external', id: 'shop-1', src: MANAGER, onMissing };
      await withHeldBackScript(page, { consent });
      const requested: string[] = [];
      page.on('request', (request) => requested.push(request.url()));
      await shopper.open('/');
      await expect.poll(() => requested.some((url) => url.endsWith(MANAGER))).toBe(true);
      const isRequested = () => requested.some((url) => url.endsWith(HELD_BACK));
      // A script that is granted may keep the network busy; one that is denied never comes.
      if (onMissing === 'grant') return expect.poll(isRequested).toBe(true);
      await page.waitForLoadState('networkidle');
      expect(isRequested()).toBe(false);
    },
  );
}

test('TRK-06 TRK-11 an external consent manager is loaded by its id, and its categories apply', async ({
  page,
  shopper,
  watched,
}) => {
  const body = `
    window.OnetrustActiveGroups = ',C0001,';
    window.managerId = document.currentScript.dataset.domainScript;
    window.OptanonWrapper();`;
  await page.route(`**${MANAGER}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await withHeldBackScript(page, {
    consent: { manager: 'external', id: 'shop-1', src: MANAGER, onMissing: 'grant' },
  });
  await shopper.open('/');
  await page.waitForFunction(() => (window as { managerId?: string }).managerId === 'shop-1');
  await page.waitForLoadState('networkidle');
  expect(watched.requested.filter(isTracking)).toEqual([]);
  await page.evaluate(() => {
    const manager = window as unknown as {
      OnetrustActiveGroups: string;
      OptanonWrapper: () => void;
    };
    manager.OnetrustActiveGroups = ',C0001,C0002,';
    manager.OptanonWrapper();
  });
  await page.waitForFunction(() => 'heldBackRan' in window);
  expect(watched.faults).toEqual([]);
});
