import type { FeatureContext } from '@larder/platform';
import { previewApi } from '../../api/preview-api.js';
import { PreviewBar } from '../../components/preview/preview-bar.js';

/** Without preview access the page shows that by itself. */
export async function preload(context: FeatureContext): Promise<void> {
  await context.query(previewApi.endpoints.getPreview, undefined).catch(() => undefined);
}

/** PLAT-21: above every page of a shop in preview, what is being shown. */
export default function PreviewBarFill() {
  const { data } = previewApi.useGetPreviewQuery();
  return data ? <PreviewBar preview={data} /> : null;
}
