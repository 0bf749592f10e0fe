import type { GeocodedAddress } from '@larder/contracts/distribution';
import { distributionCalls } from '@larder/contracts/distribution';
import { wire } from '@larder/contracts/distribution/wire';
import type { FastifyInstance } from 'fastify';
import { bind } from '../kernel/bind.js';
import { notFound } from '../kernel/failure.js';
import type { Kernel } from '../kernel/kernel.js';
import { gazetteer } from './gazetteer.js';
import type { Geocoder } from './geocoder.js';

function orNotFound(address: GeocodedAddress | undefined): GeocodedAddress {
  if (!address) throw notFound('An address');
  return address;
}

/** What shoppers type is personal, so nobody keeps the answers. */
export function mapsRoutes(app: FastifyInstance, kernel: Kernel): void {
  const geocoder: Geocoder = gazetteer;
  bind(
    app,
    kernel,
    { calls: distributionCalls, wire },
    {
      getPlaces: ({ query, context }) =>
        geocoder.suggest(
          context,
          { text: query.q, country: query.restrictCountry },
          query.addressOnly ?? false,
        ),
      geocodeLocation: async ({ query, context }) => {
        const position = { lat: query.latitude, lng: query.longitude };
        return orNotFound(await geocoder.nearest(context, position, query.addressOnly ?? false));
      },
      geocodeAddress: async ({ query, context }) =>
        orNotFound(
          await geocoder.byText(context, { text: query.address, country: query.restrictCountry }),
        ),
      geocodePlace: async ({ params, query, context }) => {
        const parts = `${query.primaryPart ?? ''} ${query.secondaryPart ?? ''}`;
        return orNotFound(await geocoder.byId(context, params.id, parts));
      },
    },
  );
}
