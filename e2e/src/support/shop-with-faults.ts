import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startShop } from '../../../tools/run/processes.mjs';
import { startFaultProxy, type FaultProxy } from './fault-proxy.js';

/** A separate host whose connection to the backend can be broken. */
export interface FaultyShop {
  readonly origin: string;
  readonly proxy: FaultProxy;
  /** Clears the caches of pages and responses. */
  forget(): Promise<void>;
  stop(): Promise<void>;
}

/** Started beside the shop of the run, whose backend it shares. */
export async function startFaultyShop(): Promise<FaultyShop> {
  const { SHOP_URL = '', DATA_DIR = '' } = process.env;
  const proxy = await startFaultProxy(SHOP_URL);
  const folder = mkdtempSync(path.join(tmpdir(), 'larder-faulty-'));
  symlinkSync(path.resolve(DATA_DIR, 'media'), path.join(folder, 'media'));
  const secret = randomBytes(32).toString('base64url');
  const shop = await startShop({
    env: {
      PORT: '0',
      DATA_DIR: folder,
      COMMERCE_API_URL: proxy.url,
      CACHE_PURGE_SECRET: secret,
      LOG_LEVEL: 'fatal',
    },
  });
  const { port } = new URL(shop.url);
  const host = `gruenmarkt.localhost:${port}`;
  return {
    origin: `http://${host}`,
    proxy,
    forget: () => purge(Number(port), secret, [`host:${host}`]),
    stop: async () => {
      await shop.stop();
      await proxy.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function purge(port: number, secret: string, tags: readonly string[]): Promise<void> {
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
  const options = { host: '127.0.0.1', port, path: '/_cache/purge', method: 'POST', headers };
  return new Promise((resolve, reject) => {
    const asked = request(options, (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${response.statusCode}`)),
      );
    });
    asked.on('error', reject);
    asked.end(JSON.stringify({ tags }));
  });
}
