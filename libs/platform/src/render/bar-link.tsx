import { useLocation } from 'react-router-dom';
import { Link, type LinkProps } from './link.js';

interface Props extends LinkProps {
  /** Address of one of the pages below the entry's own, with one sign in the place of what differs. */
  readonly sample?: string | undefined;
}

/** An entry of a bar: says that its page is the one that is shown, or one below it. */
export function BarLink({ sample, ...props }: Props) {
  const { pathname } = useLocation();
  const isBelow = sample !== undefined && pathname.startsWith(sample.slice(0, -1));
  const current = pathname === props.href ? 'page' : isBelow || undefined;
  return <Link {...props} aria-current={current} />;
}
