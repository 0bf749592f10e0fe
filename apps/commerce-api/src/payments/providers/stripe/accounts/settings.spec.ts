import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fixtureTenants } from '../../../../testing/test-app.js';
import { methodProvidersOf, createPaymentRegistry } from '../../payment-registry.js';
import { createSimulators } from '../../simulator/simulator.js';
import { openAccounts } from './account.js';
import { readStripeAccounts } from './read-accounts.js';
import { readStripeKeys } from './settings.js';
import { stripeProvider } from '../stripe-provider.js';

const keys = (name: string) => ({
  secretKey: `sk_test_${name}`,
  webhookSecret: `whsec_${name}_123456`,
});
const environment = {
  STRIPE_SECRET_KEY: keys('all').secretKey,
  STRIPE_WEBHOOK_SECRET: keys('all').webhookSecret,
  STRIPE_SECRET_KEY_GROCER_2: keys('two').secretKey,
  STRIPE_WEBHOOK_SECRET_GROCER_2: keys('two').webhookSecret,
};

describe('keys of Stripe', () => {
  it('are a shop’s own, else those for all', () => {
    const keysOf = readStripeKeys(environment);
    expect(keysOf('grocer-2')).toEqual(keys('two'));
    expect(keysOf('grocer')).toEqual(keys('all'));
    expect(readStripeKeys({})('grocer')).toBeUndefined();
  });

  it.each([
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY: 'sk_test_1' }],
    ['STRIPE_SECRET_KEY', { STRIPE_WEBHOOK_SECRET: 'whsec_12345678' }],
    ['STRIPE_SECRET_KEY_B', { STRIPE_SECRET_KEY_B: 'pk_live_1', STRIPE_WEBHOOK_SECRET_B: 'x' }],
  ])('%s is reported by name when it is missing or invalid, without its value', (name, given) => {
    expect(() => readStripeKeys(given)).toThrow(new RegExp(`${name}:`));
    expect(() => readStripeKeys(given)).not.toThrow(/pk_live_1/);
  });
});

describe('shops with an account', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'larder-tenants-'));
    const config = await readFile(path.join(fixtureTenants, 'alpha/config.json'), 'utf8');
    for (const [tenant, stripe] of [
      ['banks', ['klarna', 'eps']],
      ['grocer-2', ['credit-cards']],
      ['other', undefined],
    ] as const) {
      await mkdir(path.join(folder, tenant));
      const file = { ...(JSON.parse(config) as object), ...(stripe && { payments: { stripe } }) };
      await writeFile(path.join(folder, tenant, 'config.json'), JSON.stringify(file));
    }
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('CHK-18 are those whose config.json assigns payment methods to Stripe', async () => {
    const found = await readStripeAccounts(folder, readStripeKeys(environment));
    expect(found).toContainEqual({ tenant: 'grocer-2', methods: ['credit-cards'], ...keys('two') });
    expect(found.map(({ tenant }) => tenant)).not.toContain('other');
    const missing = readStripeAccounts(folder, readStripeKeys({}));
    await expect(missing).rejects.toThrow(/STRIPE_SECRET_KEY.*_(?:BANKS|GROCER_2)/);
  });

  it('CHK-15 charges bank transfers at once, which Stripe cannot authorise', async () => {
    const found = await readStripeAccounts(folder, readStripeKeys(environment));
    expect(found).toContainEqual(
      expect.objectContaining({ tenant: 'banks', methods: ['klarna', 'eps'], atOnce: ['eps'] }),
    );
  });

  it('CHK-16 CHK-18 take their payment methods from the simulator, and no other shop’s', async () => {
    const accounts = await openAccounts(
      await readStripeAccounts(folder, readStripeKeys(environment)),
    );
    const scene = {} as Parameters<typeof createSimulators>[0];
    const registry = createPaymentRegistry([
      stripeProvider(accounts, () => new Date()),
      ...createSimulators(scene),
    ]);
    const nameOf = (tenant: string, method: string) =>
      methodProvidersOf(registry, tenant)[method]?.name;
    expect(nameOf('grocer-2', 'credit-cards')).toBe('stripe');
    expect(nameOf('grocer-2', 'paypal')).toBe('card-simulator');
    expect(nameOf('other', 'credit-cards')).toBe('card-simulator');
  });
});
