import { Suspense, useEffect, useState, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** Shown before mounting. */
  readonly pending?: ReactNode;
}

/** Parts that are loaded when the page is there: the server makes it without them. */
export function AfterMount({ children, pending = null }: Props) {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  return isShown ? <Suspense fallback={pending}>{children}</Suspense> : <>{pending}</>;
}
