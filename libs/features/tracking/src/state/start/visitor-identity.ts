import { currentCustomer } from '@larder/contracts/customer';
import { membership } from '@larder/contracts/loyalty';
import type { FeatureContext } from '@larder/platform';

/** Milliseconds that the first events wait for the visitor's identity. */
export const identityTimeoutMs = 5000;

/** As much of a capability as is waited for. */
interface SettledSource {
  settled(): boolean;
  subscribe(listener: () => void): () => void;
}

/**
 * Resolves when it is known who the visitor is: the customer, and whether they are a member (TRK-16,
 * TRK-17); or after `identityTimeoutMs`, for a call that does not end must not keep every event back.
 */
export async function whenVisitorIdentified(
  context: Pick<FeatureContext, 'getCapability'>,
): Promise<void> {
  const limit = { isOver: false };
  const late = new Promise<void>((resolve) => setTimeout(resolve, identityTimeoutMs)).then(() => {
    limit.isOver = true;
  });
  await Promise.race([settled(context.getCapability(currentCustomer)), late]);
  // Only a known customer has a card to fetch.
  if (!limit.isOver) await Promise.race([settled(context.getCapability(membership)), late]);
}

async function settled(source: SettledSource | undefined): Promise<void> {
  if (!source || source.settled()) return;
  await new Promise<void>((resolve) => {
    const end = source.subscribe(() => {
      if (!source.settled()) return;
      end();
      resolve();
    });
  });
}
