import type { ListItem } from '@larder/contracts/shopping';
import { Notice } from '@larder/ui';
import { useText } from '../../messages/list-text.js';

interface Props {
  /** Changes that wait for a connection. */
  readonly waiting: number;
  /** Items with a change that could not be stored. */
  readonly refused: readonly ListItem[];
}

/** What of a list is not stored, and why. */
export function ListError({ waiting, refused }: Props) {
  const text = useText();
  const names = refused.map((item) => item.text).join(', ');
  return (
    <>
      {refused.length > 0 && (
        <Notice type="error" live>
          {text('list.failed')} {text('list.refused', { names })}
        </Notice>
      )}
      {waiting > 0 && (
        <Notice type="info" live>
          {text('list.waiting')}
        </Notice>
      )}
    </>
  );
}
