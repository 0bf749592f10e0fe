import type { MenuLink } from '@larder/contracts/content';
import { Link } from '@larder/platform';
import { useText } from '../use-text.js';

/** A link from the configuration; one that opens a new tab says so and has `noopener`. */
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
