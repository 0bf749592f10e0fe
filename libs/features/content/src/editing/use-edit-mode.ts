import { useEffect, useState } from 'react';
import type { Block } from '@larder/contracts/content';
import { useFeature } from '@larder/platform';

/** Any block of the type: with one prepared, the code of all is there. */
const sample = { id: 'edit', type: 'edit-link', fields: { href: '/', name: 'sample' } };

type Edit = (blocks: readonly Block[]) => readonly Block[];
const asItIs: Edit = (blocks) => blocks;

/**
 * CONT-56, 57: shift, ctrl and e turn the links for editors on and off, for whoever presses them.
 * Gives what adds the links to a tree; their code comes with the first press.
 */
export function useEditMode(editUrl: string | undefined): Edit {
  const context = useFeature();
  const [edit, setEdit] = useState(() => asItIs);
  useEffect(() => {
    if (editUrl === undefined) return;
    const toggle = async (event: KeyboardEvent) => {
      if (!event.shiftKey || !event.ctrlKey || event.key.toLowerCase() !== 'e') return;
      event.preventDefault();
      await context.placeBlocks([sample]);
      const { withEditLinks } = await import('./edit-links.js');
      const linked: Edit = (blocks) => withEditLinks(blocks, editUrl, window.location.pathname);
      setEdit((was: Edit) => (was === asItIs ? linked : asItIs));
    };
    document.addEventListener('keydown', toggle);
    return () => document.removeEventListener('keydown', toggle);
  }, [context, editUrl]);
  return edit;
}
