import path from 'node:path';
import * as z from 'zod/mini';
import { storefrontSettings } from './settings-schema.js';
import { workspaceRoot } from './workspace.js';

export interface Settings {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly commerceApiUrl: string;
  /** Origins under which shoppers see the shops; the first one stands in for other host names. */
  readonly publicOrigins: readonly URL[];
  /** Address of a Valkey that several hosts share their pages in. */
  readonly cacheUrl: string | undefined;
  readonly cacheBytes: number;
  /** Shared with the backend, which tells by it that content has changed. */
  readonly purgeSecret: string | undefined;
  /** Proxies before the host, whose word on the visitor's address counts. */
  readonly proxies: number;
  /** Pages rendered at the same time. */
  readonly renderLimit: number;
  /** Folder of the generated pictures. */
  readonly mediaDir: string;
  readonly tenantsDir: string;
  readonly logLevel: string;
}

/** Settings from the environment; empty variables count as absent. Throws with every fault named. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = z.safeParse(storefrontSettings, given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Unusable settings. ${faults.join('; ')}`);
  }
  const env = parsed.data;
  return {
    host: env.HOST,
    port: env.PORT,
    commerceApiUrl: new URL(env.COMMERCE_API_URL).origin,
    publicOrigins: readOrigins(env.PUBLIC_URL),
    cacheUrl: env.CACHE_URL,
    cacheBytes: env.CACHE_MEGABYTES * 1024 * 1024,
    purgeSecret: env.CACHE_PURGE_SECRET,
    proxies: env.PROXIES,
    renderLimit: env.RENDER_LIMIT,
    mediaDir: path.resolve(workspaceRoot, env.DATA_DIR, 'media'),
    tenantsDir: path.resolve(workspaceRoot, env.TENANTS_DIR),
    logLevel: env.LOG_LEVEL,
  };
}

function readOrigins(list: string | undefined): URL[] {
  return (list ?? '').split(',').flatMap((text) => {
    const address = text.trim();
    if (address === '') return [];
    if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
      throw new Error(`Unusable settings. PUBLIC_URL: ${address} is no http address`);
    return [new URL(new URL(address).origin)];
  });
}

/**
 * Origin under which shoppers see the shop that they ask for at `host`: one of `PUBLIC_URL`, else the
 * address that the server listens on. Of the request only a loopback name counts, never its port.
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

/** Address of a server that listens on `port`; all addresses of a machine count as `localhost`. */
export function listeningOrigin(host: string, port: number): string {
  const name = WILDCARD.test(host) ? 'localhost' : host;
  return new URL(`http://${name.includes(':') ? `[${name}]` : name}:${port}`).origin;
}

/** Whether shoppers reach the shops by https: cookies and HSTS depend on it. */
export function isSecure(origins: readonly URL[]): boolean {
  return origins.some((origin) => origin.protocol === 'https:');
}
