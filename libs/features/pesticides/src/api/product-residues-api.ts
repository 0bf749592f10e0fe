import { productResiduesCalls as calls } from '@larder/contracts/pesticides/product';
import { api, request, type ArgsOf, type CallResult } from '@larder/platform';

/** The one call of the product's page; apart from those of the reports, which that page never makes. */
export const productResiduesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProductResidues: build.query<
      CallResult<typeof calls.getProductResidues>,
      ArgsOf<typeof calls.getProductResidues>
    >({ query: request(calls.getProductResidues) }),
  }),
});
