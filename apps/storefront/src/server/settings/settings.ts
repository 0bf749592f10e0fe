import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describeFaults, readEnvironment, unusable } from '@larder/contracts/environment';
import * as z from 'zod/mini';
import { storefrontSettings } from './settings-schema.js';
import { workspaceRoot } from '../workspace.js';

export interface Settings {
  readonly host: string;
  /** 0 chooses any free port. */
  readonly port: number;
  readonly commerceApiUrl: string;
  /** Public origins of the shops; the first one is the fallback for other host names. */
  readonly publicOrigins: readonly URL[];
  /** URL of a Valkey in which several hosts share their pages. */
  readonly cacheUrl: string | undefined;
  readonly cacheBytes: number;
  /** Shared with the backend, which uses it to purge pages. */
  readonly purgeSecret: string | undefined;
  /** Whether other machines may purge pages, too. */
  readonly isPurgedByNetwork: boolean;
  /** Number of trusted proxies in front of the host. */
  readonly proxies: number;
  /** Maximum number of concurrent renderings. */
  readonly renderLimit: number;
  /** Whether shops may have a service worker. */
  readonly hasServiceWorker: boolean;
  /** Folder of the generated images. */
  readonly mediaDir: string;
  readonly tenantsDir: string;
  /** Seconds between two looks at it; 0: none. */
  readonly tenantsPollSeconds: number;
  readonly logLevel: string;
  /** Logs every request, whatever the level. */
  readonly hasAccessLog: boolean;
  /** Port of the metrics; undefined: there are none. */
  readonly metricsPort: number | undefined;
  /** Collector of traces; undefined: nothing is traced. */
  readonly tracesEndpoint: string | undefined;
}

/** Settings from the environment and its files. Throws one error that lists every fault. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const { given, faults } = readEnvironment(
    environment,
    (name) => name in storefrontSettings.shape,
    (file) => readFileSync(file, 'utf8'),
  );
  const parsed = z.safeParse(storefrontSettings, given);
  const all = [
    ...faults,
    ...(parsed.error ? describeFaults(parsed.error.issues, given) : []),
    ...originFaults(given['PUBLIC_URL']),
  ];
  if (!parsed.success || all.length > 0) throw unusable(all);
  const env = parsed.data;
  return {
    host: env.HOST,
    port: env.PORT,
    commerceApiUrl: new URL(env.COMMERCE_API_URL).origin,
    publicOrigins: readOrigins(env.PUBLIC_URL),
    cacheUrl: env.CACHE_URL,
    cacheBytes: env.CACHE_MEGABYTES * 1024 * 1024,
    purgeSecret: env.CACHE_PURGE_SECRET,
    isPurgedByNetwork: env.CACHE_PURGE_FROM === 'network',
    proxies: env.PROXIES,
    renderLimit: env.RENDER_LIMIT,
    hasServiceWorker: env.SERVICE_WORKER === 'on',
    mediaDir: path.resolve(workspaceRoot, env.DATA_DIR, 'media'),
    tenantsDir: path.resolve(workspaceRoot, env.TENANTS_DIR),
    tenantsPollSeconds: env.TENANTS_POLL_SECONDS,
    logLevel: env.LOG_LEVEL,
    hasAccessLog: env.ACCESS_LOG === 'on',
    metricsPort: env.METRICS_PORT,
    tracesEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
  };
}

const addressesOf = (list = '') =>
  list
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '');

const isHttp = (address: string) =>
  URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);

function originFaults(list: string | undefined): string[] {
  return addressesOf(list)
    .filter((address) => !isHttp(address))
    .map(
      (address) => `PUBLIC_URL names "${address}". Each address begins with http:// or https://`,
    );
}

function readOrigins(list: string | undefined): URL[] {
  return addressesOf(list).map((address) => new URL(new URL(address).origin));
}

/**
 * Origin under which shoppers see the shop that they request at `host`: one of `PUBLIC_URL`, else the
 * server's own address. Of the request only a loopback name is used, never its port.
 */
export function publicOrigin(origins: readonly URL[], host: string, listening: string): string {
  const own = origins.find((origin) => origin.host === host) ?? origins[0];
  if (own) return own.origin;
  const name = host.replace(/:\d+$/, '');
  if (!LOOPBACK_NAME.test(name)) return listening;
  const { port } = new URL(listening);
  return new URL(`http://${name}${port === '' ? '' : `:${port}`}`).origin;
}

const LOOPBACK_NAME = /^(([a-z0-9-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const WILDCARD = /^(0\.0\.0\.0|\[?::\]?)$/;

/** URL of a server that listens on `port`; the unspecified address counts as `localhost`. */
export function listeningOrigin(host: string, port: number): string {
  const name = WILDCARD.test(host) ? 'localhost' : host;
  return new URL(`http://${name.includes(':') ? `[${name}]` : name}:${port}`).origin;
}

/** Whether the shops are served over HTTPS: cookies and HSTS depend on it. */
export function isSecure(origins: readonly URL[]): boolean {
  return origins.some((origin) => origin.protocol === 'https:');
}
