import { useState } from 'react';
import { useFeature } from '@larder/platform';
import type { Point } from '../api/distance.js';
import { placeName } from '../api/find-stores.js';
import { storesApi } from '../api/stores-api.js';

const TIMEOUT_MS = 10_000;

export interface PositionState {
  readonly point: Point;
  /** Where that is, as far as the shop's maps know. */
  readonly name: string | undefined;
}

/**
 * The device's location, on the shopper's request. It stays in this page and is never part of a URL.
 */
export function usePosition() {
  const { query } = useFeature();
  const [located, setLocated] = useState<PositionState>();
  const [state, setState] = useState<'idle' | 'asking' | 'denied'>('idle');
  const locate = () => {
    setState('asking');
    devicePosition().then(
      async ({ latitude, longitude }) => {
        const point = { lat: latitude, lng: longitude };
        const found = await query(storesApi.endpoints.getPlaceAt, {
          query: { latitude, longitude },
        }).catch(() => undefined);
        setLocated({ point, name: (found && placeName(found)) || undefined });
        setState('idle');
      },
      () => setState('denied'),
    );
  };
  return { located, state, locate };
}

function devicePosition(): Promise<GeolocationCoordinates> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new Error('no geolocation'));
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, {
      timeout: TIMEOUT_MS,
      maximumAge: TIMEOUT_MS,
    });
  });
}
