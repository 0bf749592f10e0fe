import { Modal } from './modal.js';
import type { ModalProps } from './modal-props.js';

export interface DialogProps extends ModalProps {
  /** For a calendar or a map. */
  readonly wide?: boolean;
}

/** Asks or shows one thing; a sheet from the bottom on a phone. Never opened over another one. */
export function Dialog({ wide, ...modal }: DialogProps) {
  return <Modal {...modal} modal look={wide ? ['dialog', 'wide'] : ['dialog']} />;
}
