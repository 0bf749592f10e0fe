import { contentCalls } from '@larder/contracts/content';
import { api, request, type ArgsOf, type CallResult } from '@larder/platform';

type Calls = typeof contentCalls;

export const contentApi = api.enhanceEndpoints({ addTagTypes: ['content.page'] }).injectEndpoints({
  endpoints: (build) => ({
    getPage: build.query<CallResult<Calls['getPage']>, ArgsOf<Calls['getPage']>>({
      query: request(contentCalls.getPage),
      // Without the id as a key: a slug such as `constructor` would match a property of every object.
      providesTags: ['content.page'],
    }),
    getPageLinks: build.query<CallResult<Calls['getPageLinks']>, void>({
      query: request(contentCalls.getPageLinks),
    }),
  }),
});
