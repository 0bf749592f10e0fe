import { notFound } from '../../../kernel/failure.js';
import type { Kernel } from '../../../kernel/kernel.js';

/** First label of the back office's host names: `office.` and a host name of the shop. */
const prefix = 'office.';

/**
 * The kernel for calls of the back office: its host names name the shop. At every other name the calls
 * do not exist, so no page of the shop can make them with somebody's cookie.
 */
export function officeKernel(kernel: Kernel): Kernel {
  const { directory } = kernel;
  return {
    ...kernel,
    directory: {
      ...directory,
      byHost(host = '') {
        const name = host.trim().toLowerCase();
        if (!name.startsWith(prefix)) throw notFound('The address');
        return directory.byHost(name.slice(prefix.length));
      },
    },
  };
}
