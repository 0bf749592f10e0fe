import { useEffect, useState } from 'react';

/** CONT-56, 57: shift, ctrl and e turn the links for editors on and off, for whoever presses them. */
export function useEditMode(isPossible: boolean): boolean {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (!isPossible) return;
    const toggle = (event: KeyboardEvent) => {
      if (!event.shiftKey || !event.ctrlKey || event.key.toLowerCase() !== 'e') return;
      event.preventDefault();
      setOn((was) => !was);
    };
    document.addEventListener('keydown', toggle);
    return () => document.removeEventListener('keydown', toggle);
  }, [isPossible]);
  return isOn;
}
