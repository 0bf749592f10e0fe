import { openSimulatorStage } from './simulator/testing/stage.js';
import { openStripeStage } from './stripe/testing/stage.js';
import { providerContract } from './testing/provider-contract.js';

describe.each([
  ['the simulator', openSimulatorStage],
  ['Stripe', () => openStripeStage()],
] as const)('the payment port: %s', (_name, open) => providerContract(open));
