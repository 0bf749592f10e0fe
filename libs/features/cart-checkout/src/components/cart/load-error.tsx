import { Button, Notice } from '@larder/ui';
import { useText } from '../../messages/use-text.js';

/** Error notice with a retry button for a request that failed. */
export function LoadError({ onRetry }: { readonly onRetry: () => void }) {
  const text = useText();
  return (
    <Notice
      live
      type="error"
      title={text('trouble.unreachable.title')}
      actions={<Button onClick={onRetry}>{text('retry')}</Button>}
    >
      {text('trouble.unreachable.text')}
    </Notice>
  );
}
