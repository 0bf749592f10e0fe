import { Modal } from './modal.js';
import type { ModalProps } from './modal-props.js';

export interface DrawerProps extends ModalProps {
  /** Edge it comes from, by reading direction. */
  readonly side?: 'start' | 'end';
  /** Leaves the page beside it usable, for a cart that stays open. */
  readonly beside?: boolean;
}

/** Comes in from the edge: menu, cart, filters. */
export function Drawer({ side = 'end', beside = false, ...modal }: DrawerProps) {
  return <Modal {...modal} modal={!beside} look={['drawer', side]} />;
}
