import { indexRoute } from '@larder/contracts/content';
import { recipesRoute } from '@larder/contracts/recipes';
import { Link, useHref, type FeatureContext } from '@larder/platform';
import { Breadcrumbs } from '@larder/ui';
import { useText, getText, type TextKey } from '../../messages/use-text.js';

const steps = [
  [indexRoute, 'breadcrumbs.home'],
  [recipesRoute, 'overview.title'],
] as const;

function trailOf(href: FeatureContext['href'], t: (key: TextKey) => string) {
  return steps.flatMap(([ref, key]) => {
    const address = href(ref, {});
    return address === undefined ? [] : [{ href: address, text: t(key) }];
  });
}

/** Breadcrumbs of a recipe. */
export function RecipeBreadcrumbs({ current }: { readonly current: string }) {
  const t = useText();
  return (
    <Breadcrumbs
      label={t('breadcrumbs.label')}
      trail={trailOf(useHref(), t)}
      current={current}
      renderLink={(link) => <Link {...link} />}
    />
  );
}

/** The trail for search engines. */
export function breadcrumbsJsonLd(context: FeatureContext, current: string): object {
  const trail = trailOf(context.href, getText(context).t);
  const items = [...trail, { href: undefined, text: current }];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ href, text }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      ...(href === undefined ? {} : { item: href }),
    })),
  };
}
