import type { FeatureContext, PageProps } from '@larder/platform';
import { CategoryListing, headOfCategory, preloadCategory } from './category-listing.js';

type Props = PageProps<{ slug: string }>;

export const preload = (context: FeatureContext, { params, search }: Props) =>
  preloadCategory(context, { slug: params.slug, search });

export const head = (context: FeatureContext, { params, search }: Props) =>
  headOfCategory(context, { slug: params.slug, search });

/** The products of a category, with filters and subcategories (NAV-45). */
export default function CategoryPage({ params, search }: Props) {
  return <CategoryListing slug={params.slug} search={search} />;
}
