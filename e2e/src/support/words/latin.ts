import type { Page } from '@playwright/test';

/** Units, codes and addresses that Hindi writes in Latin letters too. */
const units = /[\d.,\s\u00a0]*\b(?:k?g|m?l|x|k?J|kcal)\b|\b(?:MRP|UPI)\b|\S+@\S+/g;

/**
 * Visible texts and names of controls, the title included, that have Latin letters and no Devanagari:
 * what is not translated. `names` are brands, places and languages, which stay as they are.
 */
export async function latinIn(page: Page, names: readonly string[]): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || element.closest('script, style, noscript')) continue;
      if (element.checkVisibility({ visibilityProperty: true })) found.push(node.nodeValue ?? '');
    }
    const named = ['aria-label', 'alt', 'title', 'placeholder'];
    for (const element of document.querySelectorAll(named.map((name) => `[${name}]`).join()))
      found.push(...named.map((name) => element.getAttribute(name) ?? ''));
    return found;
  });
  const rest = texts.map((text) => {
    const own = names.reduce((left, name) => left.replaceAll(name, ' '), text);
    return own.replace(units, ' ').replace(/\s+/g, ' ').trim();
  });
  const isForeign = (text: string) =>
    /\p{Script=Latin}/u.test(text) && !/\p{Script=Devanagari}/u.test(text);
  return [...new Set(rest.filter(isForeign))];
}
