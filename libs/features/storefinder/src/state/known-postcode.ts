import { useSyncExternalStore } from 'react';
import { DEVICE_PLACE_KEY } from '@larder/contracts/distribution';

/** Postcode of the last delivery from this browser; of a pickup only the store is known. */
function knownPostcode(): string | undefined {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(DEVICE_PLACE_KEY) ?? '{}');
    const { to } = stored as { readonly to?: Readonly<Record<string, unknown>> };
    const { distributionType, postalCode } = to ?? {};
    const isKnown = distributionType === 'DELIVERY' && typeof postalCode === 'string';
    return isKnown ? postalCode : undefined;
  } catch {
    // A browser without storage, or a value of another version.
    return undefined;
  }
}

const never = () => () => undefined;

/** Undefined on the server, whose page is the same for everybody. */
export const useKnownPostcode = () => useSyncExternalStore(never, knownPostcode, () => undefined);
