import { useEffect, useRef, type ReactNode } from 'react';
import { cartRoute } from '@larder/contracts/cart';
import { Link, useHref } from '@larder/platform';
import { Button, LinkButton, Notice } from '@larder/ui';
import styles from './buy-again.module.css';

interface Props {
  readonly labels: { readonly toCart: string; readonly undo: string };
  readonly isBusy: boolean;
  readonly onUndo: () => Promise<void>;
  readonly children: ReactNode;
}

/** What one tap has put into the cart, with the way to it and the way back. */
export function AddedNotice({ labels, isBusy, onUndo, children }: Props) {
  const href = useHref()(cartRoute, {}) ?? '/';
  const notice = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone or far below: the focus brings the result into view.
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1} className={styles.result}>
      <Notice
        type="success"
        live
        actions={
          <>
            <LinkButton as={Link} href={href}>
              {labels.toCart}
            </LinkButton>
            <Button variant="quiet" busy={isBusy} onClick={() => void onUndo()}>
              {labels.undo}
            </Button>
          </>
        }
      >
        {children}
      </Notice>
    </div>
  );
}
