import type { Kernel } from '../../kernel/kernel.js';
import type { InstalledProvider } from '../payment-kernel.js';
import { createSimulators } from './simulator/simulator.js';
import type { OpenAccount } from './stripe/accounts/account.js';
import { stripeProvider } from './stripe/stripe-provider.js';

/**
 * The payment providers of a process. Where a shop has an account, its money is real: the simulator takes
 * what is left.
 */
export const createProviders = (
  kernel: Pick<Kernel, 'db' | 'clock'>,
  accounts: readonly OpenAccount[],
  isSimulated: boolean,
): InstalledProvider[] => [
  ...(accounts.length > 0 ? [stripeProvider(accounts, () => kernel.clock.now())] : []),
  ...(isSimulated ? createSimulators(kernel) : []),
];
