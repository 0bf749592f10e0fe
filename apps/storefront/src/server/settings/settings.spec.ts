/** @jest-environment node */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isSecure, listeningOrigin, publicOrigin, readSettings } from './settings.js';

describe('settings', () => {
  it('serves on the loopback address without any', () => {
    expect(readSettings({})).toMatchObject({
      host: '127.0.0.1',
      port: 4200,
      commerceApiUrl: 'http://127.0.0.1:4300',
      logLevel: 'warn',
      purgeSecret: undefined,
    });
  });

  it('takes an empty variable for an absent one', () => {
    expect(readSettings({ PORT: '', HOST: '' }).port).toBe(4200);
  });

  it.each([
    [{ PORT: 'x' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ RENDER_LIMIT: '0' }, 'RENDER_LIMIT'],
    [{ PROXIES: '-1' }, 'PROXIES'],
    [{ CACHE_PURGE_SECRET: 'short' }, 'CACHE_PURGE_SECRET'],
    [{ PUBLIC_URL: 'ftp://shop.example' }, 'PUBLIC_URL'],
    [{ COMMERCE_API_URL: 'nowhere' }, 'COMMERCE_API_URL'],
  ])('refuses %j and names it', (environment, name) => {
    expect(() => readSettings(environment)).toThrow(name);
  });

  it('names every fault at once, with its value and what is allowed, and shows no secret', () => {
    const wrong = {
      PORT: '70000',
      CACHE_PURGE_SECRET: 'short',
      CACHE_URL: 'redis://me:pass@',
      PUBLIC_URL: 'x',
    };
    const fault = () => readSettings(wrong);
    expect(fault).toThrow(/PORT is "70000"\. .*65535/);
    expect(fault).toThrow(/CACHE_PURGE_SECRET is "\(hidden\)"/);
    expect(fault).toThrow(/PUBLIC_URL names "x"/);
    expect(fault).not.toThrow(/short|me:pass/);
  });

  it('reads a setting from a file, and refuses a missing file and two sources', () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'larder-secret-')), 'purge');
    writeFileSync(file, 'a-secret-of-16-characters\n');
    expect(readSettings({ CACHE_PURGE_SECRET_FILE: file }).purgeSecret).toBe(
      'a-secret-of-16-characters',
    );
    expect(() => readSettings({ CACHE_PURGE_SECRET_FILE: '/nowhere' })).toThrow(
      'CACHE_PURGE_SECRET_FILE is "/nowhere"',
    );
    expect(() => readSettings({ PORT: '1', PORT_FILE: file })).toThrow('PORT_FILE is set');
  });
});

describe('public addresses', () => {
  const { publicOrigins } = readSettings({
    PUBLIC_URL: 'https://a.example/, https://b.example:8443',
  });

  it.each([
    ['a.example', 'https://a.example'],
    ['b.example:8443', 'https://b.example:8443'],
    ['10.0.0.1', 'https://a.example'],
  ])('of a shop requested at %s is %s', (host, origin) => {
    expect(publicOrigin(publicOrigins, host, 'http://127.0.0.1:4200')).toBe(origin);
  });

  it.each([
    ['127.0.0.1:4200', 'http://127.0.0.1:4200'],
    ['localhost:9999', 'http://localhost:4200'],
    ['[::1]:4200', 'http://[::1]:4200'],
    ['harvest.localhost', 'http://harvest.localhost:4200'],
    ['evil.example', 'http://127.0.0.1:4200'],
    ['localhost.evil.example:4200', 'http://127.0.0.1:4200'],
    ['127.0.0.1.evil.example', 'http://127.0.0.1:4200'],
  ])('without one follows the server’s address, requested at %s', (host, origin) => {
    expect(publicOrigin([], host, listeningOrigin('127.0.0.1', 4200))).toBe(origin);
  });

  it.each([
    ['0.0.0.0', 'http://localhost:4200'],
    ['::', 'http://localhost:4200'],
    ['::1', 'http://[::1]:4200'],
    ['10.0.0.5', 'http://10.0.0.5:4200'],
  ])('of a server on %s', (host, origin) => {
    expect(listeningOrigin(host, 4200)).toBe(origin);
  });

  it('decide over https', () => {
    expect(isSecure([])).toBe(false);
    expect(isSecure(publicOrigins)).toBe(true);
  });
});
