import { useLocation } from 'react-router-dom';
import { Link, type LinkProps } from './link.js';

interface Props extends LinkProps {
  /** Begins the addresses of the pages below the entry's own. */
  readonly below?: string | undefined;
}

/** No address begins so. */
const NO_HREF = '-';

/** An entry of a bar: says that its page is the one that is shown, or one below it. */
export function BottomBarLink({ below = NO_HREF, ...props }: Props) {
  const { pathname } = useLocation();
  const current = pathname === props.href ? 'page' : pathname.startsWith(below) || undefined;
  return <Link {...props} aria-current={current} />;
}
