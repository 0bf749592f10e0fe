// Plain Node only. Weighs the pages of a running shop against the bars of docs/architecture.md:
//   node tools/test/budgets.mjs http://127.0.0.1:4200
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import http from 'node:http';
import { fileURLToPath } from 'node:url';

/** Kilobytes of 1000 bytes, as they travel: brotli 11. */
const KB = 1000;
/** JavaScript that a first visit loads by itself; cart pages also load forms. */
const JS = 115 * KB;
const CHECKOUT_JS = 165 * KB;
/** Of the listing: its document, all that it loads but pictures, and the requests for it. */
const LISTING_HTML = 10 * KB;
const LISTING_ALL = 190 * KB;
const LISTING_REQUESTS = 24;

/** Fetches by a plain request, so that a host name can be given and the coded body be weighed. */
function get(base, path, host) {
  const { hostname, port } = new URL(base);
  const headers = { 'accept-encoding': 'br', ...(host ? { host } : {}) };
  return new Promise((resolve, reject) => {
    const request = http.get({ hostname, port, path, headers }, (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () => {
        const coded = Buffer.concat(parts);
        const isBrotli = response.headers['content-encoding'] === 'br';
        const body = isBrotli ? brotliDecompressSync(coded) : coded;
        resolve({ status: response.statusCode, coded, body });
      });
    });
    request.on('error', reject);
  });
}

function best(body) {
  return brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  }).length;
}

const all = (text, pattern) => [...text.matchAll(pattern)].map((match) => match[1]);

/** What a page's document names: its own weight, and the files that it loads by itself. */
export async function weigh(base, path, host) {
  const page = await get(base, path, host);
  const html = page.body.toString('utf8');
  const scripts = [
    ...all(html, /<script type="module" src="([^"]+)"/g),
    ...all(html, /data-app="([^"]+)"/g),
    ...all(html, /data-load="([^"]+)"/g).flatMap((list) => list.split(' ')),
  ];
  const styles = all(html, /<link rel="stylesheet" href="([^"]+)"/g);
  const others = [
    ...all(html, /<link rel="preload" href="([^"]+)"/g),
    ...all(html, /data-shop="([^"]+)"/g),
    ...all(html, /<use href="([^"#]+)#/g),
  ];
  const files = {};
  for (const file of new Set([...scripts, ...styles, ...others]))
    files[file] = (await get(base, file, host)).coded.length;
  const sum = (names) => names.reduce((total, name) => total + files[name], 0);
  return {
    path,
    status: page.status,
    html: best(page.body),
    js: sum(scripts),
    css: sum(styles),
    everything: best(page.body) + sum(Object.keys(files)),
    requests: 1 + Object.keys(files).length,
    files,
    document: html,
  };
}

/** First address in a page that begins with a prefix. */
const linkTo = (html, prefix) =>
  all(html, /href="([^"]+)"/g).find((href) => href.startsWith(prefix) && !href.includes('?'));

/** Weighs the page kinds of the demo shop. Gives each finding that breaks a bar. */
export async function checkBudgets(base, say = console.log) {
  const findings = [];
  const hold = (name, value, bar) => {
    if (value > bar) findings.push(`${name}: ${value} is more than ${bar}`);
  };
  const home = await weigh(base, '/');
  const listing = await weigh(base, linkTo(home.document, '/kategorie/') ?? '/sortiment');
  const productPath = linkTo(listing.document, '/produkt/');
  const product = productPath ? await weigh(base, productPath) : undefined;
  const search = await weigh(base, '/suche/apfel');
  const cart = await weigh(base, '/warenkorb');
  const checkout = await weigh(base, '/kassa');
  for (const page of [home, listing, product, search, cart, checkout].filter(Boolean)) {
    say(
      `${page.path}: ${page.status}, HTML ${page.html}, JS ${page.js}, CSS ${page.css}, ` +
        `all but pictures ${page.everything} bytes, ${page.requests} requests`,
    );
    const limit = page === checkout || page === cart ? CHECKOUT_JS : JS;
    hold(`JavaScript of ${page.path}`, page.js, limit);
    if (page.status !== 200) findings.push(`${page.path} answers ${page.status}`);
  }
  if (!product) findings.push('the listing links to no product');
  hold(`HTML of ${listing.path}`, listing.html, LISTING_HTML);
  hold(`all but pictures of ${listing.path}`, listing.everything, LISTING_ALL);
  hold(`requests of ${listing.path}`, listing.requests, LISTING_REQUESTS);
  findings.push(...(await checkOffFeature(base, say)));
  return findings;
}

/** A feature that is off sends nothing of itself: the shop harvest has no recipes. */
async function checkOffFeature(base, say) {
  const home = await weigh(base, '/', 'harvest.localhost');
  if (home.status !== 200) return [`the shop without recipes answers ${home.status}`];
  const data = home.document.match(/"features":(\[[^\]]*\])/)?.[1] ?? '';
  say(`harvest.localhost/: features ${data}, JS ${home.js} bytes`);
  const names = Object.keys(home.files).filter((file) => /recipe/.test(file));
  const found = [...names, ...(data.includes('recipes') ? ['recipes'] : [])];
  return found.map((name) => `a shop without recipes loads ${name}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const findings = await checkBudgets(process.argv[2] ?? 'http://127.0.0.1:4200');
  for (const finding of findings) console.error(finding);
  process.exit(findings.length > 0 ? 1 : 0);
}
