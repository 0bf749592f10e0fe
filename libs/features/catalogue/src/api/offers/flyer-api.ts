import { FLYER_PDF_PATH, flyerCalls as calls } from '@larder/contracts/content/flyers';
import { api, request, type ArgsOf, type CallResult } from '@larder/platform';

export const flyerApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFlyer: build.query<CallResult<typeof calls.getFlyer>, ArgsOf<typeof calls.getFlyer>>({
      query: request(calls.getFlyer),
      providesTags: ['catalogue.product'],
    }),
  }),
});

/** Address of a flyer as PDF, for links. */
export const flyerPdfHref = (name: string, locale: string) =>
  `${FLYER_PDF_PATH.replace(':name', encodeURIComponent(name))}?locale=${encodeURIComponent(locale)}`;
