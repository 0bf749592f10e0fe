import { Modal } from './modal.js';
import type { ModalProps } from './modal-props.js';

export interface DrawerProps extends ModalProps {
  /** Edge that it slides in from, by reading direction. */
  readonly side?: 'start' | 'end';
  /** Not modal: the page stays usable, for a cart that stays open. */
  readonly beside?: boolean;
}

/** Slides in from the edge: menu, cart, filters. */
export function Drawer({ side = 'end', beside = false, ...modal }: DrawerProps) {
  return <Modal {...modal} modal={!beside} look={['drawer', side]} />;
}
