import { contentBlocks, contentCalls, type Block, type Page } from '@larder/contracts/content';
import {
  api,
  request,
  selectData,
  type ErrorView,
  type FeatureContext,
  type RootState,
} from '@larder/platform';
import { errorDataOf, type ErrorData } from './error-data.js';

/** Content for the data of an error; `isReady` once its blocks are prepared. */
interface ErrorContent {
  readonly title: string | undefined;
  readonly blocks: readonly Block[];
  readonly isReady: boolean;
}

const errorApi = api.injectEndpoints({
  endpoints: (build) => ({
    getErrorContent: build.query<ErrorContent, ErrorData>({
      queryFn: async ({ slug, component }, _api, _extra, send) => {
        const result = slug && (await send(request(contentCalls.getPage)({ params: { slug } })));
        if (result && 'error' in result) return { error: result.error };
        const page = result ? (result.data as Page) : undefined;
        const extra = component ? [{ id: 'error-extra', type: component, fields: {} }] : [];
        const blocks = [...(page?.blocks ?? []), ...extra];
        return { data: { title: page && (page.title ?? page.name), blocks, isReady: false } };
      },
    }),
  }),
});

/** Loads and prepares the content of a not-found error's data; nothing when it cannot be loaded. */
export async function prepareError(context: FeatureContext, view: ErrorView): Promise<void> {
  const args = errorDataOf(view.data);
  if ((args.slug ?? args.component) === undefined) return;
  const { getErrorContent } = errorApi.endpoints;
  const content = await context.query(getErrorContent, args).catch(() => undefined);
  if (!content || content.isReady) return;
  const blocks = await context.prepareBlocks(content.blocks);
  const ready = { ...content, blocks, isReady: true };
  await context.dispatch(errorApi.util.upsertQueryData('getErrorContent', args, ready));
  await context.prepareSlot(contentBlocks, [{ blocks }]);
}

/** The prepared content of an error, once it is loaded. */
export function cachedContent(state: RootState, view: ErrorView): ErrorContent | undefined {
  const data = selectData(state, errorApi.endpoints.getErrorContent, errorDataOf(view.data));
  return data?.isReady ? data : undefined;
}
