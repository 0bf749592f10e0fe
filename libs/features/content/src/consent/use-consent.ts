import { useSyncExternalStore } from 'react';
import { consentSource, type Consent } from '@larder/contracts/tracking';
import { useCapability } from '@larder/platform';

const nothing: Consent = { marketing: false, statistic: false, targetGroupSelection: false };
const never = () => () => undefined;
const none = () => nothing;

/** What the visitor allowed. Nothing on the server, while the page hydrates, and without a consent manager. */
export function useConsent(): Consent {
  const source = useCapability(consentSource);
  return useSyncExternalStore(source?.subscribe ?? never, source?.get ?? none, none);
}
