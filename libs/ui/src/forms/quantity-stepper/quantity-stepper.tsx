import clsx from 'clsx';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { announce } from '../../announce/announce.js';
import { guarded } from '../../button/button.js';
import { MinusIcon, PlusIcon, TrashIcon } from '../../icons/icons.js';
import styles from './quantity-stepper.module.css';

/** Accessible names; each one includes the product's name, so that the buttons of a list differ. */
export interface QuantityStepperLabels {
  /** "Quantity of Bananas" */
  readonly group: string;
  /** "Add Bananas to the cart" */
  readonly add: string;
  readonly increase: string;
  readonly decrease: string;
  /** Used instead of `decrease` when the next step removes the product. */
  readonly remove: string;
}

export interface QuantityStepperProps {
  /** Quantity as text, "500 g" or "2 pieces"; null while it is not in the cart. */
  readonly value: string | null;
  readonly labels: QuantityStepperLabels;
  /** The next step down removes the product from the cart. */
  readonly removesNext?: boolean;
  /** Reason for the maximum; its presence disables the plus button. */
  readonly maximumReason?: string | undefined;
  /** Status, read aloud after a click has changed it. */
  readonly announcement: string;
  /** Clicks are ignored, the focus stays. */
  readonly busy?: boolean;
  /** Full width with a text on the initial button, for the product page. */
  readonly addText?: string | undefined;
  /** A second line below that text. */
  readonly addNote?: string | undefined;
  readonly onIncrease: () => void;
  readonly onDecrease: () => void;
}

const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Announces the new state after a click and keeps the focus when the minus button disappears. */
function useFollowUp(open: boolean, announcement: string) {
  const plus = useRef<HTMLButtonElement>(null);
  const pressed = useRef<'plus' | 'minus' | null>(null);
  useBeforePaint(() => {
    if (!open && pressed.current === 'minus') plus.current?.focus();
  }, [open]);
  useEffect(() => {
    if (pressed.current) announce(announcement);
    pressed.current = null;
  }, [announcement]);
  return { plus, pressed };
}

/** Round plus button that becomes minus, value and plus without a layout shift. */
export function QuantityStepper(props: QuantityStepperProps) {
  const {
    value,
    labels,
    removesNext = false,
    maximumReason,
    busy = false,
    addText,
    addNote,
  } = props;
  const open = value !== null;
  const { plus, pressed } = useFollowUp(open, props.announcement);
  const reasonId = useId();
  const decrease = () => {
    pressed.current = 'minus';
    props.onDecrease();
  };
  const increase = () => {
    pressed.current = 'plus';
    props.onIncrease();
  };
  const look = [
    open && styles.open,
    busy && styles.busy,
    addText && styles.wide,
    addNote && styles.priced,
  ];
  return (
    <div
      role="group"
      aria-label={labels.group}
      aria-busy={busy || undefined}
      className={clsx(styles.stepper, look)}
    >
      {open && (
        <button
          type="button"
          className={styles.step}
          aria-label={removesNext ? labels.remove : labels.decrease}
          aria-disabled={busy || undefined}
          onClick={guarded(busy, decrease)}
        >
          {removesNext ? <TrashIcon /> : <MinusIcon />}
        </button>
      )}
      {open && <span className={styles.value}>{value}</span>}
      <button
        key="plus"
        ref={plus}
        type="button"
        className={clsx(styles.step, !open && styles.add)}
        aria-label={open ? labels.increase : labels.add}
        aria-disabled={busy || maximumReason !== undefined || undefined}
        aria-describedby={maximumReason && reasonId}
        onClick={guarded(busy || maximumReason !== undefined, increase)}
      >
        <PlusIcon size={24} />
        {!open && <AddText text={addText} note={addNote} />}
      </button>
      {maximumReason && (
        <span id={reasonId} className={styles.reason}>
          {maximumReason}
        </span>
      )}
    </div>
  );
}

/** What the initial button says. */
function AddText({ text, note }: Record<'text' | 'note', string | undefined>) {
  if (note === undefined) return text;
  return (
    <span className={styles.noted}>
      {text} <small>{note}</small>
    </span>
  );
}
