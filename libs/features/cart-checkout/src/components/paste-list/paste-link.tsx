import { pasteListRoute } from '@larder/contracts/shopping';
import { Link, useHref } from '@larder/platform';
import { LinkButton, ShoppingListIcon } from '@larder/ui';
import { usePasteLinkText } from '../../messages/paste-link-text.js';

/** Leads from the cart to the page that fills it from a list. */
export function PasteLink() {
  const text = usePasteLinkText();
  const href = useHref()(pasteListRoute, {});
  if (href === undefined) return null;
  return (
    <div>
      <LinkButton as={Link} href={href} variant="secondary" icon={<ShoppingListIcon />}>
        {text('open')}
      </LinkButton>
    </div>
  );
}
