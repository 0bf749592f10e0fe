import type { Settings } from '../../../kernel/settings/settings.js';
import type { Geocoder } from '../geocoder.js';
import { google } from './google.js';
import { nominatim } from './nominatim.js';
import { photon } from './photon.js';
import { remoteGeocoder } from './remote-geocoder.js';

const finders = { photon, nominatim, google } as const;

/** The service of the settings; undefined where the shop's own list is all there is. */
export function createGeocoder(
  { geocoder }: Pick<Settings, 'geocoder'>,
  report: (message: string) => void,
): Geocoder | undefined {
  return geocoder && remoteGeocoder(finders[geocoder.kind](geocoder), report);
}
