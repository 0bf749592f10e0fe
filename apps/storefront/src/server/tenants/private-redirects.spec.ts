import { createRegistry } from '@larder/platform';
import { testTenant } from '@larder/platform/testing';
import { featureModules, loadFeatures } from '../../features.js';
import { privateRedirects } from './private-redirects.js';

const registryOf = async (preview = false) =>
  createRegistry(await loadFeatures(Object.keys(featureModules)), testTenant({ cms: { preview } }));
const none = { oneToOne: {}, manyToOne: {}, manyToMany: {} };

describe('the redirect rules that a browser is given', () => {
  it.each([
    ['of a page of one visitor', '/cart', true],
    ['of a part of one', '/profile/addresses', true],
    ['of much, one of them among it', '/ca', true],
    ['of a step below one', '/checkout/old-step', true],
    ['of a page for everybody', '/recipes/old', false],
    ['of an address where there is none', '/old-shop', false],
  ])('NAV-59 NAV-60 NAV-61 are those %s: %s', async (_what, from, isGiven) => {
    const registry = await registryOf();
    for (const kind of ['oneToOne', 'manyToOne', 'manyToMany'] as const) {
      const rules = { ...none, [kind]: { [from]: '/new', '/old-shop/a': '/b' } };
      const given = isGiven ? { ...none, [kind]: { [from]: '/new' } } : undefined;
      expect([kind, privateRedirects(registry, rules)]).toEqual([kind, given]);
    }
  });

  it('PLAT-21 are all of them in preview, where no page has a payload', async () => {
    const rules = { ...none, oneToOne: { '/old-shop': '/new' } };
    expect(privateRedirects(await registryOf(true), rules)).toEqual(rules);
  });

  it('are empty without rules', async () => {
    expect(privateRedirects(await registryOf(), undefined)).toBeUndefined();
  });
});
