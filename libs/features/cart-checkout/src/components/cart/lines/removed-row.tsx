import { useEffect, useRef } from 'react';
import type { ProductLineItem } from '@larder/contracts/cart';
import { Button, UndoIcon } from '@larder/ui';
import { useText } from '../../../messages/use-text.js';
import styles from './cart-lines.module.css';

interface Props {
  readonly line: ProductLineItem;
  readonly onRestore: () => void;
}

/** Undo instead of "are you sure"; holds the focus that the removed row had. */
export function RemovedRow({ line, onRestore }: Props) {
  const text = useText();
  const { name } = line.product;
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <li className={styles.removed}>
      <span>{text('line.removed', { name })}</span>
      <Button
        ref={undo}
        variant="quiet"
        icon={<UndoIcon />}
        aria-label={text('line.undo', { name })}
        onClick={onRestore}
      >
        {text('line.undoShort')}
      </Button>
    </li>
  );
}
