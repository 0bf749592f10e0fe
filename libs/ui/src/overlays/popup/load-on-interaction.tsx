import { cloneElement, useEffect, useRef, useState, type ReactElement } from 'react';

/** Props of a trigger: `Button` and `IconButton` accept them. */
export interface TriggerProps {
  readonly 'aria-haspopup'?: 'menu' | 'dialog';
  readonly 'aria-expanded'?: boolean;
  readonly onClick?: () => void;
  readonly onPointerEnter?: () => void;
  readonly onFocus?: () => void;
}

export type Trigger = ReactElement<TriggerProps>;

/**
 * Renders only the trigger until it is first used; the popup's code is preloaded on hover or focus, so
 * that a page does not load unused code.
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
