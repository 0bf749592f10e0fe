import { useEffect, useState } from 'react';
import { useFeature } from '@larder/platform';
import type { Edit } from './edit-links.js';

const unchanged: Edit = (blocks) => blocks;

/**
 * CONT-56, 57: shift, ctrl and e toggle the edit links, for every visitor. Returns the function that
 * adds the links to a tree; its code loads with the first press.
 */
export function useEditMode(editUrl: string | undefined): Edit {
  const context = useFeature();
  const [edit, setEdit] = useState(() => unchanged);
  useEffect(() => {
    if (editUrl === undefined) return;
    const toggle = async (event: KeyboardEvent) => {
      if (!event.shiftKey || !event.ctrlKey || event.key.toLowerCase() !== 'e') return;
      event.preventDefault();
      const { withEditLink } = await import('./edit-links.js');
      const linked = await withEditLink(context, editUrl);
      setEdit((was: Edit) => (was === unchanged ? linked : unchanged));
    };
    document.addEventListener('keydown', toggle);
    return () => document.removeEventListener('keydown', toggle);
  }, [context, editUrl]);
  return edit;
}
