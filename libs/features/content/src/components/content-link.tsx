import type { ComponentProps } from 'react';
import { Link } from '@larder/platform';
import { useText } from '../messages/use-text.js';

interface Props extends ComponentProps<typeof Link> {
  /** Opens in a new tab, and tells screen readers so. */
  readonly newTab?: boolean | undefined;
}

/** An editor's link. A new tab gets neither opener nor referrer. */
export function ContentLink({ newTab, children, ...props }: Props) {
  const text = useText();
  if (!newTab) return <Link {...props}>{children}</Link>;
  return (
    <Link {...props} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> ({text('newTab')})</span>
    </Link>
  );
}
