import { contentCalls } from '@larder/contracts/content';
import { api, request, type ArgsOf, type CallResult, type FeatureContext } from '@larder/platform';

type ClientConfigs = typeof contentCalls.getClientConfigs;

export const shellApi = api.injectEndpoints({
  endpoints: (build) => ({
    getClientConfigs: build.query<CallResult<ClientConfigs>, ArgsOf<ClientConfigs>>({
      query: request(contentCalls.getClientConfigs),
    }),
  }),
});

/** Layout data of every page (API-015, 017). */
export const layoutConfigs = { query: { types: 'topbarbanner,header,footer,socialsharingandseo' } };

export function preloadConfigs(context: FeatureContext): Promise<unknown> {
  return context.query(shellApi.endpoints.getClientConfigs, layoutConfigs);
}

/** Header, footer and banner; empty while they cannot be loaded. */
export function useLayoutConfigs() {
  return shellApi.useGetClientConfigsQuery(layoutConfigs).data ?? {};
}
