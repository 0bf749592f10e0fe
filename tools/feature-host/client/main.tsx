// The browser's part of the small host: answers of the contract, then the feature.
import '@vitejs/plugin-react/preamble';
import '@larder/ui/base.css';
import type { Feature, Shell } from '@larder/platform';
import { startShop, type ShopData } from '@larder/platform/browser';
import { mockBackend } from './mock-backend.js';

interface HostData {
  readonly folder: string;
  readonly exportName: string;
  readonly shop: ShopData;
  readonly answers: string;
  readonly error: string;
  readonly delay: number;
}

const features = import.meta.glob<Record<string, Feature>>('../../../libs/features/*/src/index.ts');

const shell: Shell = {
  Layout: ({ children }) => <main>{children}</main>,
  ErrorScreen: ({ view }) => (
    <p role="alert" style={{ padding: '2rem' }}>{`${view.status} ${view.message}`}</p>
  ),
};

async function start(): Promise<void> {
  const data = JSON.parse(document.getElementById('host')?.textContent ?? '') as HostData;
  const root = document.getElementById('root');
  const module = await features[`../../../${data.folder}/src/index.ts`]?.();
  const feature = module?.[data.exportName];
  if (!root || !feature) throw new Error(`no feature in ${data.folder}`);
  await mockBackend(data);
  const { pathname, search } = window.location;
  await startShop({
    features: [feature],
    shop: data.shop,
    url: pathname + search,
    shell,
    root,
  });
}

void start();
