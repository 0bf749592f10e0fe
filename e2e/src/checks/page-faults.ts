import { expect, type Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';

const htmlRules = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    // Sizes and positions that a component computes; the policy allows no other inline style.
    'no-inline-style': 'off',
    // The document is one long line, so findings about its end are irrelevant.
    'no-trailing-whitespace': 'off',
    // Titles follow the content; search engines cut long ones, they do not reject them.
    'long-title': 'off',
    // Lists without markers need the role: Safari drops it together with the markers.
    'no-redundant-role': ['error', { exclude: ['list'] }],
  },
});

/** A5: what is wrong in a document's HTML. */
export async function htmlFaults(html: string): Promise<string[]> {
  const report = await htmlRules.validateString(html);
  return report.results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, selector, offset }) =>
        `${ruleId}: ${message} at ${selector ?? ''} …${html.slice(Math.max(0, offset - 60), offset + 60)}…`,
    ),
  );
}

/** A3: how many pixels the page is wider than its viewport. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/**
 * Keys and values that visitors must never see: `catalogue.title`, `undefined`, `NaN`, `[object
 * Object]`.
 */
const LEAK =
  /\b(?:shell|content|catalogue|search|cart-checkout|tracking|platform)\.[a-z]+[\w.-]*|\bundefined\b|\bNaN\b|\[object \w+\]|\{\w+(?:, \w+)*\}/g;

/** Such texts on the page, or in the names of its elements. */
export async function leaks(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label],[alt],[title],[placeholder]')];
    const names = named.flatMap((element) =>
      ['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.title, document.body.innerText, ...names];
  });
  return texts.flatMap((text) => text.match(LEAK) ?? []);
}

/** A10: one heading of the first level, and a title. */
export async function expectOneHeading(page: Page): Promise<void> {
  await expect.soft(page.locator('h1')).toHaveCount(1);
  await expect.soft(page.locator('h1')).not.toBeEmpty();
}

/** Addresses on this site that the page at an address links to, without their fragments. */
export function internalLinks(html: string, address: string): string[] {
  const { origin } = new URL(address);
  const links = [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)]
    .map(
      ([, href = '']) => new URL(href.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"), address),
    )
    .filter((url) => url.origin === origin)
    .map((url) => url.pathname + url.search);
  return [...new Set(links)];
}
