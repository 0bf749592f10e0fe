import {
  standingOrderCalls as calls,
  type StandingDraft,
  type StandingOrder,
  type StandingOrderSummary,
} from '@larder/contracts/shopping/standing-orders';
import { privateApi, request, withResponse, type ArgsOf, type CallResult } from '@larder/platform';

type Calls = typeof calls;
type Args<K extends keyof Calls> = ArgsOf<Calls[K]>;

const STANDING = 'customer.standing';

/** The response of a change is the standing order; a read that is still pending is older. */
const keep = withResponse((dispatch, order: StandingOrder) => {
  const args = { params: { id: order.id } };
  dispatch(standingApi.util.getRunningQueryThunk('getStanding', args))?.abort();
  void dispatch(standingApi.util.upsertQueryData('getStanding', args, order));
});
const changesList = (done: unknown) => (done ? ([STANDING] as const) : []);
/** Of a change whose response is the standing order. */
const changed = { invalidatesTags: changesList, onQueryStarted: keep };

/** Orders that the shop places by itself for the customer. */
export const standingApi = privateApi
  .enhanceEndpoints({ addTagTypes: [STANDING] })
  .injectEndpoints({
    endpoints: (build) => ({
      listStanding: build.query<StandingOrderSummary[], void>({
        query: request(calls.getStandingOrders),
        providesTags: [STANDING],
      }),
      getStandingDraft: build.query<StandingDraft, Args<'getStandingDraft'>>({
        query: request(calls.getStandingDraft),
      }),
      getStanding: build.query<StandingOrder, Args<'getStandingOrder'>>({
        query: request(calls.getStandingOrder),
      }),
      createStanding: build.mutation<StandingOrder, Args<'createStandingOrder'>>({
        query: request(calls.createStandingOrder),
        ...changed,
      }),
      changeStanding: build.mutation<StandingOrder, Args<'changeStandingOrder'>>({
        query: request(calls.changeStandingOrder),
        ...changed,
      }),
      moveStanding: build.mutation<StandingOrder, Args<'moveStandingOrder'>>({
        query: request(calls.moveStandingOrder),
        ...changed,
      }),
      pauseStanding: build.mutation<StandingOrder, Args<'pauseStandingOrder'>>({
        query: request(calls.pauseStandingOrder),
        ...changed,
      }),
      resumeStanding: build.mutation<StandingOrder, Args<'resumeStandingOrder'>>({
        query: request(calls.resumeStandingOrder),
        ...changed,
      }),
      skipStanding: build.mutation<StandingOrder, Args<'skipStandingOrder'>>({
        query: request(calls.skipStandingOrder),
        ...changed,
      }),
      agreeStanding: build.mutation<StandingOrder, Args<'agreeStandingOrder'>>({
        query: request(calls.agreeStandingOrder),
        ...changed,
      }),
      removeStanding: build.mutation<
        CallResult<Calls['removeStandingOrder']>,
        Args<'removeStandingOrder'>
      >({
        query: request(calls.removeStandingOrder),
        invalidatesTags: changesList,
      }),
    }),
  });
