import { useEffect, type RefObject } from 'react';

/**
 * Reserves the height of an element at the lower edge of the window below the page: the page's end is
 * readable, and focused elements scroll into view.
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
