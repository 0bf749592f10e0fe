import type { Page } from '@playwright/test';
import { gate } from '../../steps/gate.js';
import { signIn } from '../../steps/customer.js';
import { recordLayoutShifts } from '../../support/layout-shifts.js';
import { expect, test } from '../../support/test.js';
import { sendRequest } from '../../support/send-request.js';
import { open } from '../../support/wait-for-hydration.js';

/** A fifth of what web vitals call good; a badge that comes late may still move a line. */
const MOST = 0.02;
/** Milliseconds by which each answer of the backend comes later. */
const LATE = 300;
const SLOWDOWN = 4;
const SETTLED = 1000;
const anna = { email: 'anna@personas.example', firstName: 'Anna', password: 'Gruenmarkt-2026' };
/** Pages with something that comes after them; without it, nothing would move. */
const pages = {
  '/konto': 'Nächste Lieferung',
  '/konto/orders': 'Unterwegs',
  '/wieder-kaufen': 'Apfel Gala',
  '/favoriten': 'Apfel Gala',
};

test.use({ viewport: { width: 390, height: 844 }, savesData: true });

const EMPTIED = /(<div id="root">).*(?=<\/div><script)/s;
const PAYLOAD = /,"payload":.*(?=\}<\/script>)/s;

/** Answers documents as a host without time to render: the browser renders the page itself. */
const leaveToBrowser = (page: Page) =>
  page.route(
    ({ pathname }) => pathname in pages,
    async (route) => {
      const sent = route.request();
      const { cookie = '' } = await sent.allHeaders();
      let answer = await sendRequest(sent.url(), { cookie });
      // A backend that is late at the start of a run makes a page of an error instead.
      while (answer.status === 503) answer = await sendRequest(sent.url(), { cookie });
      const { 'content-type': contentType = '' } = answer.headers;
      const emptied = answer.body.replace(EMPTIED, '$1').replace(PAYLOAD, '');
      await route.fulfill({ contentType, body: emptied });
    },
  );

const delayCalls = (page: Page) =>
  page.route(/\/api\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE));
    await route.fallback();
  });

for (const isRendered of [true, false])
  test(
    `CLS pages of the account keep the place of what comes later, rendered by the ${isRendered ? 'host' : 'browser'}`,
    { tag: isRendered ? '@full' : '@deep' },
    async ({ page, context, shop }) => {
      await open(page, `${shop.origin}/anmelden`);
      await signIn(page, anna);
      await expect(page).not.toHaveURL(/anmelden/);
      const cdp = await context.newCDPSession(page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      const shifts = await recordLayoutShifts(page);
      await delayCalls(page);
      if (!isRendered) await leaveToBrowser(page);
      for (const [path, late] of Object.entries(pages)) {
        await open(page, shop.origin + path);
        await expect(page.getByRole('main').getByText(late).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        await page.waitForTimeout(SETTLED);
        const found = await shifts();
        const sum = found.reduce((all, { value }) => all + value, 0);
        expect.soft(sum, `${path} ${JSON.stringify(found)}`).toBeLessThan(MOST);
      }
    },
  );

test(
  'CLS the sheet for the postcode stays in its place when it answers',
  { tag: '@deep' },
  async ({ page, shopper }) => {
    await shopper.open('/kategorie/obst-gemuese');
    await shopper.stepper('Apfel Gala').getByRole('button').click();
    const dialog = shopper.dialog();
    const field = dialog.getByRole('textbox', { name: gate('label') });
    await expect(field).toBeVisible();
    const placeOf = () => field.evaluate((one) => one.getBoundingClientRect().top);
    await page.waitForTimeout(SETTLED);
    const before = await placeOf();
    await field.fill('1070');
    await expect(dialog.getByText(gate('inside', { place: '1070 Wien' }))).toBeVisible();
    expect(await placeOf()).toBe(before);
  },
);
