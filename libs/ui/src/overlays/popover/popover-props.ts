import type { ReactNode } from 'react';
import type { Trigger } from '../popup/load-on-interaction.js';

export interface PopoverProps {
  /** A `Button` or `IconButton` of this library; it receives the popover's behaviour. */
  readonly trigger: Trigger;
  readonly title: string;
  readonly align?: 'start' | 'center' | 'end';
  readonly children: ReactNode;
}
