import { useEffect, useRef } from 'react';

/** After a navigation in the browser, moves the focus to the start of the new page. */
export function PageFocus({ url }: { readonly url: string }) {
  const path = url.split('?')[0] ?? url;
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    const heading =
      document.querySelector<HTMLElement>('#content h1') ?? document.getElementById('content');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [path]);
  return null;
}
