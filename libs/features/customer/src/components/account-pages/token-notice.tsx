import { Loading, Notice, Skeleton } from '@larder/ui';
import { useText, type TextKey } from '../../messages/account-text.js';
import type { TokenState } from './use-token.js';

/** Result of a mail's link. */
export function TokenNotice(props: {
  readonly state: TokenState;
  readonly waiting: TextKey;
  readonly done: TextKey;
}) {
  const text = useText();
  const { state } = props;
  if (state === 'waiting')
    return (
      <Loading label={text(props.waiting)}>
        <Skeleton shape="wide" />
      </Loading>
    );
  if (state === 'done')
    return (
      <Notice type="success" live>
        {text(props.done)}
      </Notice>
    );
  return (
    <Notice type="error" live title={text('failed.title')}>
      {text(state)}
    </Notice>
  );
}
