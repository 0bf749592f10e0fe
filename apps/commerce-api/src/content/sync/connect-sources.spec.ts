import { readSettings } from '../../kernel/settings/settings.js';
import { fixtureTenants } from '../../testing/test-app.js';
import { connectSources } from './connect-sources.js';

const cms = { url: 'http://cms.test', token: 'a-token-for-reading' };
const choices = new Map([
  ['by-folder', 'folder' as const],
  ['by-system', 'cms' as const],
  ['as-it-comes', undefined],
]);
const isSystem = (tenant: string, withCms: boolean) =>
  connectSources(
    { tenantsDir: fixtureTenants, ...(withCms && { cms }) },
    withCms ? choices : new Map([['as-it-comes', undefined]]),
    () => undefined,
  )(tenant).watch === undefined;

describe('where a shop has its content', () => {
  it('is set by its settings, else the CMS where there is one', () => {
    const tenants = ['by-folder', 'by-system', 'as-it-comes'];
    expect(tenants.map((tenant) => isSystem(tenant, true))).toEqual([false, true, true]);
    expect(isSystem('as-it-comes', false)).toBe(false);
  });

  it('cannot be a content system that is not set', () => {
    expect(() => connectSources({ tenantsDir: fixtureTenants }, choices, () => undefined)).toThrow(
      'by-system',
    );
  });

  it.each([
    [{ CMS_URL: 'http://cms.test' }, 'CMS_TOKEN'],
    [{ CMS_TOKEN: 'a-token-for-reading' }, 'CMS_URL'],
    [{ CMS_URL: 'cms.test', CMS_TOKEN: 'a-token-for-reading' }, 'CMS_URL'],
    [{ CMS_WEBHOOK_SECRET: 'short' }, 'CMS_WEBHOOK_SECRET'],
    [{ PREVIEW_SECRET: 'short' }, 'PREVIEW_SECRET'],
  ])('is not guessed from %j', (environment, name) => {
    expect(() => readSettings(environment)).toThrow(name);
  });

  it('is read from the environment', () => {
    const settings = readSettings({ CMS_URL: cms.url, CMS_TOKEN: cms.token, PREVIEW_SECRET: '' });
    expect([settings.cms, settings.previewSecret]).toEqual([cms, undefined]);
  });
});
