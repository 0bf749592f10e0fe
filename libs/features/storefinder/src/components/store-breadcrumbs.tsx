import { indexRoute } from '@larder/contracts/content';
import { storefinderRoute } from '@larder/contracts/distribution';
import { Link, useHref } from '@larder/platform';
import { Breadcrumbs } from '@larder/ui';
import { useText } from '../messages/use-text.js';

/** Breadcrumbs of the store finder; `store` is the name of a single one. */
export function StoreBreadcrumbs({ store }: { readonly store?: string }) {
  const t = useText();
  const href = useHref();
  const home = { href: href(indexRoute, {}) ?? '/', text: t('home') };
  const list = { href: href(storefinderRoute, {}) ?? '/', text: t('title') };
  return (
    <Breadcrumbs
      label={t('breadcrumbs')}
      trail={store === undefined ? [home] : [home, list]}
      current={store ?? t('title')}
      renderLink={(link) => <Link {...link} />}
    />
  );
}
