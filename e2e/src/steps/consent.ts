import type { Locator, Page, Request } from '@playwright/test';
import { sendRequest } from '../support/send-request.js';
import type { Shop } from '../support/shops.js';

/** URL of a script that waits for consent to statistics. */
export const HELD_BACK = '/media/held-back.js';
export const MANAGER = '/media/consent-manager.js';

/** Whether a URL may be requested only with consent. */
export const isTracking = (url: string) =>
  url.endsWith(HELD_BACK) || url.includes('/api/tracking/');

type Settings = Readonly<Record<string, unknown>>;

/** The shop's tracking settings as the browser gets them, changed. */
export async function withSettings(page: Page, change: Settings): Promise<void> {
  await page.route('**/_shop/*.json', async (route) => {
    const { body } = await sendRequest(route.request().url());
    const data = JSON.parse(body) as { settings: { tracking: Settings } };
    data.settings.tracking = { ...data.settings.tracking, ...change };
    await route.fulfill({ json: data });
  });
}

/** A third-party script, blocked until statistics are allowed; it sets a flag on the window. */
export async function withHeldBackScript(page: Page, more: Settings = {}): Promise<void> {
  await page.route(`**${HELD_BACK}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.heldBackRan = true;' }),
  );
  await withSettings(page, { ...more, scripts: [{ src: HELD_BACK, category: 'C0002' }] });
}

/** The question for consent. */
export function question(page: Page, shop: Shop): Locator {
  return page.getByRole('region', { name: shop.say('tracking.title') });
}

export interface Sent {
  readonly event: string;
  readonly page: string;
  readonly [field: string]: unknown;
}

/** Events that the page sends to a collector, as they go. */
export function collect(page: Page, path: 'events' | 'search-events'): Sent[] {
  const sent: Sent[] = [];
  page.on('request', (request: Request) => {
    if (!request.url().endsWith(`/api/tracking/${path}`)) return;
    sent.push(...(request.postDataJSON() as { events: Sent[] }).events);
  });
  return sent;
}

/** Content of the page's data layer. */
export function dataLayer(page: Page): Promise<readonly Sent[]> {
  return page.evaluate(() => (window as Window & { dataLayer?: Sent[] }).dataLayer ?? []);
}
