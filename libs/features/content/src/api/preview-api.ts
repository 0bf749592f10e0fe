import { contentCalls } from '@larder/contracts/content';
import { api, request, type ArgsOf, type CallResult } from '@larder/platform';

type Call = typeof contentCalls.getPreview;

export const previewApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPreview: build.query<CallResult<Call>, ArgsOf<Call> | void>({
      query: request(contentCalls.getPreview),
    }),
  }),
});
