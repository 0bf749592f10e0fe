import type { GeocodedAddress } from '@larder/contracts/distribution';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../kernel/http/bind-calls.js';
import { limitPerMinute } from '../../kernel/http/limits/limit-per-minute.js';
import { notFound } from '../../kernel/failure.js';
import { gazetteer } from './gazetteer.js';
import type { MapsKernel } from './geocoder.js';
import { distributionDomain } from '../domain.js';

/**
 * Requests of one visitor per minute, because map services may charge per request; typing sends at most
 * five a second.
 */
const questionsPerMinute = 300;

function orNotFound(address: GeocodedAddress | undefined): GeocodedAddress {
  if (!address) throw notFound('An address');
  return address;
}

/** Search terms are personal data, so responses must not be cached. */
export function mapsRoutes(app: FastifyInstance, kernel: MapsKernel): void {
  const { geocoder = gazetteer } = kernel;
  const spend = limitPerMinute(kernel, {
    of: 'addresses',
    most: questionsPerMinute,
    refusal: 'Too many addresses were looked for',
  });
  bind(app, kernel, distributionDomain, {
    getPlaces: async ({ query, context }) => {
      await spend(context);
      const search = { text: query.q, country: query.restrictCountry };
      return geocoder.suggest(context, search, query.addressOnly ?? false);
    },
    geocodeLocation: async ({ query, context }) => {
      await spend(context);
      const position = { lat: query.latitude, lng: query.longitude };
      return orNotFound(await geocoder.nearest(context, position, query.addressOnly ?? false));
    },
    geocodeAddress: async ({ query, context }) => {
      await spend(context);
      const search = { text: query.address, country: query.restrictCountry };
      return orNotFound(await geocoder.byText(context, search));
    },
    geocodePlace: async ({ params, query, context }) => {
      await spend(context);
      const parts = `${query.primaryPart ?? ''} ${query.secondaryPart ?? ''}`;
      return orNotFound(await geocoder.byId(context, params.id, parts));
    },
  });
}
