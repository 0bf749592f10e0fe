import type { ComponentProps } from 'react';
import { Link } from '@larder/platform';
import { useText } from '../messages/use-text.js';

interface Props extends ComponentProps<typeof Link> {
  /** Opens beside the shop, and says so to who cannot see it. */
  readonly newTab?: boolean | undefined;
}

/** A link that an editor wrote. Another tab neither learns of this one nor can move it. */
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
