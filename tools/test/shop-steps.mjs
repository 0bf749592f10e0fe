// Steps that need the built shop: budgets, the law of prices, and browsers.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensurePictures } from '../run/pictures.mjs';
import { startPostgres } from '../run/postgres.mjs';
import { startShop } from '../run/processes.mjs';
import { ensureChromium } from '../setup/chromium.mjs';
import { ensureJava } from '../setup/nu.mjs';
import { checkBudgets } from './budgets.mjs';
import { writeGalleryTenants } from './gallery-tenants.mjs';
import { lintPrices } from './lint-prices.mjs';
import { asks, countAsFailed, isFull, isWanted, step } from './steps.mjs';
import { failures, playwright } from './test-runs.mjs';

const BUDGETS = 'budgets';
const JOURNEYS = 'journeys in a browser';
const PRICES = 'prices by law';
/** Of pages, `npm test` reads lists and one of so many others: lists show each of these prices too. */
const ONE_OF = 10;
/** Browser tests of `npm run test:deep`, by folder or tag. */
const DEEP = String.raw`@deep|(^|\s)resilience/`;

/** Runs the built shop with its own database and data folder while `use` runs. */
async function withShop(use) {
  const folder = mkdtempSync(path.join(tmpdir(), 'larder-test-'));
  ensurePictures(folder);
  const postgres = await startPostgres();
  const env = {
    DATA_DIR: folder,
    DATABASE_URL: postgres.url,
    TENANTS_DIR: writeGalleryTenants(folder),
    PREVIEW_SECRET: randomBytes(32).toString('base64url'),
    CMS_WEBHOOK_SECRET: randomBytes(32).toString('base64url'),
  };
  const shop = await startShop({
    env: {
      ...env,
      PORT: '0',
      COMMERCE_API_PORT: '0',
      LOG_LEVEL: 'error',
    },
  });
  try {
    await use(shop.url, { ...env, SHOP_URL: shop.url });
  } finally {
    await shop.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function keepsBudgets(url) {
  const findings = await checkBudgets(url);
  for (const finding of findings) console.error(finding);
  failures.push(...findings);
  return findings.length === 0;
}

function browse(env) {
  ensureChromium();
  ensureJava();
  if (isFull) return playwright(env);
  return playwright(env, [asks.itHolds ? '--grep' : '--grep-invert', DEEP]);
}

export async function shopSteps() {
  const names = asks.itWorks ? [BUDGETS, PRICES, JOURNEYS] : [JOURNEYS];
  if (!names.some(isWanted)) return;
  await withShop(async (url, env) => {
    if (asks.itWorks) await step(BUDGETS, () => keepsBudgets(url));
    if (asks.itWorks) await step(PRICES, async () => lintPrices(url, isFull ? 1 : ONE_OF));
    await step(JOURNEYS, () => browse(env));
  }).catch((error) => countAsFailed('start of the shop', error));
}
