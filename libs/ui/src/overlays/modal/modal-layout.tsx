import { Dialog as Base } from '@base-ui/react/dialog';
import clsx from 'clsx';
import buttonStyles from '../../button/button.module.css';
import { CloseIcon } from '../../icons/icons.js';
import { useCloseOnBack } from '../close-on-back/use-close-on-back.js';
import type { ModalLayoutProps } from './modal-props.js';
import styles from './modal.module.css';

/** The dialog with the headless library that traps the focus; loaded when first opened. */
export default function ModalLayout(props: ModalLayoutProps) {
  const { open, onOpenChange, onClosed, title, closeLabel, children, footer, modal, look } = props;
  // A page that stays usable keeps its back button.
  useCloseOnBack(open && modal, () => onOpenChange(false));
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => onOpenChange(next)}
      onOpenChangeComplete={(next) => !next && onClosed?.()}
      modal={modal}
      disablePointerDismissal={!modal}
    >
      <Base.Portal>
        {modal && <Base.Backdrop className={styles.backdrop} />}
        <Base.Popup
          className={clsx(
            styles.popup,
            look.map((name) => styles[name]),
          )}
          {...(props.initialFocus && { initialFocus: props.initialFocus })}
        >
          <div className={styles.head}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            <Base.Close className={buttonStyles.icon} aria-label={closeLabel} title={closeLabel}>
              <CloseIcon size={24} />
            </Base.Close>
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.foot}>{footer}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
