import type { FeatureContext } from '@larder/platform';
import { previewApi } from '../../api/preview-api.js';
import { PreviewBar } from '../../components/preview/preview-bar.js';

/** Where the preview is not open the page says so by itself. */
export async function preload(context: FeatureContext): Promise<void> {
  await context.query(previewApi.endpoints.getPreview, undefined).catch(() => undefined);
}

/** PLAT-21: above every page of a shop in preview, what it is that is shown. */
export default function PreviewBarFill() {
  const { data } = previewApi.useGetPreviewQuery();
  return data ? <PreviewBar preview={data} /> : null;
}
