import { useRef, useState } from 'react';
import { useText } from '../../messages/account-text.js';

/** The one field of a form, which may not be empty: `check` says so at it, and leads there. */
export function useRequiredField<Field extends HTMLElement = HTMLInputElement>(value: string) {
  const text = useText();
  const ref = useRef<Field>(null);
  const [isAsked, setAsked] = useState(false);
  const isMissing = value.trim() === '';
  const check = () => {
    setAsked(isMissing);
    if (isMissing) ref.current?.focus();
    return !isMissing;
  };
  return {
    check,
    field: { ref, error: isAsked && isMissing ? text('problem.required') : undefined },
  };
}
