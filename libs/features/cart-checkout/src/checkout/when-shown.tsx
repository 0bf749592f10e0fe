import { Suspense, useEffect, useState, type ReactNode } from 'react';

/** Parts that are loaded when the page is there: the server makes it without them. */
export function WhenShown({ children }: { readonly children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  return isShown ? <Suspense fallback={null}>{children}</Suspense> : null;
}
