import { Modal } from './modal.js';
import type { ModalProps } from './modal-props.js';

export interface DialogProps extends ModalProps {
  /** For wide content such as a calendar or a map. */
  readonly wide?: boolean;
}

/** A question or a single piece of content; a bottom sheet on phones. Never open it over another dialog. */
export function Dialog({ wide, ...modal }: DialogProps) {
  return <Modal {...modal} modal look={wide ? ['dialog', 'wide'] : ['dialog']} />;
}
