import { transient, useFeature } from '@larder/platform';
import { Button, ShareIcon } from '@larder/ui';
import { useText } from '../../messages/use-text.js';

/** Shares the page by the device's own dialog, or copies its link where there is none. */
export function ShareRecipe({ name }: { readonly name: string }) {
  const t = useText();
  const { dispatch } = useFeature();
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      dispatch(transient(t('recipe.shared'), { type: 'success' }));
    } catch {
      dispatch(transient(t('recipe.notShared'), { type: 'error' }));
    }
  };
  const share = async () => {
    const url = window.location.href;
    // Absent in most desktop browsers, whatever the types say.
    if (!('share' in navigator)) return copy(url);
    try {
      await navigator.share({ title: name, url });
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError';
      if (!isCancelled) await copy(url);
    }
  };
  return (
    <Button variant="quiet" icon={<ShareIcon />} onClick={() => void share()}>
      {t('recipe.share')}
    </Button>
  );
}
