import { lazy } from 'react';
import {
  useFeature,
  type FeatureContext,
  type ProfileSection,
  type ProfileSectionsProps,
} from '@larder/platform';
import { CardIcon, OfferIcon, StarIcon } from '@larder/ui';
import { useText } from '../texts/loyalty-text.js';

const sections = {
  loyalty: { Icon: StarIcon, View: lazy(() => import('../sections/card-section.js')) },
  vouchers: { Icon: OfferIcon, View: lazy(() => import('../sections/vouchers-section.js')) },
  'physical-card': {
    Icon: CardIcon,
    View: lazy(() => import('../sections/physical-card-section.js')),
  },
} satisfies Record<string, Pick<ProfileSection, 'Icon' | 'View'>>;
type Slug = keyof typeof sections;

/** PLAT-20: the programme's sections, or the one of the shop's own card. */
const slugsOf = ({ featureJoe }: FeatureContext['tenant']): readonly Slug[] =>
  featureJoe ? ['loyalty', 'vouchers'] : ['physical-card'];

/** Card and vouchers as pages of the profile (LOY-15). */
export default function LoyaltySections({ show }: ProfileSectionsProps) {
  const text = useText();
  return slugsOf(useFeature().tenant).map((slug) =>
    show({
      slug,
      label: text(`section.${slug}`),
      text: text(`section.${slug}.text`),
      ...sections[slug],
    }),
  );
}

export async function preload({ tenant }: FeatureContext, all: readonly ProfileSectionsProps[]) {
  for (const { has } of all) slugsOf(tenant).forEach(has);
}
