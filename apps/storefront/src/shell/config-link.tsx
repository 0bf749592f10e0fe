import type { MenuLink } from '@larder/contracts/content';
import { Link } from '@larder/platform';
import { useText } from './use-text.js';

/** A link of an editable frame; one to another tab says so, and that tab learns nothing of this one. */
export function ConfigLink({ link }: { readonly link: MenuLink }) {
  const text = useText();
  if (!link.newTab) return <Link href={link.href}>{link.label}</Link>;
  return (
    <Link href={link.href} target="_blank" rel="noopener noreferrer">
      {link.label}
      <span className="visually-hidden"> ({text('newTab')})</span>
    </Link>
  );
}
