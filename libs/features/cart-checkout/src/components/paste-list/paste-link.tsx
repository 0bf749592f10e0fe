import { pasteListRoute } from '@larder/contracts/shopping';
import { createPageMessages, Link, useHref } from '@larder/platform';
import { LinkButton, ShoppingListIcon } from '@larder/ui';
import { pasteLink as de } from '../../messages/de.json';
import { pasteLink as en } from '../../messages/en.json';
import { pasteLink as hi } from '../../messages/hi.json';
import { pasteLink as fr } from '../../messages/fr.json';

const { useText: usePasteLinkText } = createPageMessages('cart-checkout.pasteLink', {
  de,
  en,
  fr,
  hi,
});

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
