import { useEffect, useState } from 'react';
import { useFeature } from '@larder/platform';

/** Any block of the type: with one prepared, the code of all is there. */
const sample = { id: 'edit', type: 'edit-link', fields: { href: '/', name: 'sample' } };

/** CONT-56, 57: shift, ctrl and e turn the links for editors on and off, for whoever presses them. */
export function useEditMode(isPossible: boolean): boolean {
  const context = useFeature();
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (!isPossible) return;
    const toggle = async (event: KeyboardEvent) => {
      if (!event.shiftKey || !event.ctrlKey || event.key.toLowerCase() !== 'e') return;
      event.preventDefault();
      await context.placeBlocks([sample]);
      setOn((was) => !was);
    };
    document.addEventListener('keydown', toggle);
    return () => document.removeEventListener('keydown', toggle);
  }, [context, isPossible]);
  return isOn;
}
