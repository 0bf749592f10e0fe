import { lazy } from 'react';
import {
  useFeature,
  type FeatureContext,
  type ProfileSection,
  type ProfileSectionsProps,
} from '@larder/platform';
import { CardIcon, TruckIcon, WalletIcon } from '@larder/ui';
import { useText } from '../texts/wallet-text.js';

const sections = {
  wallet: { Icon: WalletIcon, View: lazy(() => import('../sections/wallet-section.js')) },
  'payment-methods': { Icon: CardIcon, View: lazy(() => import('../sections/methods-section.js')) },
  'delivery-pass': { Icon: TruckIcon, View: lazy(() => import('../sections/pass-section.js')) },
} satisfies Record<string, Pick<ProfileSection, 'Icon' | 'View'>>;
type Slug = keyof typeof sections;

/** What of this the shop has (PLAT-13, PLAT-22). */
function slugsOf({ wallet, featureCustomerDeliveryPass }: FeatureContext['tenant']): Slug[] {
  return [
    ...(wallet ? (['wallet'] as const) : []),
    'payment-methods',
    ...(featureCustomerDeliveryPass ? (['delivery-pass'] as const) : []),
  ];
}

/** Wallet, ways to pay and delivery pass as pages of the profile. */
export default function WalletSections({ show }: ProfileSectionsProps) {
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
