import type { DistributionType } from '@larder/contracts/distribution';
import type { ClientRuntimeConfig } from '@larder/contracts/tenant';

export interface PromptFacts {
  readonly mode: ClientRuntimeConfig['servicePrompt']['mode'];
  /** Number of added products after which a skipped prompt is shown again (CART-20). */
  readonly interval: number;
  readonly hasService: boolean;
  readonly addedSinceSkip: number | undefined;
}

/** Whether the service prompt is required before the next product is added (CART-16, 17, 19). */
export function isPromptDue({ mode, interval, hasService, addedSinceSkip }: PromptFacts): boolean {
  if (hasService || mode === 'checkout') return false;
  return mode === 'required' || addedSinceSkip === undefined || addedSinceSkip >= interval;
}

/** Services of the shop, in the order in which they are offered. */
export function offeredServices(
  services: ClientRuntimeConfig['services'],
): readonly DistributionType[] {
  return [
    ...(services.delivery ? (['DELIVERY'] as const) : []),
    ...(services.clickAndCollect ? (['CLICK_AND_COLLECT'] as const) : []),
  ];
}
