import type { AddressInfo } from 'node:net';
import { request } from 'undici';
import { testTenant } from '@larder/platform/testing';
import type { ClientRuntimeConfig } from '@larder/contracts/tenant';
import { createHost, type HostParts } from '../host.js';
import { readSettings } from '../settings/settings.js';
import { createCachedResponse } from '../http/cached-response.js';
import { answerJson, fakeCommerce } from './fake-commerce.js';
import { sampleCode } from './sample-shop.js';
import { sampleTheme } from './sample-theme.js';

const build = {
  id: 'build-1',
  timestamp: 5,
  first: '/assets/start.js',
  retry: '/assets/retry.js',
  entry: '/assets/main.js',
  modules: {},
  chunks: {},
};

interface Ask {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

interface Options {
  readonly tenant?: Partial<ClientRuntimeConfig>;
  readonly env?: Record<string, string>;
  readonly redirects?: unknown;
  readonly closed?: HostParts['closed'];
  readonly languages?: HostParts['languages'];
  /** Code of the service worker. */
  readonly worker?: string;
}

/** A complete host on its own port with a fake backend. */
export async function sampleHost(options: Options = {}) {
  const { tenant, env = {}, redirects, closed, languages, worker } = options;
  const config = {
    clientRuntimeConfig: testTenant({
      locales: [{ code: 'en', prefix: '', label: 'English' }],
      ...tenant,
    }),
    themeConfig: sampleTheme,
    messageBundle: {},
  };
  const commerce = await fakeCommerce({
    '/tenant/config': (_request, response) => answerJson(response, 200, config),
    '/api/thing': ({ headers }, response) =>
      answerJson(response, 200, { name: headers.cookie ?? 'for everybody' }),
  });
  if (redirects !== undefined)
    commerce.handlers['/api/content/redirects'] = (_request, response) =>
      answerJson(response, 200, redirects);
  const settings = readSettings({
    PORT: '0',
    LOG_LEVEL: 'silent',
    COMMERCE_API_URL: commerce.url,
    ...env,
  });
  const asset = createCachedResponse({ status: 200, headers: {}, body: Buffer.from('code') });
  const host = await createHost({
    settings,
    build,
    ...(closed && { closed }),
    ...(languages && { languages }),
    ...(worker !== undefined && { worker }),
    assets: new Map([['/assets/main.js', asset]]),
    loadCode: () => Promise.resolve(sampleCode),
  });
  await host.listen({ host: '127.0.0.1', port: 0 });
  const { port } = host.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const ask = async (path: string, { method = 'GET', headers: own = {}, body: sent }: Ask = {}) => {
    const { statusCode, headers, body } = await request(url + path, {
      method,
      headers: own,
      body: sent ?? null,
    });
    return { status: statusCode, headers, text: await body.text() };
  };
  const close = async () => {
    await host.close();
    await commerce.close();
  };
  return { url, port, host, commerce, config, ask, close };
}

export type SampleHost = Awaited<ReturnType<typeof sampleHost>>;
