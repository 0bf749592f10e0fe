import type { Page } from '@playwright/test';

type Head = readonly (string | null)[];

/** Metadata in a document's head, of the open page or of a given text. */
function read(text: string | undefined): Head {
  const page = text === undefined ? document : new DOMParser().parseFromString(text, 'text/html');
  const values = [
    ...page.head.querySelectorAll('meta[name]:not([name=viewport]), meta[property], link'),
  ]
    .filter((element) => !/stylesheet|preload|icon/.test(element.getAttribute('rel') ?? ''))
    .map((element) => element.outerHTML)
    .sort();
  const described = [...page.querySelectorAll('script[type="application/ld+json"]')];
  return [page.title, ...values, ...described.map(({ textContent }) => textContent)];
}

/** A10: the head after the browser took over, and as the document has it. */
export async function headsOf(page: Page, html: string): Promise<{ shown: Head; served: Head }> {
  const shown = await page.evaluate(read, undefined);
  // A separate page, because the shop's content policy forbids parsing HTML.
  const blank = await page.context().newPage();
  const served = await blank.evaluate(read, html);
  await blank.close();
  return { shown, served };
}
