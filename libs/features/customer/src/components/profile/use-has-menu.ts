import { useEffect, useState } from 'react';
import { from } from '@larder/ui';

/** Whether the menu stands beside the overview, which then need not repeat it; false on the server. */
export function useHasMenu(): boolean {
  const [hasMenu, setHasMenu] = useState(false);
  useEffect(() => {
    const wide = window.matchMedia?.(from('md'));
    if (!wide) return undefined;
    const update = () => setHasMenu(wide.matches);
    update();
    wide.addEventListener('change', update);
    return () => wide.removeEventListener('change', update);
  }, []);
  return hasMenu;
}
