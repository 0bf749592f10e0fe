import { useEffect, useState } from 'react';
import { useFeature } from '@larder/platform';
import type { Edit } from './edit-links.js';

const asItIs: Edit = (blocks) => blocks;

/**
 * CONT-56, 57: shift, ctrl and e turn the links for editors on and off, for whoever presses them.
 * Gives what adds the links to a tree; its code comes with the first press.
 */
export function useEditMode(editUrl: string | undefined): Edit {
  const context = useFeature();
  const [edit, setEdit] = useState(() => asItIs);
  useEffect(() => {
    if (editUrl === undefined) return;
    const toggle = async (event: KeyboardEvent) => {
      if (!event.shiftKey || !event.ctrlKey || event.key.toLowerCase() !== 'e') return;
      event.preventDefault();
      const { linking } = await import('./edit-links.js');
      const linked = await linking(context, editUrl);
      setEdit((was: Edit) => (was === asItIs ? linked : asItIs));
    };
    document.addEventListener('keydown', toggle);
    return () => document.removeEventListener('keydown', toggle);
  }, [context, editUrl]);
  return edit;
}
