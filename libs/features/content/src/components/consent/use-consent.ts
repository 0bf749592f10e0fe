import { useSyncExternalStore } from 'react';
import { consentSource, type KnownConsent } from '@larder/contracts/tracking';
import { useCapability } from '@larder/platform';

const nothing: KnownConsent = { marketing: false, statistic: false, targetGroupSelection: false };
const noopSubscribe = () => () => undefined;
const getNoConsent = () => nothing;

/** What the visitor allowed. Nothing on the server, while the page hydrates, and without a consent manager. */
export function useConsent(): KnownConsent {
  const source = useCapability(consentSource);
  return useSyncExternalStore(
    source?.subscribe ?? noopSubscribe,
    source?.get ?? getNoConsent,
    getNoConsent,
  );
}
