import { useEffect, type RefObject } from 'react';

/**
 * Leaves as much room below the page as an element at the window's lower edge covers: the page's end
 * can be read, and what takes the focus is scrolled to where it is seen.
 */
export function useBottomInset(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { documentElement: root, body } = document;
    const measure = () => {
      const { top = window.innerHeight } = element.current?.getBoundingClientRect() ?? {};
      const covered = `${Math.max(0, Math.ceil(window.innerHeight - top))}px`;
      root.style.setProperty('--sticky-bottom', covered);
      body.style.setProperty('padding-block-end', covered);
    };
    const watcher = new ResizeObserver(measure);
    if (element.current) watcher.observe(element.current);
    window.addEventListener('resize', measure);
    return () => {
      watcher.disconnect();
      window.removeEventListener('resize', measure);
      root.style.removeProperty('--sticky-bottom');
      body.style.removeProperty('padding-block-end');
    };
  }, [element]);
}
