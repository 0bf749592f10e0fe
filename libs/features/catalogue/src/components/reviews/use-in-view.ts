import { useEffect, useRef, useState, type RefObject } from 'react';

/** Early enough for the answer to be there when the shopper is. */
const rootMargin = '600px';

/** Whether an element has come near to the visible part of the page; it stays so. */
export function useInView(): readonly [RefObject<HTMLDivElement | null>, boolean] {
  const sentinel = useRef<HTMLDivElement>(null);
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const element = sentinel.current;
    // A link to the reviews, as in an e-mail, wants them at once.
    if (!element || !('IntersectionObserver' in window) || window.location.hash === '#reviews') {
      setInView(true);
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        setInView(true);
      },
      { rootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [sentinel, isInView];
}
