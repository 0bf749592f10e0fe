import { offersRoute } from '@larder/contracts/catalogue';
import { offerCalls as calls } from '@larder/contracts/catalogue/offers';
import { contentCalls } from '@larder/contracts/content';
import { api, request, type ArgsOf, type CallResult, type FeatureContext } from '@larder/platform';

/** All offers, and the content page of the same address. */
export const offersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOffers: build.query<CallResult<typeof calls.getOffers>, ArgsOf<typeof calls.getOffers>>({
      query: request(calls.getOffers),
      providesTags: ['catalogue.product'],
    }),
    /** The flyers of today. */
    getFlyers: build.query<CallResult<typeof calls.getFlyers>, ArgsOf<typeof calls.getFlyers>>({
      query: request(calls.getFlyers),
    }),
    /** Null if editors have not written one. */
    getOffersPage: build.query<
      CallResult<typeof contentCalls.getPage> | null,
      ArgsOf<typeof contentCalls.getPage>
    >({ query: request(contentCalls.getPage) }),
  }),
});

export const offersPageArgs = ({ tenant }: Pick<FeatureContext, 'tenant'>) => ({
  params: { slug: tenant.slugs[offersRoute.configName] ?? offersRoute.id },
});
