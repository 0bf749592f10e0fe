import { Button, Notice } from '@larder/ui';
import { useText } from '../use-text.js';

/** What was asked for did not come; offers to ask again. */
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
