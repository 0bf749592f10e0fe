import { lazy } from 'react';
import {
  useFeature,
  type FeatureContext,
  type ProfileSection,
  type ProfileSectionsProps,
} from '@larder/platform';
import { AllergenIcon, HeartIcon, PackageIcon, ShoppingListIcon } from '@larder/ui';
import { useText as useAccountText } from '../texts/account-text.js';
import { useText } from '../texts/section-text.js';

const sections = {
  orders: { Icon: PackageIcon, View: lazy(() => import('../orders/orders.js')) },
  favorites: {
    Icon: HeartIcon,
    View: lazy(() => import('../favourites/favorites-section.js')),
  },
  'shopping-lists': {
    Icon: ShoppingListIcon,
    View: lazy(() => import('../lists/lists-section.js')),
  },
  diet: { Icon: AllergenIcon, View: lazy(() => import('../diet/diet-section.js')) },
} satisfies Record<string, Pick<ProfileSection, 'Icon' | 'View'>>;
type Slug = keyof typeof sections;

const slugsOf = ({ tenant }: Pick<FeatureContext, 'tenant'>) =>
  (Object.keys(sections) as Slug[]).filter(
    (slug) => slug !== 'favorites' || tenant.featureCustomerFavorites,
  );

/** What the customer bought, likes, writes down and does not eat: what is looked for most comes first. */
export default function ListSections({ show }: ProfileSectionsProps) {
  const text = useText();
  const ofAccount = useAccountText();
  return slugsOf(useFeature()).map((slug) =>
    show({
      slug,
      ...(slug === 'orders'
        ? { label: ofAccount('section.orders'), text: ofAccount('section.orders.text') }
        : { label: text(`section.${slug}`), text: text(`section.${slug}.text`) }),
      ...sections[slug],
    }),
  );
}

export async function preload(context: FeatureContext, all: readonly ProfileSectionsProps[]) {
  for (const { has } of all) slugsOf(context).forEach(has);
}
