import { Button, Card, Notice, Stack } from '@larder/ui';
import { useText } from '../texts/loyalty-text.js';
import type { useLinking } from './use-linking.js';

/** What a member has of it, and the button that links the account. */
export function Join({ linking }: { readonly linking: ReturnType<typeof useLinking> }) {
  const text = useText();
  const { state, link } = linking;
  return (
    <Card>
      <Stack gap={3}>
        <h2>{text('join.title')}</h2>
        <p>{text('join.text')}</p>
        {(state === 'failed' || state === 'join.closed') && (
          <Notice type="error" live>
            {text(state)}
          </Notice>
        )}
        <div>
          <Button busy={state === 'busy'} onClick={link}>
            {text('join.submit')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
