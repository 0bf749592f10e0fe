import { useLocation } from 'react-router-dom';
import { Link, type LinkProps } from './link.js';

interface Props extends LinkProps {
  /** Begins the addresses of the pages below the entry's own. */
  readonly below?: string | undefined;
}

/** An entry of a bar: says that its page is the one that is shown, or one below it. */
export function BarLink({ below, ...props }: Props) {
  const { pathname } = useLocation();
  const isBelow = below !== undefined && pathname.startsWith(below);
  const current = pathname === props.href ? 'page' : isBelow || undefined;
  return <Link {...props} aria-current={current} />;
}
