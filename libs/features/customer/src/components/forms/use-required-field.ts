import { useRef, useState } from 'react';
import { useText } from '../../messages/account-text.js';

/** The only field of a form, which is required: `check` shows its error and focuses it. */
export function useRequiredField<Field extends HTMLElement = HTMLInputElement>(value: string) {
  const text = useText();
  const ref = useRef<Field>(null);
  const [isChecked, setChecked] = useState(false);
  const isMissing = value.trim() === '';
  const check = () => {
    setChecked(isMissing);
    if (isMissing) ref.current?.focus();
    return !isMissing;
  };
  return {
    check,
    field: { ref, error: isChecked && isMissing ? text('problem.required') : undefined },
  };
}
