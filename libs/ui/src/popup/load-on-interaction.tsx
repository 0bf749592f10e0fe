import { cloneElement, useEffect, useRef, useState, type ReactElement } from 'react';

/** What a trigger must take for opening something: the `Button` and `IconButton` here do. */
export interface TriggerProps {
  readonly 'aria-haspopup'?: 'menu' | 'dialog';
  readonly 'aria-expanded'?: boolean;
  readonly onClick?: () => void;
  readonly onPointerEnter?: () => void;
  readonly onFocus?: () => void;
}

export type Trigger = ReactElement<TriggerProps>;

/**
 * The trigger by itself until it is pressed for the first time; what it opens is fetched when
 * somebody comes near, so that a page does not pay for what nobody opens.
 */
export function useLoadOnInteraction(
  trigger: Trigger,
  kind: 'menu' | 'dialog',
  load: () => Promise<unknown>,
) {
  const [used, setUsed] = useState(false);
  const fetchIt = () => void load();
  const plain = cloneElement(trigger, {
    'aria-haspopup': kind,
    'aria-expanded': false,
    onClick: () => setUsed(true),
    onPointerEnter: fetchIt,
    onFocus: fetchIt,
  });
  return { used, plain };
}

/**
 * Ref for the real trigger, which takes over the press that the plain one had; the headless library
 * then opens as it does for the keyboard, at the first choice.
 */
export function useReplayedPress() {
  const trigger = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    if (pressed.current) return;
    pressed.current = true;
    trigger.current?.click();
  }, []);
  return trigger;
}
