import type { PlaceSuggestion } from '@larder/contracts/distribution';
import type { FeatureContext } from '@larder/platform';
import { matchedPlace } from '../api/find-stores.js';
import type { FinderView } from '../api/finder-url.js';
import { storesApi } from '../api/stores-api.js';

const { findPlaces, getPlace } = storesApi.endpoints;

export const placesArgs = ({ q }: FinderView) => ({ query: { q } });

/** The parts help where the id is not known any more. */
export const placeArgs = (place: PlaceSuggestion | undefined) => ({
  params: { id: place?.id ?? '' },
  query: { primaryPart: place?.primaryPart ?? '', secondaryPart: place?.secondaryPart ?? '' },
});

/** Position of the search term; undefined when it is unknown or the geocoder fails (ERR-27). */
export async function prepareSearch(context: FeatureContext, view: FinderView): Promise<void> {
  if (view.q === '') return;
  try {
    const meant = matchedPlace(await context.query(findPlaces, placesArgs(view)), view);
    if (meant) await context.query(getPlace, placeArgs(meant));
  } catch {
    return;
  }
}
