import type { Page } from '@playwright/test';
import { shopOf, tenants } from '../checks/routes.js';
import { sendRaw, requestText } from '../support/raw.js';
import type { Shop } from '../support/shops.js';
import { expect, test, isFull } from '../support/test.js';

const MARK = 'xss7';
/** What breaks out of where an address is written into a page. */
const breakouts = [
  `"><script>alert('${MARK}')</script>`,
  `'><img src=x onerror=alert('${MARK}')>`,
  `</script><script>alert('${MARK}')</script>`,
  `</title><script>alert('${MARK}')</script>`,
  `<!--<script>alert('${MARK}')</script>-->`,
  `\u2028alert('${MARK}')`,
  `{{constructor.constructor("alert('${MARK}')")()}}`,
  `\${alert('${MARK}')}`,
  `javascript:alert('${MARK}')`,
  `" onfocus=alert('${MARK}') autofocus="`,
  `--></style></script><svg onload=alert('${MARK}')>`,
  `</textarea><script>alert('${MARK}')</script>`,
  `<iframe srcdoc="<script>alert('${MARK}')</script>">`,
  `<a href="java\tscript:alert('${MARK}')">x</a>`,
  `<math><mtext></form><form><mglyph><style></math><img src=x onerror=alert('${MARK}')>`,
  `\u003cscript\u003ealert('${MARK}')\u003c/script\u003e`,
  `&lt;script&gt;alert('${MARK}')&lt;/script&gt;`,
  `%3Cscript%3Ealert('${MARK}')%3C/script%3E`,
  `\ufeff<script>alert('${MARK}')</script>`,
  `\ud83c\udf4e"><script>alert('${MARK}')</script>`,
  `<svg/onload=alert('${MARK}')>`,
  `<svg><script href="data:,alert('${MARK}')"/>`,
  `<svg><animate onbegin=alert('${MARK}') attributeName=x dur=1s>`,
  `<body onpageshow=alert('${MARK}')>`,
  `<details open ontoggle=alert('${MARK}')>`,
  `<video><source onerror=alert('${MARK}')></video>`,
  `<object data="data:text/html,<script>alert('${MARK}')</script>"></object>`,
  `<base href="javascript:alert('${MARK}')//">`,
  `<meta http-equiv="refresh" content="0;url=javascript:alert('${MARK}')">`,
  `<form action="javascript:alert('${MARK}')"><button>x</button></form>`,
  `<isindex type=image src=1 onerror=alert('${MARK}')>`,
  `<noscript><p title="</noscript><img src=x onerror=alert('${MARK}')>">`,
  `<template><script>alert('${MARK}')</script></template>`,
  `<style>@import "javascript:alert('${MARK}')";</style>`,
  `<link rel=stylesheet href="data:,*{background:url(javascript:alert('${MARK}'))}">`,
  `]]><script>alert('${MARK}')</script>`,
  `";alert('${MARK}');//`,
  `\\";alert('${MARK}');//`,
  `';alert('${MARK}')//`,
  `data:text/html;base64,PHNjcmlwdD5hbGVydCgneHNzNycpPC9zY3JpcHQ+"><b>${MARK}</b>`,
  `<scr<script>ipt>alert('${MARK}')</scr</script>ipt>`,
  `{"__proto__":{"html":"<img src=x onerror=alert('${MARK}')>"}}`,
];
/** One of each kind runs through a browser. */
const typed = breakouts.filter((_text, i) => i % (isFull ? 6 : 14) === 0);

const points: Readonly<Record<Shop['tenant'], (text: string) => readonly string[]>> = {
  gruenmarkt: (text) => [
    `/suche/${text}`,
    `/suche?term=${text}`,
    `/suche/apfel?tab=${text}&sort=${text}`,
    `/kategorie/${text}`,
    `/kategorie/obst-gemuese?sort=${text}&brand=${text}&offer=${text}&page=${text}&${text}=1`,
    `/produkt/${text}`,
    `/produkt/apfel-gala/${text}`,
    `/marken/${text}`,
    `/${text}`,
    `/en/${text}`,
    `/sortiment?slug=${text}`,
    `/kassa-ok?order=${text}`,
    `/warenkorb?${text}=${text}`,
  ],
  harvest: (text) => [
    `/find/${text}`,
    `/item/${text}`,
    `/aisle/${text}`,
    `/stores/${text}`,
    `/${text}?${text}`,
  ],
  hofkiste: (text) => [`/suche/${text}`, `/ware/${text}`, `/${text}?${text}`],
  bazaar: (text) => [`/search/${text}`, `/p/${text}`, `/${text}?${text}`],
  primeur: (text) => [`/recherche/${text}`, `/produit/${text}`, `/${text}?${text}`],
};

/**
 * Markup from a URL in unescaped form: in data, with escaped quotes, and in text it must be escaped.
 */
const isReflected = (html: string, text: string) =>
  /[<>"]/.test(text) && html.replace(/\\["\\]/g, '·').includes(text.replace(/^\\/, ''));

for (const tenant of tenants) {
  test(`S3 ${tenant}: nothing of a URL is returned as markup`, async () => {
    expect([breakouts.length, points.gruenmarkt('').length]).toEqual([42, 13]);
    const { origin } = shopOf(tenant);
    const faults: string[] = [];
    const work = breakouts.flatMap((text) =>
      points[tenant](encodeURIComponent(text)).map((path) => ({ text, path })),
    );
    const next = async () => {
      for (let one = work.pop(); one; one = work.pop()) {
        const { text, path } = one;
        const { status, body } = await sendRaw(origin, requestText(origin, `GET ${path} HTTP/1.1`));
        if (status >= 500) faults.push(`${status} ${path}`);
        if (isReflected(body, text)) faults.push(`reflected ${path}`);
      }
    };
    await Promise.all(Array.from({ length: 6 }, next));
    expect(faults).toEqual([]);
  });
}

/** Notes every dialog and every sign that a payload ran. */
async function notesRuns(page: Page): Promise<string[]> {
  const runs: string[] = [];
  page.on('dialog', (dialog) => {
    runs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    window.alert = (text) => void ((window as unknown as { ran: unknown }).ran = text);
  });
  return runs;
}

test('S3 nothing in an address runs in a browser, on the server’s page or the browser’s own', async ({
  page,
  shop,
  shopper,
}) => {
  const runs = await notesRuns(page);
  const ran = () => page.evaluate(() => (window as unknown as { ran?: unknown }).ran);
  for (const text of typed) {
    const written = encodeURIComponent(text);
    for (const path of [`/suche/${written}`, `/produkt/${written}`, `/${written}`]) {
      await shopper.open(path);
      expect(await ran(), path).toBeUndefined();
    }
    // Typed, and followed inside of the browser.
    const field = page.getByRole('combobox', { name: shop.say('search.label') });
    await field.fill(text);
    await field.press('Enter');
    await page.waitForLoadState('networkidle');
    expect(await ran(), text).toBeUndefined();
  }
  expect(runs).toEqual([]);
});
