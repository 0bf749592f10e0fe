import { shoppingCalls as calls, type DietProfile } from '@larder/contracts/shopping';
import { privateApi, request, withResponse, type ArgsOf } from '@larder/platform';

/** The customer's own diet. */
export const dietApi = privateApi.injectEndpoints({
  endpoints: (build) => ({
    getDiet: build.query<DietProfile, void>({ query: request(calls.getDiet) }),
    setDiet: build.mutation<DietProfile, ArgsOf<typeof calls.setDiet>>({
      query: request(calls.setDiet),
      onQueryStarted: withResponse((dispatch, diet: DietProfile) => {
        dispatch(dietApi.util.updateQueryData('getDiet', undefined, () => diet));
      }),
    }),
  }),
});
