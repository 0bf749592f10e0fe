import type { SearchType } from '@larder/contracts/search';
import type { ClientRuntimeConfig } from '@larder/contracts/tenant';
import type { FlyoutType, SearchSettings } from '../config.js';

const GATES: Readonly<Record<SearchType, (tenant: ClientRuntimeConfig) => boolean>> = {
  products: (tenant) => tenant.featureProductDiscovery,
  categories: (tenant) => tenant.featureProductDiscovery,
  recipes: (tenant) => tenant.featureRecipes,
  content: () => true,
  stores: (tenant) => tenant.featureMisc,
};

/** The configured types of which the shop has pages, in their order. */
export function typesOf(settings: SearchSettings, tenant: ClientRuntimeConfig): FlyoutType[] {
  return settings.flapoutSearchTypes
    .filter(({ type }) => GATES[type](tenant))
    .sort((a, b) => a.order - b.order);
}
