import '@vitejs/plugin-react/preamble';
import '@larder/ui/base.css';
import type { FeatureContext } from '@larder/platform';
import { startShop, type ShopData } from '@larder/platform/browser';
import { loadFeatures } from '../features.js';
import type { PageData } from '../server/pages/page-data.js';
import { shell } from '../shell/index.js';
import type { BuildPoller } from './late/poll-builds.js';
import { reloadOnBrokenChunks } from './reload-guard.js';
import { run } from './run.js';

async function start(): Promise<void> {
  const page = JSON.parse(document.getElementById('page')?.textContent ?? '') as PageData;
  const root = document.getElementById('root') as HTMLElement;
  const [shop, features] = await Promise.all([
    fetch(page.shop).then((response) => response.json() as Promise<ShopData>),
    loadFeatures(page.features),
  ]);
  const { url, payload } = page;
  let builds: BuildPoller | undefined;
  const isOutdated = () => builds?.isOutdated() === true;
  const late = () => import('./late/start-late.js');
  const preloadLayout = async (context: FeatureContext) => (await late()).preloadLayout(context);
  const onHydrated = async (context: FeatureContext) => {
    // Without a connection the page does without.
    builds = (await late().catch(() => undefined))?.startLate(context, shop.version);
  };
  await startShop({
    features,
    shop,
    url,
    payload,
    shell,
    root,
    preloadLayout,
    isOutdated,
    onBroken,
    onHydrated,
  });
}

const onBroken = reloadOnBrokenChunks();
void run(start);
