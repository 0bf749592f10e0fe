import type { Page } from '@playwright/test';
import { open } from '../support/wait-for-hydration.js';

export const LISTING = '/kategorie/obst-gemuese';
export const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** A product's link below the first screen; the page is scrolled there. */
export const farTile = (page: Page) => page.locator('main a[href^="/produkt/"]').nth(14);
export const isSameDocument = (page: Page) => page.evaluate(() => 'marked' in window);
export const entries = (page: Page) => page.evaluate(() => window.history.length);

export async function openMarked(page: Page, url: string): Promise<void> {
  await open(page, url);
  await page.evaluate(() => Object.assign(window, { marked: true }));
}
/** Opens a product from far down the listing; returns its path and the scroll position. */
export async function openFarProduct(page: Page): Promise<{ path: string; from: number }> {
  await farTile(page).scrollIntoViewIfNeeded();
  const from = await top(page);
  const path = (await farTile(page).getAttribute('href')) ?? '';
  await farTile(page).click();
  await page.waitForURL(`**${path}`);
  return { path, from };
}
