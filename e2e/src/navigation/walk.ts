import type { Browser, Page } from '@playwright/test';
import { addressesOf } from '../checks/routes.js';
import { refused } from '../support/consent.js';
import { waitForHydration } from '../support/wait-for-hydration.js';
import type { Shop } from '../support/shops.js';
import { monitorPage, type PageMonitor } from '../support/page-monitor.js';
import type { ServerPages } from './server-pages.js';
import type { Step } from './steps.js';

const SLOW_MS = 400;
const SETTLED_MS = 15_000;
const LINKS = 'a[href^="/"]';
/** Another language is another document: once the browser fetches that, no step inside of the page stops it. */
const INNER_LINKS = `${LINKS}:not([hreflang])`;

/** One visitor, with the history that the browser has to have. */
export class Walk {
  private readonly entries: string[] = [];
  private at = -1;
  private slowFor = 0;
  readonly log: string[] = [];

  private readonly page: Page;
  private readonly shop: Shop;
  private readonly serverPages: ServerPages;
  private readonly watched: PageMonitor;

  private constructor(page: Page, shop: Shop, serverPages: ServerPages) {
    this.page = page;
    this.shop = shop;
    this.serverPages = serverPages;
    this.watched = monitorPage(page, shop.origin);
    this.watched.expect(/status of 404/);
  }

  static async begin(browser: Browser, shop: Shop, serverPages: ServerPages): Promise<Walk> {
    const context = await browser.newContext({ storageState: refused, locale: shop.locale });
    const page = await context.newPage();
    const walk = new Walk(page, shop, serverPages);
    await page.route('**/_payload.json*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, walk.slowFor));
      await route.continue().catch(() => undefined);
    });
    await walk.goTo('/');
    return walk;
  }

  async take(step: Step): Promise<void> {
    switch (step.do) {
      case 'link':
        this.slowFor = step.isSlow ? SLOW_MS : 0;
        return this.follow(await this.click(step.which));
      case 'change of mind':
        this.slowFor = SLOW_MS;
        return this.follow(await this.click(step.which, step.then, INNER_LINKS));
      case 'address': {
        const all = addressesOf(this.shop.tenant);
        return this.goTo(all[step.which % all.length]?.path ?? '/');
      }
      case 'language':
        return this.follow(await this.click(step.which, undefined, 'footer a[hreflang]'));
      case 'reload':
        this.log.push('reload');
        await this.page.reload({ waitUntil: 'domcontentloaded' });
        return this.settle();
      default:
        return this.move(step.do === 'back' ? -1 : 1);
    }
  }

  /** Clicks by script, so that overlapping elements do not matter; returns the last URL. */
  private click(which: number, then?: number, selector = LINKS): Promise<string | undefined> {
    return this.page.evaluate(
      ([chosen, selectLinks]) => {
        const links = [...document.querySelectorAll<HTMLAnchorElement>(selectLinks)].filter(
          // The menu's link opens a dialog instead, and the search of the bottom bar is a field.
          (link) =>
            link.target === '' &&
            link.checkVisibility() &&
            !link.ariaHasPopup &&
            !/#|\/(media|api)\//.test(link.href),
        );
        if (links.length === 0) return undefined;
        const clicked = chosen.map((number) => links[number % links.length] as HTMLAnchorElement);
        for (const link of clicked) link.click();
        const { pathname, search } = new URL(clicked.at(-1)?.href ?? '');
        return pathname + search;
      },
      [then === undefined ? [which] : [which, then], selector] as const,
    );
  }

  private async follow(address: string | undefined): Promise<void> {
    if (address === undefined) return;
    this.log.push(`to ${address}`);
    await this.arrive(address);
  }

  private async goTo(path: string): Promise<void> {
    this.log.push(`address ${path}`);
    await this.page.goto(this.shop.origin + path, { waitUntil: 'domcontentloaded' });
    await this.arrive(path);
  }

  private async arrive(address: string): Promise<void> {
    const { url } = await this.serverPages.at(address);
    // The same address again adds no entry.
    if (this.entries[this.at] !== url) {
      this.at += 1;
      this.entries.splice(this.at, Infinity, url);
    }
    await this.settle();
  }

  private async move(by: 1 | -1): Promise<void> {
    if (this.entries[this.at + by] === undefined) return;
    this.log.push(by < 0 ? 'back' : 'forward');
    this.at += by;
    await this.page.evaluate((steps) => history.go(steps), by);
    await this.settle();
  }

  /** Waits for the expected page, and reports the actual one when it does not load. */
  private async settle(): Promise<void> {
    const wanted = await this.serverPages.at(this.entries[this.at] ?? '/');
    const until = Date.now() + SETTLED_MS;
    let shown = '';
    const aim = JSON.stringify([wanted.url, wanted.title, wanted.heading]);
    while (shown !== aim) {
      if (Date.now() > until) throw new Error(`${shown} instead of ${aim}\n${this.log.join('\n')}`);
      shown = await this.look();
      if (shown !== aim) await new Promise((resolve) => setTimeout(resolve, 25));
    }
    await waitForHydration(this.page);
    if ((await this.look()) !== aim) await this.settle();
  }

  private look(): Promise<string> {
    return this.page
      .evaluate(() => {
        const isPending = document.querySelector('[role="progressbar"]') !== null;
        const heading = document.querySelector('h1')?.textContent ?? '';
        const url = location.pathname + location.search;
        return isPending ? 'on the way' : JSON.stringify([url, document.title, heading]);
      })
      .catch(() => 'between two documents');
  }

  /** Ends the visit; returns messages of the console and the network. */
  async end(): Promise<string[]> {
    await this.page.waitForLoadState('load');
    await this.page.unrouteAll({ behavior: 'ignoreErrors' });
    await this.page.context().close();
    return this.watched.faults;
  }
}
