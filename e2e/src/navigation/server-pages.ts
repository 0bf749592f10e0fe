import type { Browser, Page } from '@playwright/test';
import type { Shop } from '../support/shops.js';

/** The expected page: the server's response for that URL. */
interface ServerPage {
  /** URL to which the server redirects. */
  readonly url: string;
  readonly title: string;
  readonly heading: string;
}

/** The server's pages by address, read in a browser that runs no script. */
export class ServerPages {
  private readonly known = new Map<string, Promise<ServerPage>>();
  private readonly page: Page;
  private readonly origin: string;

  constructor(page: Page, origin: string) {
    this.page = page;
    this.origin = origin;
  }

  static async open(browser: Browser, { origin }: Shop): Promise<ServerPages> {
    const context = await browser.newContext({ javaScriptEnabled: false });
    return new ServerPages(await context.newPage(), origin);
  }

  at(url: string): Promise<ServerPage> {
    const page = this.known.get(url) ?? this.read(url);
    this.known.set(url, page);
    return page;
  }

  private async read(url: string): Promise<ServerPage> {
    await this.page.goto(this.origin + url, { waitUntil: 'domcontentloaded' });
    return {
      url: this.page.url().slice(this.origin.length),
      title: await this.page.title(),
      heading: (await this.page.locator('h1').textContent()) ?? '',
    };
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}
