import { Button, Notice, Stack } from '@larder/ui';
import { useText } from '../../messages/list-text.js';

/** A list that could not be loaded; it may or may not exist. */
export function ListFailed({ onRetry }: { readonly onRetry: () => void }) {
  const text = useText();
  return (
    <Stack gap={4}>
      <h1>{text('lists.one')}</h1>
      <Notice
        type="error"
        live
        actions={
          <Button variant="secondary" onClick={onRetry}>
            {text('list.again')}
          </Button>
        }
      >
        {text('list.unread')}
      </Notice>
    </Stack>
  );
}
