import { Popover as Base } from '@base-ui/react/popover';
import { useRef } from 'react';
import { useReplayedPress } from '../popup/load-on-interaction.js';
import styles from '../popup/popup.module.css';
import type { PopoverProps } from './popover-props.js';

/** The popover with the headless library, loaded when the plain button is used. */
export default function PopoverPopup({ trigger, title, align = 'center', children }: PopoverProps) {
  const place = useRef<HTMLSpanElement>(null);
  const button = useReplayedPress();
  return (
    <Base.Root>
      <Base.Trigger ref={button} render={trigger} />
      <span ref={place} className={styles.within} />
      <Base.Portal container={place}>
        <Base.Positioner
          className={styles.place}
          positionMethod="fixed"
          align={align}
          sideOffset={8}
        >
          <Base.Popup className={`${styles.popup} ${styles.panel}`}>
            <Base.Title className={styles.panelTitle}>{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
