import { Loading, Skeleton } from '@larder/ui';
import { useText } from '../../messages/list-text.js';

export function ListWaiting() {
  return (
    <Loading label={useText()('lists.loading')}>
      <Skeleton shape="wide" />
      <Skeleton shape="wide" />
    </Loading>
  );
}
