import { openSimulatorHarness } from './simulator/testing/simulator-harness.js';
import { openStripeHarness } from './stripe/testing/stripe-harness.js';
import { providerContract } from '../testing/provider-contract.js';

describe.each([
  ['the simulator', openSimulatorHarness],
  ['Stripe', () => openStripeHarness()],
] as const)('the payment port: %s', (_name, open) => providerContract(open));
