/**
 * Contact sheets: every kind of page of a shop at one width, light above dark, side by side. They show at a
 * glance what a change of layout or theme does elsewhere.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Viewports, and the width of one picture on the sheet, in CSS pixels. */
const windows = [
  { width: 360, height: 780, thumb: 160 },
  { width: 390, height: 844, thumb: 160 },
  { width: 768, height: 1024, thumb: 208 },
  { width: 1280, height: 900, thumb: 336 },
  { width: 1920, height: 1080, thumb: 336 },
];
/** Pixels of a sheet's row. */
const SHEET_WIDTH = 2120;
/** The sheets are in the repository: together they stay below 6 MB. */
const QUALITY = 60;

async function picturesOf(browser, shop, paths, { width, height }, colorScheme, storageState) {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: shop.locale,
    colorScheme,
    reducedMotion: 'reduce',
    storageState,
  });
  const page = await context.newPage();
  const pictures = [];
  for (const url of paths) {
    await page.goto(shop.origin + url, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    const picture = await page.screenshot({ type: 'jpeg', quality: 90 });
    pictures.push({ url, source: `data:image/jpeg;base64,${picture.toString('base64')}` });
  }
  await context.close();
  return pictures;
}

const figure = (thumb, { url, source }) =>
  `<figure><img src="${source}" width="${thumb}" alt=""><figcaption>${url}</figcaption></figure>`;

const sheetHtml = (title, thumb, rows) =>
  `<!doctype html><style>
    body { margin: 16px; background: #8b8b8b; font: 12px sans-serif; color: #fff }
    div { display: flex; flex-wrap: wrap; gap: 12px }
    figure { margin: 0; inline-size: ${thumb}px }
    figcaption { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
    img { display: block }
  </style>${rows.map(([scheme, figures]) => `<h2>${title}${scheme}</h2><div>${figures}</div>`).join('')}`;

/**
 * Writes one sheet for each width into `folder`; `shop` has `tenant`, `origin` and `locale`. A theme that is
 * dark already has one scheme.
 */
export async function contactSheets(browser, shop, { paths, schemes }, folder, storageState) {
  mkdirSync(folder, { recursive: true });
  for (const window of windows) {
    const rows = [];
    for (const scheme of schemes) {
      const pictures = await picturesOf(browser, shop, paths, window, scheme, storageState);
      const name = schemes.length > 1 ? `, ${scheme}` : '';
      rows.push([name, pictures.map((one) => figure(window.thumb, one)).join('')]);
    }
    const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 100 } });
    await page.setContent(sheetHtml(`${shop.tenant} ${window.width}`, window.thumb, rows));
    const file = path.join(folder, `${window.width}.jpg`);
    const sheet = await page.screenshot({ type: 'jpeg', quality: QUALITY, fullPage: true });
    writeFileSync(file, sheet);
    console.log(`${shop.tenant}/${path.basename(file)}: ${(sheet.length / 1000).toFixed(0)} kB`);
    await page.close();
  }
}
