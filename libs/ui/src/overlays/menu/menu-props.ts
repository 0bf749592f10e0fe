import type { ReactNode } from 'react';
import type { RenderLink } from '../../navigation/link.js';
import type { Trigger } from '../popup/load-on-interaction.js';

interface MenuLabel {
  readonly label: string;
  readonly icon?: ReactNode;
}

/** An action, a link, or a separator between groups. */
export type MenuEntry =
  | (MenuLabel & { readonly onSelect: () => void; readonly disabled?: boolean })
  | (MenuLabel & { readonly href: string })
  | 'separator';

export interface MenuProps {
  /** A `Button` or `IconButton` of this library; it receives the menu's behaviour. */
  readonly trigger: Trigger;
  readonly align?: 'start' | 'end';
  readonly entries: readonly MenuEntry[];
  readonly renderLink?: RenderLink;
}
