import { useLocation } from 'react-router-dom';
import { Link, type LinkProps } from './link.js';

interface Props extends LinkProps {
  /** Prefix of the URLs of the pages below the entry's own. */
  readonly below?: string | undefined;
}

/** Matches no URL. */
const NO_HREF = '-';

/** Entry of the bottom bar; marked as current when its page, or one below it, is shown. */
export function BottomBarLink({ below = NO_HREF, ...props }: Props) {
  const { pathname } = useLocation();
  const current = pathname === props.href ? 'page' : pathname.startsWith(below) || undefined;
  return <Link {...props} aria-current={current} />;
}
